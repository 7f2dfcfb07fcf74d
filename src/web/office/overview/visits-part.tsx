import { officeOverview } from '#content/office-overview.ts';
import { pageNames } from '#content/office.ts';
import { pages, type PageId } from '#content/pages.ts';
import { devices, NO_SOURCE } from '#domain/visits.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { OfficeSection, breakable } from '#web/office/parts/page.tsx';
import { SearchLink } from '#web/office/parts/routing.tsx';
import { muted, smallSize, textLink } from '#web/ui/text.css.ts';
import { figure, share, type Visits, type Sources } from './overview-filters.tsx';
import { measure } from '#web/ui/layout.css.ts';

const { visits: words } = officeOverview;
/** As in the menu of the site where it has one: titles for search engines say more. */
const names = new Map<string, string>(
  Object.entries(pages).map(([id, { path, title }]) => [
    path,
    pageNames[id as PageId] ?? title.split(' | ')[0] ?? title,
  ]),
);

export function VisitsPart({ visits: { pages: opened, devices: onDevices } }: { visits: Visits }) {
  const total = opened.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      {total === 0 ? (
        <p className={`${smallSize} ${muted} ${measure}`}>{words.none}</p>
      ) : (
        <>
          <p>
            {devices
              .map((device) => `${words.devices[device]} ${share(onDevices[device], total)}`)
              .join(', ')}
          </p>
          <DataTable
            caption={words.table}
            rows={opened}
            rowKey={({ page }) => page}
            columns={[
              {
                title: words.columns.page,
                cell: ({ page }) => names.get(page) ?? page,
              },
              { title: words.columns.visits, isFigure: true, cell: (it) => figure(it.visits) },
            ]}
          />
        </>
      )}
    </OfficeSection>
  );
}

const { sources: sourceWords, filters } = officeOverview;
const figures = ['visits', 'started', 'completed', 'booked'] as const;

const columns: readonly Column<Sources[number]>[] = [
  {
    title: sourceWords.columns.source,
    cell: ({ source }) => (
      <SearchLink change={{ source }} className={textLink}>
        {source === NO_SOURCE ? filters.noSource : breakable(source)}
      </SearchLink>
    ),
  },
  ...figures.map((name) => ({
    title: sourceWords.columns[name],
    isFigure: true,
    ...((name === 'visits' || name === 'booked') && { hiddenOn: 'phones' as const }),
    cell: (row: Sources[number]) => figure(row[name]),
  })),
];

/** @param chosen the source that the page is filtered by; the others are left out */
export function SourcesPart({ sources, chosen }: { sources: Sources; chosen: string | undefined }) {
  const rows = sources.filter(({ source }) => chosen === undefined || source === chosen);
  return (
    <OfficeSection title={sourceWords.title} lead={sourceWords.lead}>
      {rows.length === 0 ? (
        <p className={`${smallSize} ${muted} ${measure}`}>{sourceWords.none}</p>
      ) : (
        <DataTable
          caption={sourceWords.table}
          rows={rows}
          rowKey={({ source }) => source}
          columns={columns}
        />
      )}
    </OfficeSection>
  );
}
