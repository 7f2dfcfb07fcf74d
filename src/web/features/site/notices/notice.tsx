import type { ReactNode } from 'react';
import { comingSoon, type ComingSoonContent } from '#content/coming-soon.ts';
import { onward } from '#content/onward.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section, type SectionProps } from '#web/ui/section.tsx';
import { display, lead } from '#web/ui/text.css.ts';
import { ActionButton, ActionLabel } from '#web/features/site/shared/action-button.tsx';
import * as css from './notice.css.ts';

interface PageNoticeProps {
  tone: NonNullable<SectionProps['tone']>;
  title: ReactNode;
  text: string;
  drawing: ReactNode;
  /** The title above the links. */
  waysTitle: string;
  children?: ReactNode;
}

/** A page with one message, and links to other pages. */
export function PageNotice({ tone, title, text, drawing, waysTitle, children }: PageNoticeProps) {
  return (
    <Section tone={tone} size="flush">
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={display}>{title}</h1>
          <p className={lead}>{text}</p>
          {children}
          <ActionButton action={onward.home} className={css.home} />
          <WaysOnward title={waysTitle} />
        </div>
        <div className={css.noticeDrawing}>{drawing}</div>
      </div>
    </Section>
  );
}

/** Links to other pages. */
function WaysOnward({ title }: { title: string }) {
  const { flags } = useSettings();
  return (
    <div className={css.onward}>
      <h2 className={css.title}>{title}</h2>
      <ul role="list" className={css.ways}>
        {onward.ways
          .filter(({ shownWhen }) => !shownWhen || flags[shownWhen])
          .map((way) => (
            <li key={way.label} className={css.way}>
              <ActionLink action={way} className={css.link}>
                <ActionLabel action={way} arrow />
              </ActionLink>
              <p className={css.description}>{way.description}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

type ComingSoonProps = Partial<ComingSoonContent>;

/** Shown in place of a page that is not ready. */
export function ComingSoon({ title = comingSoon.title, text = comingSoon.text }: ComingSoonProps) {
  return (
    <PageNotice
      tone="deep"
      title={title}
      text={text}
      drawing={<UnfinishedSteps />}
      waysTitle={onward.comingSoon}
    />
  );
}

/** The steps of the mark while the last of them is still to be built. */
function UnfinishedSteps() {
  return (
    <svg viewBox="0 0 480 460" aria-hidden className={css.stepsDrawing}>
      <path d="M0 460v-90h120v-90h120v-90h120v270Z" className={css.built} />
      <path d="M361 100h118v360" className={css.missing} />
      <path d="M361 190v-90" className={css.missing} />
      <circle cx="420" cy="50" r="33" className={css.pointToBe} />
    </svg>
  );
}

/** The steps of the mark with one missing, and the point fallen through the gap. */
export function BrokenSteps() {
  return (
    <svg viewBox="0 0 480 460" aria-hidden className={css.stepsDrawing}>
      <path d="M0 460v-90h120v90ZM240 460v-270h120v-90h120v360Z" className={css.built} />
      <path d="M120 280h119M121 370v-90" className={css.missing} />
      <circle cx="180" cy="427" r="33" className={css.point} />
    </svg>
  );
}

/** All the steps of the mark, and the point above them. */
export function WholeSteps() {
  return (
    <svg viewBox="0 0 480 460" aria-hidden className={css.stepsDrawing}>
      <path d="M0 460v-90h120v-90h120v-90h120v-90h120v360Z" className={css.built} />
      <circle cx="420" cy="50" r="33" className={css.point} />
    </svg>
  );
}
