import type { ComponentProps, ReactNode } from 'react';
import { shapes as placeholders } from './skeleton.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  shape?: keyof typeof placeholders;
}

/** A placeholder for content; the class given to it may set another width and height. */
export function Skeleton({ shape = 'line', className = '', ...rest }: SkeletonProps) {
  return <span {...rest} aria-hidden className={`${placeholders[shape]} ${className}`} />;
}

export interface LoadingProps {
  label?: string;
  className?: string;
  /** From top to bottom; `children` where a shape is not enough. */
  shapes?: readonly (keyof typeof placeholders)[];
  children?: ReactNode;
}

/** Wraps skeletons; announces once that something is loading. */
export function Loading({ label = 'Loading', className, shapes, children }: LoadingProps) {
  return (
    <div aria-busy className={className}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {shapes &&
        [...shapes.entries()].map(([place, shape]) => <Skeleton key={place} shape={shape} />)}
      {children}
    </div>
  );
}
