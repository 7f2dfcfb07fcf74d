import { topAreas } from '#domain/development.ts';
import { listed } from '#domain/listed.ts';
import type { Progress } from '#domain/progress.ts';
import { formatAverage, formatScore } from '#domain/score-format.ts';
import {
  calculateScores,
  isAreaComplete,
  type AreaSummary,
  type CompetencyResponse,
} from '#domain/scoring.ts';
import { Card } from '#web/ui/card.tsx';
import { h4 } from '#web/ui/text.css.ts';
import * as css from './summary-figures.css.ts';

interface SummaryFiguresProps {
  responses: readonly CompetencyResponse[];
  areas: readonly AreaSummary[];
  progress: Progress;
}

/** 'Assessment Summary' in four figures. */
export function SummaryFigures({ responses, areas, progress }: SummaryFiguresProps) {
  const top = topAreas(areas);
  const figures = [
    {
      term: progress.isComplete ? 'Overall Score' : 'Overall Score so far',
      value: formatScore(calculateScores(responses).overallScore),
      note: 'out of 5.0',
    },
    { term: 'Competencies Assessed', value: progress.answered, note: `of ${progress.total}` },
    {
      term: 'Areas Complete',
      value: areas.filter(isAreaComplete).length,
      note: `of ${areas.length}`,
    },
    {
      term: 'Top Area Score',
      value: formatAverage(top[0]?.averageScore ?? 0),
      note: topNote(top, progress),
    },
  ];
  return (
    <Card
      as="section"
      tone="ink"
      pad="lg"
      aria-labelledby="assessment-summary"
      className={css.card}
    >
      <h2 id="assessment-summary" className={`${h4} ${css.title}`}>
        Assessment Summary
      </h2>
      <dl className={css.figures}>
        {figures.map(({ term, value, note }) => (
          <div key={term} className={css.figure}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
            <dd className={css.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The areas with the top score; 'so far' while others are incomplete. */
function topNote(top: readonly AreaSummary[], { isComplete }: Progress): string {
  if (top.length === 0) return 'No area is complete yet';
  const who =
    top.length > 2 ? `${top.length} areas are equal` : listed(top.map(({ name }) => name));
  return isComplete ? who : `${who}, so far`;
}
