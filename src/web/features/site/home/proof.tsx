import { home } from '#content/home.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import { figure, figures, proof, value } from './proof.css.ts';

/** What a client says, and what can be counted. */
export function Proof() {
  const { testimonials, statistics } = useSettings().practice;
  return (
    <div className={proof}>
      <Testimonial testimonial={testimonials.home ?? home.hero.sampleTestimonial} large />
      <ul role="list" className={figures}>
        {statistics.map((statistic) => (
          <li key={statistic.label} className={figure}>
            <strong className={value}>{statistic.value}</strong> {statistic.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
