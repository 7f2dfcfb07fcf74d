import { chatComingSoon, comingSoonActions } from '#content/coming-soon.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { display, lead } from '#web/ui/text.css.ts';
import * as css from './coming-soon-overlay.css.ts';
import { ChatPreview } from './chat-preview.tsx';

/** Says that the chat is not open yet; the chat itself can be seen behind it, and not be used. */
export function ComingSoonOverlay() {
  return (
    <>
      <div inert aria-hidden className={css.behind}>
        <ChatPreview />
      </div>
      <main id="main" tabIndex={-1} className={css.overlay}>
        <div className={css.words}>
          <h1 className={display}>{chatComingSoon.title}</h1>
          <p className={lead}>{chatComingSoon.text}</p>
          <div className={css.actions}>
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
