import { about } from '#content/about.ts';
import { AboutHero, Offerings, Pillars, WhoIAm, WhyWeDoIt } from '#web/features/site/about.tsx';
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
