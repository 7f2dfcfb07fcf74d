import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { siteName } from '#content/site.ts';
import { Logo } from '#web/ui/logo.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './invitation.css.ts';

interface InvitationProps {
  headline: string;
  body: string;
  /** The one thing to do. */
  children: ReactNode;
}

/** Shown in place of the chat to anyone who is not signed in. */
export function Invitation({ headline, body, children }: InvitationProps) {
  return (
    <QuietFrame>
      <div className={css.words}>
        <p className={text.kicker}>{chat.name}</p>
        <h1 className={text.display}>{headline}</h1>
        <p className={text.lead}>{body}</p>
        <div className={css.action}>{children}</div>
      </div>
    </QuietFrame>
  );
}

/** Frames what is shown in place of the chat, with a link back to the site. */
export function QuietFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <header className={css.header}>
        <Link to="/" className={css.home}>
          <Logo name={siteName} />
        </Link>
        <Link to="/resources" className={css.back}>
          {chat.labels.backToSite}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
