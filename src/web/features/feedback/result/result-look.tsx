import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { fullResult as copy } from '#content/feedback-result.ts';
import type { TitledPartProps } from '#web/ui/titled-part.tsx';
import type * as onPage from './result.css.ts';
import { scrolls } from '#web/ui/layout.css.ts';

/** How a result looks: on a page or on paper. */
export interface ResultLook {
  /** Of its parts, and of what is in them. */
  Heading: 'h2' | 'h3';
  Subheading: 'h3' | 'h4';
  Part: ComponentType<Omit<TitledPartProps, 'id'>>;
  /** One of the lists; all but the first fold on a phone. */
  List: ComponentType<{ title: ReactNode; folds: boolean; children: ReactNode }>;
  /** Folds the statements of an area. On paper there are names alone, which need no fold. */
  Area?: ComponentType<{ title: string; children: ReactNode }>;
  /** The leader, beside a rating. */
  self: string;
  /** The leader, in a sentence. */
  who: string;
  css: Partial<typeof onPage & Record<'said' | 'number', string>>;
}

export const Look = createContext<ResultLook | null>(null);
export const useLook = () => useContext(Look)!;

interface RatingTableProps {
  className: string | undefined;
  /** Of the rows' names. */
  title: string;
  /** Of the columns of ratings. */
  terms: readonly string[];
  rows: readonly { id: string; name: ReactNode; ratings: readonly ReactNode[] }[];
}

/** A row for each area or statement, a column for each who rated it. */
export function RatingTable({ className, title, terms, rows }: RatingTableProps) {
  const { css } = useLook();
  return (
    <div className={scrolls}>
      <table className={className}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {terms.map((term) => (
              <th key={term} scope="col" className={css.number}>
                {term}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, ratings }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {terms.map((term, index) => (
                <td key={term} data-term={term} className={css.number}>
                  {ratings[index] ?? (
                    <span role="img" aria-label={copy.groups.blankHidden}>
                      {copy.groups.blank}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
