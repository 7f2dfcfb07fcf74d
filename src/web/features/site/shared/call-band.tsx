import type { BandContent } from '#content/home.ts';
import { Container } from '#web/ui/container.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from './action-button.tsx';
import { band, headline, inner, side } from './call-band.css.ts';
import { onAccent } from './on-accent.css.ts';

/** The loudest band of a page: asks for the call. */
export function CallBand({ content }: { content: BandContent }) {
  return (
    <section className={`${onAccent} ${band}`}>
      <Container className={inner}>
        <h2 className={headline}>{content.headline}</h2>
        <div className={side}>
          <p className={text.lead}>{content.body}</p>
          <ActionButton action={content.action} arrow />
        </div>
      </Container>
    </section>
  );
}
