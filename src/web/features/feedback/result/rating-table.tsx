import type { ReactNode } from 'react';
import { fullResult } from '#content/feedback-result.ts';
import { scrolls } from '#web/ui/layout.css.ts';

interface RatingTableProps {
  className: string;
  title: string;
  terms: readonly string[];
  rows: readonly { id: string; name: ReactNode; ratings: readonly ReactNode[] }[];
}

export function RatingTable({ className, title, terms, rows }: RatingTableProps) {
  return (
    <div className={scrolls}>
      <table className={className}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {terms.map((term) => (
              <th key={term} scope="col">
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
                <td key={term} data-term={term}>
                  {ratings[index] ?? (
                    <span role="img" aria-label={fullResult.groups.blankHidden}>
                      {fullResult.groups.blank}
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
