import type { ReactNode } from 'react';
import { comingSoon } from '#content/coming-soon.ts';
import { onward } from '#content/onward.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section, type SectionProps } from '#web/ui/section.tsx';
import { BesideSteps, UnfinishedSteps } from '#web/ui/steps.tsx';
import { display, label, lead, muted, small } from '#web/ui/text.css.ts';
import { ActionButton, ActionLabel } from '#web/features/site/shared/action-button.tsx';
import * as css from './notice.css.ts';
import {
  above2,
  above5,
  columns2,
  fullWidth,
  relative,
  ruled,
  stack1,
  stack4,
} from '#web/ui/layout.css.ts';

interface PageNoticeProps {
  tone: NonNullable<SectionProps['tone']>;
  title: ReactNode;
  text: string;
  drawing: ReactNode;
  waysTitle: string;
}

export function PageNotice({ tone, title, text, drawing, waysTitle }: PageNoticeProps) {
  return (
    <Section tone={tone} size="flush">
      <BesideSteps drawing={drawing}>
        <h1 className={display}>{title}</h1>
        <p className={lead}>{text}</p>
        <ActionButton action={onward.home} className={above2} />
        <WaysOnward title={waysTitle} />
      </BesideSteps>
    </Section>
  );
}

function WaysOnward({ title }: { title: string }) {
  const { flags } = useSettings();
  return (
    <div className={`${stack4} ${fullWidth} ${above5}`}>
      <h2 className={`${label} ${muted}`}>{title}</h2>
      <ul role="list" className={columns2}>
        {onward.ways
          .filter(({ shownWhen }) => !shownWhen || flags[shownWhen])
          .map((way) => (
            <li key={way.label} className={`${relative} ${stack1} ${ruled}`}>
              <ActionLink action={way} className={css.link}>
                <ActionLabel action={way} arrow />
              </ActionLink>
              <p className={`${small} ${muted}`}>{way.description}</p>
            </li>
          ))}
      </ul>
    </div>
  );
}

export function ComingSoon({ text = comingSoon.page }: { text?: string }) {
  return (
    <PageNotice
      tone="deep"
      title={comingSoon.title}
      text={text}
      drawing={<UnfinishedSteps />}
      waysTitle={onward.comingSoon}
    />
  );
}
