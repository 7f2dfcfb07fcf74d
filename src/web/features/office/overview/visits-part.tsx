import { pageNames } from '#content/office.ts';
import { officeOverview } from '#content/office-overview.ts';
import { pages, type PageId } from '#content/pages.ts';
import { devices } from '#domain/device.ts';
import { DataTable } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import * as css from './overview.css.ts';
import { figure, share, type Visits } from './overview-query.ts';

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
    <Part title={words.title} lead={words.lead}>
      {total === 0 ? (
        <p className={css.note}>{words.none}</p>
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
    </Part>
  );
}
