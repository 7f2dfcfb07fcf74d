import type { ComponentProps } from 'react';
import { container } from './boxes.css.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  width?: keyof typeof container;
}

export function Container({ width = 'page', className = '', ...rest }: ContainerProps) {
  return <div {...rest} className={`${container[width]} ${className}`} />;
}
