import type { ReactNode } from 'react';
import { atStart, inside7, lineAbove, measure, split, stack4, whole } from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';

export interface SectionHeadingProps {
  kicker?: string;
  headline: string;
  lead?: ReactNode;
  /** Names the section: give the same to its `aria-labelledby`. */
  id?: string;
  className?: string;
}

export function SectionHeading({
  kicker,
  headline,
  lead,
  id,
  className = '',
}: SectionHeadingProps) {
  return (
    <header className={`${stack4} ${atStart} ${className}`}>
      {kicker !== undefined && <p className={text.kicker}>{kicker}</p>}
      <h2 id={id} className={text.h2}>
        {headline}
      </h2>
      {lead !== undefined && <p className={`${text.lead} ${text.muted}`}>{lead}</p>}
    </header>
  );
}

/** A part of a page of text: its heading, and beside or below it what it says. */
export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${split} ${lineAbove} ${inside7}`}>
      <SectionHeading headline={title} />
      <div className={`${stack4} ${measure}`}>{children}</div>
    </div>
  );
}

/**
 * Keeps these words on one line. Neither typeface has the non-breaking hyphen, and a search on the
 * page would not match it.
 */
export function unbroken(words: string): ReactNode {
  return words
    .split(/((?:high-impact|mid-sized|one-on-one|check-in|30-60-90)\S*)/i)
    .map((part, at) =>
      at % 2 ? (
        <span key={part} className={whole}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
