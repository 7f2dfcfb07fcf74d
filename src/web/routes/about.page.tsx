import { about } from '#content/about.ts';
import { AboutHero } from '../features/site/about/about-hero.tsx';
import { Offerings } from '../features/site/about/offerings.tsx';
import { Pillars } from '../features/site/about/pillars.tsx';
import { WhoIAm } from '../features/site/about/who-i-am.tsx';
import { WhyWeDoIt } from '../features/site/about/why-we-do-it.tsx';
import { Testimonial } from '../features/site/shared/testimonial.tsx';
import { Section } from '../ui/section.tsx';

export function AboutPage() {
  return (
    <>
      <AboutHero />
      <Pillars />
      <Offerings />
      <Section tone="ink" width="narrow">
        <Testimonial testimonial={about.testimonial} large />
      </Section>
      <WhyWeDoIt />
      <WhoIAm />
    </>
  );
}
