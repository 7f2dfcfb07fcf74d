import { officeOverview } from '#content/office-overview.ts';
import { competencyById } from '#domain/competencies.ts';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/page.tsx';
import { ShareBar } from './funnel-part.tsx';
import { h4 } from '#web/ui/text.css.ts';
import * as css from './overview.css.ts';
import { figure, type Lowest } from './overview-query.ts';

const { lowest: words } = officeOverview;

/** The id of the part. */
export const LOWEST = 'lowest';

interface Rated {
  name: string;
  average: number;
  people: number;
}

const columns: [Column<Rated>, ...Column<Rated>[]] = [
  {
    title: words.columns.name,
    cell: ({ name, average }) => (
      <>
        {name}
        <ShareBar part={average - 100} whole={400} />
      </>
    ),
  },
  {
    title: words.columns.average,
    isFigure: true,
    cell: ({ average }) => (average / 100).toFixed(2),
  },
  { title: words.columns.people, isFigure: true, cell: ({ people }) => figure(people) },
];

export function LowestPart({ lowest }: { lowest: Lowest }) {
  const { people, areas, competencies } = lowest;
  if (areas.length === 0) {
    return (
      <Part id={LOWEST} title={words.title}>
        <p className={css.note}>{words.few}</p>
      </Part>
    );
  }
  const named = competencies.map(({ competencyId, ...rated }) => ({
    ...rated,
    name: competencyById.get(competencyId)?.name ?? competencyId,
  }));
  return (
    <Part id={LOWEST} title={words.title} lead={words.lead(figure(people))}>
      <div className={css.rankings}>
        <Ranking title={words.areas} rows={areas} />
        <Ranking title={words.competencies} rows={named} />
      </div>
    </Part>
  );
}

function Ranking({ title, rows }: { title: string; rows: readonly Rated[] }) {
  return (
    <div>
      <h3 className={h4}>{title}</h3>
      <DataTable
        caption={`${words.title}: ${title}`}
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns}
      />
    </div>
  );
}
