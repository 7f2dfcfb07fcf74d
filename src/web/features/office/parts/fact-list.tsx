import type { ReactNode } from 'react';
import * as css from './fact-list.css.ts';

export interface Fact {
  term: string;
  /** A dash stands in the place of what is not known. */
  value: ReactNode;
}

/** What is known of one thing, term by term. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.list}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
