import type { ReactNode } from 'react';
import { officeOverview } from '#content/office-overview.ts';
import { competencyById } from '#domain/competencies.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { OfficeSection } from '#web/office/parts/page.tsx';
import { h4, muted, smallSize } from '#web/ui/text.css.ts';
import * as css from './overview.css.ts';
import { averageText, figure, type Lowest } from './overview-filters.tsx';
import { measure } from '#web/ui/layout.css.ts';

const { lowest: words } = officeOverview;

/** The id of the part. */
export const LOWEST = 'lowest';

/** Draws an average (× 100) as the dashboard does. */
export type DrawScore = (average: number) => ReactNode;

interface Rated {
  name: string;
  average: number;
  people: number;
}

const columns = (drawScore: DrawScore): [Column<Rated>, ...Column<Rated>[]] => [
  {
    title: words.columns.name,
    cell: ({ name, average }) => (
      <>
        <span>{name}</span>
        <span className={css.score}>{drawScore(average)}</span>
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

export function LowestPart({ lowest, drawScore }: { lowest: Lowest; drawScore: DrawScore }) {
  const { people, areas, competencies } = lowest;
  if (areas.length === 0) {
    return (
      <OfficeSection id={LOWEST} title={words.title}>
        <p className={`${smallSize} ${muted} ${measure}`}>{words.few}</p>
      </OfficeSection>
    );
  }
  const ofCompetencies = competencies.flatMap(({ competencyId, ...rated }) => {
    const known = competencyById.get(competencyId);
    return known ? [{ ...rated, name: known.name }] : [];
  });
  return (
    <OfficeSection id={LOWEST} title={words.title} lead={words.lead(figure(people))}>
      <div className={css.rankings}>
        <Ranking title={words.areas} rows={areas} drawScore={drawScore} />
        <Ranking title={words.competencies} rows={ofCompetencies} drawScore={drawScore} />
      </div>
    </OfficeSection>
  );
}

interface RankingProps {
  title: string;
  rows: readonly Rated[];
  drawScore: DrawScore;
}

function Ranking({ title, rows, drawScore }: RankingProps) {
  return (
    <div>
      <h3 className={h4}>{title}</h3>
      <DataTable
        caption={`${words.title}: ${title}`}
        rows={rows}
        rowKey={({ name }) => name}
        columns={columns(drawScore)}
      />
    </div>
  );
}
