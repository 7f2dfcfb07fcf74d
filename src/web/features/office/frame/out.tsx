import { useEffect } from 'react';
import { office, officeTitle } from '#content/office.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Container } from '#web/ui/container.tsx';
import { h2 } from '#web/ui/text.css.ts';
import * as css from './office-frame.css.ts';

/** In place of everything: nothing of the office stays on the screen. */
export function Out() {
  const { title, text, action } = office.out;
  useEffect(() => {
    document.title = officeTitle(title);
  }, [title]);
  return (
    <main id="main" className={css.main}>
      <Container width="text" className={css.content}>
        <h1 className={h2}>{title}</h1>
        <p role="alert">{text}</p>
        <p>
          <a href="/" className={buttonClass({})}>
            {action}
          </a>
        </p>
      </Container>
    </main>
  );
}
