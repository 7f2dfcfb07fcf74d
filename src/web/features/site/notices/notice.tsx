import type { ReactNode } from 'react';
import { onward } from '#content/onward.ts';
import { Section, type SectionProps } from '#web/ui/section.tsx';
import { display, lead } from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import * as css from './notice.css.ts';
import { WaysOnward } from './ways-onward.tsx';

interface NoticeProps {
  tone: NonNullable<SectionProps['tone']>;
  title: ReactNode;
  text: string;
  drawing: ReactNode;
  /** Above the ways to go on from here. */
  waysTitle: string;
  children?: ReactNode;
}

/** A page that has only one thing to say, and leads on. */
export function Notice({ tone, title, text, drawing, waysTitle, children }: NoticeProps) {
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
        <div className={css.drawing}>{drawing}</div>
      </div>
    </Section>
  );
}
