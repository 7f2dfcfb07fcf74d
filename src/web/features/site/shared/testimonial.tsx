import { sampleLabel } from '#content/site.ts';
import type { Testimonial as TestimonialContent } from '#domain/site-settings.ts';
import { figure, mark, quote, sampleMark } from './testimonial.css.ts';
import { cluster3, middle } from '#web/ui/layout.css.ts';
import { muted, small } from '#web/ui/text.css.ts';

export interface TestimonialProps {
  testimonial: TestimonialContent | null;
  /** Shown with a label until the practice has a real one. */
  sample: TestimonialContent;
}

export function Testimonial({ testimonial, sample }: TestimonialProps) {
  const shown = testimonial ?? sample;
  return (
    <figure className={figure}>
      <span aria-hidden className={mark}>
        “
      </span>
      <blockquote>
        <p className={quote}>{shown.quote}</p>
      </blockquote>
      <figcaption className={`${cluster3} ${middle} ${small} ${muted}`}>
        <span>{shown.attribution}</span>
        {!testimonial && <strong className={sampleMark}>{sampleLabel}</strong>}
      </figcaption>
    </figure>
  );
}
