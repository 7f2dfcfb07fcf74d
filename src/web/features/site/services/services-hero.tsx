import { services } from '#content/services.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import { unbroken } from '#web/ui/unbroken.tsx';
import { ActionButton } from '#web/features/site/shared/action-button.tsx';
import { Quarter } from './quarter.tsx';
import { headline, hero, lead, opening } from './services-hero.css.ts';

export function ServicesHero() {
  const content = services.hero;
  return (
    <Section tone="ink" size="flush" className={hero}>
      <p className={text.kicker}>{content.kicker}</p>
      <h1 className={headline}>{content.headline}</h1>
      <div className={opening}>
        <p className={lead}>{unbroken(content.lead)}</p>
        <ActionButton action={content.action} arrow />
      </div>
      <Quarter />
    </Section>
  );
}
