import { useId, type ComponentProps, type ReactNode } from 'react';
import { failureText } from '#web/lib/api-error.ts';
import { danger, h3, h4, ink, mayBreak, muted, strong } from '#web/ui/text.css.ts';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { above3, above4, above5, cluster5, measure, middle } from '#web/ui/layout.css.ts';

interface ReminderProps {
  title: string;
  /** 3 under another heading. */
  level: 2 | 3;
  /** Says what is offered, or what is on. */
  words: ReactNode;
  /** Why the last choice was not saved. */
  error: unknown;
  /** The error message if the server sends none. */
  failed: string;
  /** The question above several buttons. */
  question?: string;
  children: ReactNode;
}

export function Reminder(props: ReminderProps) {
  const { title, level, words, error, failed, question, children } = props;
  const titleId = useId();
  const questionId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId} className={level === 2 ? h3 : h4}>
        {title}
      </Heading>
      <p role="status" className={`${above3} ${measure} ${muted}`}>
        {words}
      </p>
      <div
        className={`${cluster5} ${middle} ${above5}`}
        {...(question !== undefined && { role: 'group', 'aria-labelledby': questionId })}
      >
        {question !== undefined && (
          <span id={questionId} className={strong}>
            {question}
          </span>
        )}
        {children}
      </div>
      {error !== null && (
        <p role="alert" className={`${above4} ${danger}`}>
          {failureText(error, failed)}
        </p>
      )}
    </section>
  );
}

export function ReminderAddress(props: ComponentProps<typeof EmailAddress>) {
  return (
    <span className={`${ink} ${mayBreak}`}>
      <EmailAddress {...props} />
    </span>
  );
}
