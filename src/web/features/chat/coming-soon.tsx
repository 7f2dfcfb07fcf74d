import { useRef } from 'react';
import { chat } from '#content/chat.ts';
import { comingSoon, comingSoonActions } from '#content/coming-soon.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { display, lead, muted } from '#web/ui/text.css.ts';
import { ChatFrame } from './chat-frame.tsx';
import * as css from './coming-soon.css.ts';
import { Composer } from './composer.tsx';
import { SidebarContent } from './sidebar.tsx';
import { above3, atCenter, cluster3, grows } from '#web/ui/layout.css.ts';

export function ComingSoonOverlay() {
  return (
    <>
      <div inert aria-hidden className={css.behind}>
        <ChatPreview />
      </div>
      <main id="main" tabIndex={-1} className={css.overlay}>
        <div className={css.words}>
          <h1 className={display}>{comingSoon.title}</h1>
          <p className={lead}>{comingSoon.chat}</p>
          <div className={`${cluster3} ${atCenter} ${above3}`}>
            {comingSoonActions.map((action, index) => (
              <ActionLink
                key={action.label}
                action={action}
                className={buttonClass({
                  size: 'lg',
                  variant: index === 0 ? 'primary' : 'secondary',
                })}
              />
            ))}
          </div>
        </div>
      </main>
    </>
  );
}

const nothing = () => undefined;

/** The chat as a new user sees it. Loads no data and does nothing. */
function ChatPreview() {
  const panel = useRef<HTMLElement>(null);
  return (
    <ChatFrame
      as="div"
      panel={panel}
      sidebar={
        <SidebarContent isCreating={false} onCreate={nothing}>
          <p className={muted}>{chat.labels.noConversations}</p>
        </SidebarContent>
      }
    >
      <div className={grows} />
      <Composer
        draft=""
        onDraft={nothing}
        onSend={nothing}
        state="idle"
        onStop={nothing}
        isStopping={false}
      />
    </ChatFrame>
  );
}
