import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { errorStatus, failureText, isMissing } from '#web/lib/api-error.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { above4, above5, buttons, measure, narrow, stack4 } from '#web/ui/layout.css.ts';
import * as css from './screens.css.ts';

/** The ground of a screen without questions. Not `Section`, whose file has the code of the whole site. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <div className={css.screen}>
      <Container>{children}</Container>
    </div>
  );
}

/** The title of a screen; it gets the focus when the screen changes. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div>
      <p className={text.kicker}>{words.kicker}</p>
      <h1 tabIndex={-1} className={`${text.h1} ${above4}`}>
        {title}
      </h1>
      {children}
    </div>
  );
}

interface MessageProps {
  title: string;
  text: ReactNode;
  note?: string;
  /** Buttons, the primary one first. */
  children?: ReactNode;
}

export function Message({ title, text: lead, note, children }: MessageProps) {
  return (
    <Screen>
      <ScreenHeader title={title}>
        <p className={`${text.lead} ${above4}`}>{lead}</p>
        {note !== undefined && <p className={`${text.muted} ${above4} ${measure}`}>{note}</p>}
        {children !== undefined && <div className={`${buttons} ${above5}`}>{children}</div>}
      </ScreenHeader>
    </Screen>
  );
}

/**
 * Rendered by the server for every link, and shown while the invitation loads. Its lead is the largest
 * text of the page: what replaces it later does not delay the largest contentful paint.
 */
export function FormLoading() {
  return (
    <Screen>
      <ScreenHeader title={words.headline(null)}>
        <p className={`${text.lead} ${above4}`}>{words.waiting}</p>
        <noscript>
          <p className={`${text.lead} ${above4}`}>{words.needsScript}</p>
        </noscript>
        <Loading
          label={words.loading}
          className={`${stack4} ${above5} ${narrow}`}
          shapes={['line', 'line', 'block']}
        />
      </ScreenHeader>
    </Screen>
  );
}

export function DeadInvitation() {
  const { title, text: lead, copied, home } = words.dead;
  return (
    <Message title={title} text={lead} note={copied}>
      <Link to="/" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
        {home}
      </Link>
    </Message>
  );
}

interface CannotOpenProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

export function CannotOpen({ error, isRetrying, onRetry }: CannotOpenProps) {
  // Whatever the reason.
  if (isMissing(error)) return <DeadInvitation />;
  if (errorStatus(error) === 403) {
    return (
      <Message title={words.own.title} text={words.own.text}>
        <Link to="/assessment/dashboard" className={buttonClass({ size: 'lg' })}>
          {words.own.results}
        </Link>
      </Message>
    );
  }
  return (
    <Message
      title={words.failed.title}
      text={<span role="alert">{failureText(error, words.failed.text)}</span>}
    >
      <Button size="lg" pending={isRetrying} onClick={onRetry}>
        Try Again
      </Button>
    </Message>
  );
}
