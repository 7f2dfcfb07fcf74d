import { about } from '#content/about.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Container } from '#web/ui/container.tsx';
import { headline, hero, kicker, lead } from './about-hero.css.ts';

export function AboutHero() {
  const content = about.hero;
  const { place } = useSettings().practice;
  return (
    <Container className={hero}>
      <p className={kicker}>{content.kicker}</p>
      <h1 className={headline}>{content.headline}</h1>
      <p className={lead}>
        {content.lead}
        {place && ` ${content.basedIn} ${place}.`}
      </p>
    </Container>
  );
}
