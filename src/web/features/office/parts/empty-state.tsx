import type { ReactNode } from 'react';
import { h4 } from '#web/ui/text.css.ts';
import * as css from './empty-state.css.ts';

/** Where there is nothing yet, or nothing that fits the filters: why, and what can be done. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={css.empty}>
      <p className={h4}>{title}</p>
      {children !== undefined && <div className={css.words}>{children}</div>}
    </div>
  );
}
