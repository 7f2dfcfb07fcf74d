import { home } from '#content/home.ts';
import { Container } from '#web/ui/container.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { headline, hero, lead, opening } from './hero.css.ts';
import { Proof } from './proof.tsx';
import { Shift } from './shift.tsx';

export function Hero() {
  const content = home.hero;
  return (
    <section className={hero}>
      <Container>
        <p className={text.kicker}>{content.kicker}</p>
        <h1 className={headline}>{content.headline}</h1>
        <div className={opening}>
          <p className={lead}>{content.lead}</p>
          <ActionButton action={home.bookCall} arrow />
        </div>
        <Shift />
        <Proof />
      </Container>
    </section>
  );
}
