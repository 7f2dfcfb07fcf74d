import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { h1, kicker } from '#web/ui/text.css.ts';
import * as css from './dashboard-header.css.ts';

/** The dashboard's title, the same in every state, with what can be said and done at once. */
export function DashboardHeader({ children }: { children?: ReactNode }) {
  return (
    <Container className={css.header}>
      <div>
        <p className={kicker}>Your results</p>
        <h1 className={`${h1} ${css.title}`}>Ready Leader Development Dashboard</h1>
      </div>
      {children}
    </Container>
  );
}
