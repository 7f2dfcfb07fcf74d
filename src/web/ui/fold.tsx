import type { ReactNode } from 'react';
import { ChevronDownIcon } from './tool-icons.tsx';
import * as css from './fold.css.ts';

interface FoldProps {
  /** Always in view; it opens and closes the rest. Phrasing content and headings only; see `ownLine`. */
  title: ReactNode;
  className?: string | undefined;
  /** Of those with one name, one at most is open. */
  name?: string;
  children: ReactNode;
}

export function Fold({ title, className = '', name, children }: FoldProps) {
  return (
    <details name={name} className={`${css.fold} ${className}`}>
      <summary className={css.summary}>
        {title}
        <ChevronDownIcon size={20} className={css.chevron} />
      </summary>
      {children}
    </details>
  );
}
