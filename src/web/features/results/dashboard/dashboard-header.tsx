import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { h1, kicker, lead, muted } from '#web/ui/text.css.ts';
import * as css from './dashboard-header.css.ts';

interface DashboardHeaderProps {
  /** With results, or before it is known: how to read them. */
  hasLead?: boolean;
  children?: ReactNode;
}

/** The dashboard's title, the same in every state, with what can be said and done at once. */
export function DashboardHeader({ hasLead = false, children }: DashboardHeaderProps) {
  return (
    <Container className={css.header}>
      <div>
        <p className={kicker}>Results</p>
        <h1 className={`${h1} ${css.title}`}>Ready Leader Development Dashboard</h1>
        {hasLead && (
          <p className={`${lead} ${muted} ${css.lead}`}>
            See the whole first, then choose one thing to work on.
          </p>
        )}
      </div>
      {children}
    </Container>
  );
}
