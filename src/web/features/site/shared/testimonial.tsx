import type { Testimonial as TestimonialContent } from '#domain/site-settings.ts';
import { attribution, figure, mark, quote, quoteLarge } from './testimonial.css.ts';

export interface TestimonialProps {
  testimonial: TestimonialContent;
  /** Set large where the quote has a section of its own. */
  large?: boolean;
  className?: string;
}

export function Testimonial({ testimonial, large = false, className = '' }: TestimonialProps) {
  return (
    <figure className={`${figure} ${className}`}>
      <span aria-hidden className={mark}>
        “
      </span>
      <blockquote>
        <p className={large ? quoteLarge : quote}>{testimonial.quote}</p>
      </blockquote>
      <figcaption className={attribution}>{testimonial.attribution}</figcaption>
    </figure>
  );
}
