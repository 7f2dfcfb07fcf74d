import { sampleLabel } from '#content/site.ts';
import type { Testimonial as TestimonialContent } from '#domain/site-settings.ts';
import { figure, mark, quoteLarge, sampleMark } from './testimonial.css.ts';
import { cluster3, middle } from '#web/ui/layout.css.ts';
import { muted, quote, small } from '#web/ui/text.css.ts';

export interface TestimonialProps {
  testimonial: TestimonialContent | null;
  /** Shown with a label until the practice has a real one. */
  sample: TestimonialContent;
  /** Larger where the quote is the whole section. */
  large?: boolean;
}

export function Testimonial({ testimonial, sample, large = false }: TestimonialProps) {
  const shown = testimonial ?? sample;
  return (
    <figure className={figure}>
      <span aria-hidden className={mark}>
        “
      </span>
      <blockquote>
        <p className={large ? quoteLarge : quote}>{shown.quote}</p>
      </blockquote>
      <figcaption className={`${cluster3} ${middle} ${small} ${muted}`}>
        <span>{shown.attribution}</span>
        {!testimonial && <strong className={sampleMark}>{sampleLabel}</strong>}
      </figcaption>
    </figure>
  );
}
