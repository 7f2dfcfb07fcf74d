import type { ComponentProps } from 'react';
import { Container } from './boxes.tsx';
import { ruleAbove, sizes, tones } from './section.css.ts';

export interface SectionProps extends ComponentProps<'section'> {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  /** A hairline above, for two bands of the same tone in a row. */
  ruled?: boolean;
}

export function Section({
  tone = 'paper',
  size = 'band',
  ruled = false,
  className = '',
  children,
  ...rest
}: SectionProps) {
  const rule = ruled ? ruleAbove : '';
  return (
    <section {...rest} className={`${tones[tone]} ${sizes[size]} ${rule} ${className}`}>
      <Container>{children}</Container>
    </section>
  );
}
