import type { ReactNode } from 'react';
import { comingSoon, type ComingSoonContent } from '#content/coming-soon.ts';
import { onward } from '#content/onward.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section, type SectionProps } from '#web/ui/section.tsx';
import { BesideSteps, UnfinishedSteps } from '#web/ui/steps.tsx';
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
}

/** A page with one message, and links to other pages. */
export function PageNotice({ tone, title, text, drawing, waysTitle }: PageNoticeProps) {
  return (
    <Section tone={tone} size="flush">
      <BesideSteps drawing={drawing}>
        <h1 className={display}>{title}</h1>
        <p className={lead}>{text}</p>
        <ActionButton action={onward.home} className={css.home} />
        <WaysOnward title={waysTitle} />
      </BesideSteps>
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
