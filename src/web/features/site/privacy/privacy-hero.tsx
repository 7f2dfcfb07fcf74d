import { privacy } from '#content/privacy.ts';
import { Section } from '#web/ui/section.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './privacy.css.ts';

export function PrivacyHero() {
  return (
    <Section tone="deep" size="slim">
      <p className={text.kicker}>{privacy.kicker}</p>
      <h1 className={css.headline}>{privacy.headline}</h1>
      <p className={css.lead}>{privacy.lead}</p>
    </Section>
  );
}
