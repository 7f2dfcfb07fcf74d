import { createElement } from 'react';
import { together } from './text.css.ts';

interface EmailAddressProps {
  children: string;
  /** A mark that must not stand alone on the next line. */
  end?: string | undefined;
}

/** An address on one line if it fits one; else it breaks before its @ and its dots. */
export function EmailAddress({ children, end }: EmailAddressProps) {
  const parts = children.split(/(?=[@.])/).flatMap((part) => [createElement('wbr'), part]);
  return createElement('span', { className: together, translate: 'no' }, ...parts, end);
}
