import type { ReactNode } from 'react';
import { cluster5, middle, row2 } from '#web/ui/layout.css.ts';
import { muted, small } from '#web/ui/text.css.ts';

interface KeyProps {
  /** Each shape is 14 by 14. */
  signs: readonly { words: string; shape: ReactNode }[];
}

export function Key({ signs }: KeyProps) {
  return (
    <p aria-hidden className={`${small} ${muted} ${cluster5}`}>
      {signs.map(({ words, shape }) => (
        <span key={words} className={`${row2} ${middle}`}>
          <svg width="14" height="14" aria-hidden>
            {shape}
          </svg>
          <span>{words}</span>
        </span>
      ))}
    </p>
  );
}
