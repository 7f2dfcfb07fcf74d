import { competencies } from '#domain/competencies.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { formatScore } from '#domain/score-format.ts';
import { answeredResponses, type AreaSummary, type CompetencyResponse } from '#domain/scoring.ts';
import { ChevronDownIcon } from '#web/ui/tool-icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import * as css from './competency-table.css.ts';

interface CompetencyTableProps {
  area: AreaSummary;
  responses: readonly CompetencyResponse[];
}

/** An area's competencies with both ratings and their average, folded away until asked for. */
export function CompetencyTable({ area, responses }: CompetencyTableProps) {
  const rated = new Map(answeredResponses(responses).map((it) => [it.competencyId, it]));
  return (
    <details className={css.details}>
      <summary className={css.summary}>
        See all {area.total} competencies
        <VisuallyHidden> of {area.name}</VisuallyHidden>
        <ChevronDownIcon className={css.chevron} />
      </summary>
      <table className={css.table}>
        <caption className={css.caption}>
          <VisuallyHidden>Ratings in {area.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Competency</th>
            <th scope="col">
              <abbr title="Question 1">Q1</abbr>
            </th>
            <th scope="col">
              <abbr title="Question 2">Q2</abbr>
            </th>
            <th scope="col">Average</th>
          </tr>
        </thead>
        <tbody>
          {competencies
            .filter(({ category }) => category === area.name)
            .map(({ id, name }) => {
              const response = rated.get(id);
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <RatingChip rating={response?.question1Rating ?? null} />
                  </td>
                  <td>
                    <RatingChip rating={response?.question2Rating ?? null} />
                  </td>
                  <td className={css.average}>{formatScore(response?.averageRating)}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </details>
  );
}

function RatingChip({ rating }: { rating: Rating | null }) {
  if (rating === null) return '-';
  const { color, label } = ratingScale[rating - 1]!;
  return (
    <span className={css.chips[color]} title={label}>
      {rating}
    </span>
  );
}
