import type { ComponentProps } from 'react';
import { container, edges, pads, tones } from './boxes.css.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  width?: keyof typeof container;
}

export function Container({ width = 'page', className = '', ...rest }: ContainerProps) {
  return <div {...rest} className={`${container[width]} ${className}`} />;
}

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'li' | 'article' | 'section' | 'aside';
  tone?: keyof typeof tones;
  pad?: keyof typeof pads;
  edge?: keyof typeof edges;
}

export function Card({
  as = 'div',
  tone = 'raised',
  pad = 'md',
  edge,
  className = '',
  ...rest
}: CardProps) {
  // The element types share every prop that is passed on here.
  const Element = as as 'div';
  const bar = edge === undefined ? '' : edges[edge];
  return <Element {...rest} className={`${tones[tone]} ${pads[pad]} ${bar} ${className}`} />;
}
