import type { ComponentProps } from 'react';
import { Container, type ContainerProps } from './boxes.tsx';
import { ruleAbove, sizes, tones, underRule } from './section.css.ts';

export interface SectionProps extends ComponentProps<'section'> {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  width?: NonNullable<ContainerProps['width']>;
  /** A hairline above, for two bands of the same tone in a row. */
  ruled?: boolean;
}

export function Section({
  tone = 'paper',
  size = 'band',
  width = 'page',
  ruled = false,
  className = '',
  children,
  ...rest
}: SectionProps) {
  const rule = ruled ? `${ruleAbove} ${underRule}` : '';
  return (
    <section {...rest} className={`${tones[tone]} ${sizes[size]} ${rule} ${className}`}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
