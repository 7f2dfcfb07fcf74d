import type { ComponentProps } from 'react';
import { visuallyHidden } from './text.css.ts';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={visuallyHidden} />;
}
