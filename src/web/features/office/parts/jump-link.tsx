import type { ReactNode } from 'react';
import { textLink } from '#web/ui/text.css.ts';

interface JumpLinkProps {
  /** The id of the element. */
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * Leads to a part or a field of the same page. Does not use the hash of the address: the router would
 * handle it as a navigation.
 */
export function JumpLink({ to, className = textLink, children }: JumpLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        focusPlace(to);
      }}
    >
      {children}
    </a>
  );
}

/** Shows a part from its title on, and a field in the middle of the window. */
export function focusPlace(id: string): void {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: element.tagName === 'SECTION' ? 'start' : 'center' });
  element?.focus({ preventScroll: true });
}
