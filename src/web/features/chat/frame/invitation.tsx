import type { ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import * as text from '#web/ui/text.css.ts';
import * as css from './invitation.css.ts';
import { QuietFrame } from './quiet-frame.tsx';

interface InvitationProps {
  headline: string;
  body: string;
  /** The one thing to do. */
  children: ReactNode;
}

/** What stands in place of the chat for somebody who is not in it. */
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
