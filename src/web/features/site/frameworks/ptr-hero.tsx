import { ptrFramework } from '#content/ptr-framework.ts';
import { Section } from '#web/ui/section.tsx';
import { BackLinks } from './back-links.tsx';
import { hero, intro, opening, title } from './ptr-hero.css.ts';

export function PtrHero() {
  return (
    <Section size="flush">
      <div className={hero}>
        <BackLinks />
        <div className={opening}>
          <h1 className={title}>{ptrFramework.title}</h1>
          <p className={intro}>{ptrFramework.intro}</p>
        </div>
      </div>
    </Section>
  );
}
