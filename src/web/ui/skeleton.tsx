import type { ComponentProps, ReactNode } from 'react';
import { shapes } from './skeleton.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  shape?: keyof typeof shapes;
}

/** A placeholder for content; the class given to it may set another width and height. */
export function Skeleton({ shape = 'line', className = '', ...rest }: SkeletonProps) {
  return <span {...rest} aria-hidden className={`${shapes[shape]} ${className}`} />;
}

export interface LoadingProps {
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** Wraps skeletons; announces once that something is loading. */
export function Loading({ label = 'Loading', className, children }: LoadingProps) {
  return (
    <div aria-busy className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
