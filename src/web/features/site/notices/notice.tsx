import type { ReactNode } from 'react';
import type { Action } from '#content/actions.ts';
import { Section, type SectionProps } from '#web/ui/section.tsx';
import { display, lead } from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import * as css from './notice.css.ts';

interface NoticeProps {
  tone: NonNullable<SectionProps['tone']>;
  title: ReactNode;
  text: string;
  drawing: ReactNode;
  /** Where to go instead; the first of them stands out. */
  actions: readonly Action[];
  children?: ReactNode;
}

/** A page that has only one thing to say. */
export function Notice({ tone, title, text, drawing, actions, children }: NoticeProps) {
  return (
    <Section tone={tone} size="flush">
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={display}>{title}</h1>
          <p className={lead}>{text}</p>
          {children}
          <div className={css.actions}>
            {actions.map((action, index) => (
              <ActionButton
                key={action.label}
                action={action}
                variant={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        </div>
        <div className={css.drawing}>{drawing}</div>
      </div>
    </Section>
  );
}
