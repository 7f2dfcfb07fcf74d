import { about } from '#content/about.ts';
import { AboutHero } from '#web/features/site/about/about-hero.tsx';
import { Offerings } from '#web/features/site/about/offerings.tsx';
import { Pillars } from '#web/features/site/about/pillars.tsx';
import { WhoIAm } from '#web/features/site/about/who-i-am.tsx';
import { WhyWeDoIt } from '#web/features/site/about/why-we-do-it.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';

export function AboutPage() {
  const { testimonials } = useSettings().practice;
  return (
    <>
      <AboutHero />
      <Pillars />
      <Offerings />
      <Section tone="ink" width="narrow">
        <Testimonial testimonial={testimonials.about ?? about.sampleTestimonial} large />
      </Section>
      <WhyWeDoIt />
      <WhoIAm />
    </>
  );
}
