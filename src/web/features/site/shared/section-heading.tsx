import type { ReactNode } from 'react';
import * as text from '#web/ui/text.css.ts';
import { heading, lead as leadClass } from './section-heading.css.ts';

export interface SectionHeadingProps {
  kicker?: string;
  headline: string;
  lead?: ReactNode;
  /** Names the section: give the same to its `aria-labelledby`. */
  id?: string;
  className?: string;
}

/** The second-level heading of a section, with an optional kicker and lead. */
export function SectionHeading({
  kicker,
  headline,
  lead,
  id,
  className = '',
}: SectionHeadingProps) {
  return (
    <header className={`${heading} ${className}`}>
      {kicker !== undefined && <p className={text.kicker}>{kicker}</p>}
      <h2 id={id} className={text.h2}>
        {headline}
      </h2>
      {lead !== undefined && <p className={`${text.lead} ${leadClass}`}>{lead}</p>}
    </header>
  );
}
