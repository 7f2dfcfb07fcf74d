import { areEqual, lowestAreas, topAreas } from '#domain/development.ts';
import type { Norms } from '#domain/norms.ts';
import type { Progress } from '#domain/progress.ts';
import { halfOfLeaders } from '#content/norms.ts';
import { levelOf, withLevelNote } from '#domain/levels.ts';
import { formatAverage } from '#domain/score-format.ts';
import {
  calculateScores,
  isAreaComplete,
  type AreaSummary,
  type CompetencyResponse,
} from '#domain/scoring.ts';
import { Card } from '#web/ui/boxes.tsx';
import { balanced, dense, h4, muted, smallSize, strong } from '#web/ui/text.css.ts';
import { above4, flow5, inside3, lineAbove, measure, row2 } from '#web/ui/layout.css.ts';
import { LevelWords } from './score.tsx';
import * as css from './summary-figures.css.ts';

interface SummaryFiguresProps {
  responses: readonly CompetencyResponse[];
  areas: readonly AreaSummary[];
  progress: Progress;
  /** What others gave themselves, beside what the owner did. */
  norms?: Norms | null;
}

/**
 * 'Assessment Summary': the overall score, and the areas at both ends. How much is assessed is a figure as
 * large as these while something is missing, and after that a line.
 */
export function SummaryFigures({ responses, areas, progress, norms }: SummaryFiguresProps) {
  const { isComplete } = progress;
  const complete = areas.filter(isAreaComplete);
  // A tie of all names none of them, so it contradicts no advice.
  const top = areEqual(areas) ? complete : topAreas(areas);
  const lowest = lowestAreas(areas);
  const topNote =
    top.length > 0
      ? `${named(top, complete)}${isComplete ? '' : ', so far'}`
      : complete.length > 0
        ? 'Shown once two areas are complete'
        : 'No area is complete yet';
  const overall = (calculateScores(responses).overallScore ?? 0) / 100;
  const counts = [
    { term: 'Competencies Assessed', value: progress.answered, note: `of ${progress.total}` },
    {
      term: 'Areas Complete',
      value: complete.length,
      note: `of ${areas.length}`,
    },
  ];
  const figures = [
    {
      term: isComplete ? 'Overall Score' : 'Overall Score so far',
      value: formatAverage(overall),
      note: withLevelNote(overall, 'out of 5.0'),
    },
    ...(isComplete ? [] : counts),
    {
      term: 'Top Area Score',
      value: formatAverage(top[0]?.averageScore ?? 0),
      note: withLevelNote(top[0]?.averageScore ?? 0, topNote),
    },
    ...(isComplete && !areEqual(areas)
      ? [
          {
            term: 'Lowest Area Score',
            value: formatAverage(lowest[0]?.averageScore ?? 0),
            note: withLevelNote(lowest[0]?.averageScore ?? 0, named(lowest, complete)),
          },
        ]
      : []),
  ];
  return (
    <Card
      as="section"
      tone="ink"
      pad="lg"
      aria-labelledby="assessment-summary"
      className={css.card}
    >
      <h2 id="assessment-summary" className={`${h4} ${muted}`}>
        Assessment Summary
      </h2>
      <dl className={css.figures}>
        {figures.map(({ term, value, note }) => (
          <div key={term} className={css.figure}>
            <dt className={`${smallSize} ${strong} ${dense} ${balanced}`}>{term}</dt>
            <dd className={css.value}>{value}</dd>
            <dd className={`${smallSize} ${muted} ${dense}`}>{note}</dd>
          </div>
        ))}
      </dl>
      {isComplete && (
        <dl className={`${flow5} ${above4} ${lineAbove} ${inside3} ${muted} ${smallSize} ${dense}`}>
          {counts.map(({ term, value, note }) => (
            <div key={term} className={row2}>
              <dt>{term}</dt> <dd>{`${value} ${note}`}</dd>
            </div>
          ))}
        </dl>
      )}
      {isComplete && (
        <p data-print="hide" className={`${above4} ${smallSize} ${muted} ${measure}`}>
          <LevelWords level={levelOf(overall)} />
          {norms && <span>{` ${halfOfLeaders(norms.overall)}`}</span>}
        </p>
      )}
    </Card>
  );
}

/** The areas tied for a score. None is preferred, so all of the complete ones, or more than two, are only counted. */
function named(areas: readonly AreaSummary[], complete: readonly AreaSummary[]): string {
  const [first, second] = areas;
  if (!second) return first?.name ?? '';
  const isCounted = areas.length > 2 || areas.length === complete.length;
  return isCounted ? `${areas.length} areas tied` : `${first!.name} and ${second.name}, tied`;
}
