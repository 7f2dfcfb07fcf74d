import { home } from '#content/home.ts';
import { Testimonial } from '#web/features/site/shared/testimonial.tsx';
import { figure, figures, proof, value } from './proof.css.ts';

/** What a client says, and what can be counted. */
export function Proof() {
  const { testimonial, statistics } = home.hero;
  return (
    <div className={proof}>
      <Testimonial testimonial={testimonial} large />
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
