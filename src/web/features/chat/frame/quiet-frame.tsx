import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { siteName } from '#content/site.ts';
import { Logo } from '#web/ui/logo.tsx';
import * as css from './quiet-frame.css.ts';

/** Around what stands in place of the chat, with the way back to the site. */
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
