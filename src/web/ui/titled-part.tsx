import { useId, type ReactNode } from 'react';
import { split } from './layout.css.ts';
import { h2 } from './text.css.ts';
import * as css from './titled-part.css.ts';

interface TitledPartProps {
  /** Without a title only the content is shown. */
  title: string | undefined;
  lead?: ReactNode;
  /** Puts the heading beside the content where there is room. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A part of the results with its own heading. */
export function TitledPart({ title, lead, isBeside = false, children }: TitledPartProps) {
  const id = useId();
  if (title === undefined) return children;
  return (
    <section aria-labelledby={id} className={isBeside ? split : undefined}>
      <div>
        <h2 id={id} className={h2}>
          {title}
        </h2>
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
      </div>
      <div className={isBeside ? undefined : css.content}>{children}</div>
    </section>
  );
}
