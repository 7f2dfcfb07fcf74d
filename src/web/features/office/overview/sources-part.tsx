import { officeOverview } from '#content/office-overview.ts';
import { NO_SOURCE } from '#domain/visit-source.ts';
import { breakable } from '#web/features/office/parts/breakable.tsx';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import { SearchLink } from '#web/features/office/parts/routing.tsx';
import { textLink } from '#web/ui/text.css.ts';
import * as css from './overview.css.ts';
import { figure, type Sources } from './overview-query.ts';

const { sources: words, filters } = officeOverview;
const figures = ['visits', 'started', 'completed', 'booked'] as const;

const columns: [Column<Sources[number]>, ...Column<Sources[number]>[]] = [
  {
    title: words.columns.source,
    cell: ({ source }) => (
      <SearchLink change={{ source }} className={textLink}>
        {source === NO_SOURCE ? filters.noSource : breakable(source)}
      </SearchLink>
    ),
  },
  ...figures.map((name) => ({
    title: words.columns[name],
    isFigure: true,
    ...((name === 'visits' || name === 'booked') && { hiddenOn: 'phones' as const }),
    cell: (row: Sources[number]) => figure(row[name]),
  })),
];

/** @param chosen the source that the page is filtered by; the others are left out */
export function SourcesPart({ sources, chosen }: { sources: Sources; chosen: string | undefined }) {
  const rows = sources.filter(({ source }) => chosen === undefined || source === chosen);
  return (
    <Part title={words.title} lead={words.lead}>
      {rows.length === 0 ? (
        <p className={css.note}>{words.none}</p>
      ) : (
        <DataTable
          caption={words.table}
          rows={rows}
          rowKey={({ source }) => source}
          columns={columns}
        />
      )}
    </Part>
  );
}
