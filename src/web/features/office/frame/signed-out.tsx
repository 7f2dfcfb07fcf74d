import { useLocation } from '@tanstack/react-router';
import { newTabHint } from '#content/navigation.ts';
import { office } from '#content/office.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Container } from '#web/ui/container.tsx';
import { h4 } from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './signed-out.css.ts';

/** Above a page whose calls are refused until its visitor has signed in again, in another tab. */
export function SignedOut() {
  const { title, text, action } = office.signedOut;
  const returnTo = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div role="alert" className={css.band}>
      <Container className={css.inner}>
        <div>
          <p className={h4}>{title}</p>
          <p className={css.text}>{text}</p>
        </div>
        <a
          href={`/api/login?${new URLSearchParams({ returnTo })}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({})}
        >
          {action}
          <VisuallyHidden> {newTabHint}</VisuallyHidden>
        </a>
      </Container>
    </div>
  );
}
