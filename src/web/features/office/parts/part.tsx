import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { h3 } from '#web/ui/text.css.ts';
import * as css from './part.css.ts';

interface PartProps {
  title: string;
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a page of the office, under a heading of its own. */
export function Part({ title, lead, actions, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={css.part}>
        <div className={css.head}>
          <h2 id={id} className={h3}>
            {title}
          </h2>
          {actions}
        </div>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        {children}
      </Card>
    </section>
  );
}
