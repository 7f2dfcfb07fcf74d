import type { ComponentProps } from 'react';
import { badge } from './badge.css.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: keyof typeof badge;
}

export function Badge({ tone = 'neutral', className = '', ...rest }: BadgeProps) {
  return <span {...rest} className={`${badge[tone]} ${className}`} />;
}
