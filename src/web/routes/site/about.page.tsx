import { about } from '#content/about.ts';
import { AboutHero, Offerings, Pillars, WhoCoaches, WhyWeDoIt } from '#web/features/site/about.tsx';
import { CallBand } from '#web/features/site/shared/bands.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Section } from '#web/ui/section.tsx';

/** A coach with a name comes first. Without one, the page ends with whom a client will work with. */
export function AboutPage() {
  const { testimonials, coach } = useSettings().practice;
  return (
    <>
      <AboutHero />
      {coach.name && <WhoCoaches />}
      <Pillars />
      <Offerings />
      <Section tone="ink">
        <Testimonial testimonial={testimonials.about} sample={about.sampleTestimonial} large />
      </Section>
      <WhyWeDoIt />
      {coach.name ? <CallBand content={about.coach.named.call} /> : <WhoCoaches />}
    </>
  );
}
