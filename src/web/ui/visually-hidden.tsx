import type { ComponentProps } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={visuallyHidden} />;
}
