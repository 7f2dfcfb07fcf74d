import type { ReactNode } from 'react';
import * as css from './actions.css.ts';

/** Buttons in a row, and beside them what became of it: `SaveState`. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
