import { topArea } from '#domain/development.ts';
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

/** 'Assessment Summary': the whole in four figures, before anything else. */
export function SummaryFigures({ responses, areas, progress }: SummaryFiguresProps) {
  const top = topArea(areas);
  const figures = [
    {
      term: 'Overall Score',
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
      value: formatAverage(top?.averageScore ?? 0),
      note: top?.name ?? 'Nothing rated yet',
    },
  ];
  return (
    <Card as="section" tone="ink" pad="lg" aria-labelledby="assessment-summary">
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
