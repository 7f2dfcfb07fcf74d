import { services } from '#content/services.ts';
import { Container } from '#web/ui/container.tsx';
import * as text from '#web/ui/text.css.ts';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { NinetyDays } from '#web/features/site/shared/ninety-days.tsx';
import { headline, hero, lead, opening, ruler } from './services-hero.css.ts';

export function ServicesHero() {
  const content = services.hero;
  return (
    <section className={hero}>
      <Container>
        <p className={text.kicker}>{content.kicker}</p>
        <h1 className={headline}>{content.headline}</h1>
        <div className={opening}>
          <p className={lead}>{content.lead}</p>
          <ActionButton action={content.action} arrow />
        </div>
      </Container>
      <NinetyDays className={ruler} />
    </section>
  );
}
