import { officeOverview } from '#content/office-overview.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { byStopped } from '#domain/overview.ts';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import { ShareBar } from './funnel-part.tsx';
import * as css from './overview.css.ts';
import { figure, share, type Funnel } from './overview-query.ts';

const { dropOff: words } = officeOverview;
const SHOWN = 5;
/** The id of the part. */
export const DROP_OFF = 'drop-off';

type Row = Funnel['dropOff'][number];

const columns: [Column<Row>, ...Column<Row>[]] = [
  {
    title: words.columns.competency,
    cell: ({ competencyId, reached, stopped }) => (
      <>
        {nameOf(competencyId)}
        <ShareBar part={stopped} whole={reached} />
      </>
    ),
  },
  {
    title: words.columns.reached,
    isFigure: true,
    hiddenOn: 'phones',
    cell: ({ reached }) => figure(reached),
  },
  { title: words.columns.stopped, isFigure: true, cell: ({ stopped }) => figure(stopped) },
  {
    title: words.columns.share,
    isFigure: true,
    cell: ({ reached, stopped }) => share(stopped, reached),
  },
];

/** First the competencies where most people stop, then all of them. */
export function DropOffPart({ dropOff }: { dropOff: Funnel['dropOff'] }) {
  const most = byStopped(dropOff).slice(0, SHOWN);
  if (most.length === 0) {
    return (
      <Part id={DROP_OFF} title={words.title}>
        <p className={css.note}>{words.none}</p>
      </Part>
    );
  }
  const table = (rows: readonly Row[]) => (
    <DataTable
      caption={words.table}
      rows={rows}
      rowKey={({ competencyId }) => competencyId ?? ''}
      columns={columns}
    />
  );
  return (
    <Part id={DROP_OFF} title={words.title} lead={words.lead}>
      {table(most)}
      <details className={css.more}>
        <summary>{words.all(competencies.length)}</summary>
        {table(dropOff)}
      </details>
    </Part>
  );
}

function nameOf(id: string | null): string {
  return id === null ? words.end : (competencyById.get(id)?.name ?? id);
}
