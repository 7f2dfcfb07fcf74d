import { officeOverview } from '#content/office-overview.ts';
import { competencyById } from '#domain/competencies.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { ScoreBar } from '#web/features/results/radar/radar-drawing.tsx';
import { h4 } from '#web/ui/text.css.ts';
import * as css from './overview.css.ts';
import { averageText, figure, type Lowest } from './overview-filters.tsx';

const { lowest: words } = officeOverview;

export const LOWEST = 'lowest';

interface Rated {
  name: string;
  average: number;
  people: number;
}

const columns: readonly Column<Rated>[] = [
  {
    title: words.columns.name,
    cell: ({ name, average }) => (
      <>
        <span>{name}</span>
        <span className={css.score}>
          <ScoreBar average={average / 100} />
        </span>
      </>
    ),
  },
  {
    title: words.columns.average,
    isFigure: true,
    cell: ({ average }) => averageText(average),
  },
  { title: words.columns.people, isFigure: true, cell: ({ people }) => figure(people) },
];

export function LowestPart({ lowest: { people, areas, competencies } }: { lowest: Lowest }) {
  if (areas.length === 0) {
    return <OfficeSection id={LOWEST} title={words.title} lead={words.few} />;
  }
  const ofCompetencies = competencies.flatMap(({ competencyId, ...rated }) => {
    const known = competencyById.get(competencyId);
    return known ? [{ ...rated, name: known.name }] : [];
  });
  return (
    <OfficeSection id={LOWEST} title={words.title} lead={words.lead(figure(people))}>
      <div className={css.rankings}>
        <Ranking title={words.areas} rows={areas} />
        <Ranking title={words.competencies} rows={ofCompetencies} />
      </div>
    </OfficeSection>
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
