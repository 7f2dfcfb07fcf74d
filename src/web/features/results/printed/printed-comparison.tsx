import { comparisonSummary } from '#content/comparison.ts';
import { comparisonOnPaper } from '#content/report.ts';
import type { DatedComparison } from '#web/features/comparison/shown/compared-areas.tsx';
import { ComparisonShown } from '#web/features/comparison/shown/comparison-shown.tsx';
import { datesApart } from '#web/lib/dates-apart.ts';
import { longDate } from '#web/lib/dates.ts';
import { stack5 } from '#web/ui/layout.css.ts';
import { lead, muted } from '#web/ui/text.css.ts';
import type { SeenByColleagues } from './printed-plan.tsx';

interface PrintedComparisonProps {
  comparison: DatedComparison;
  seen: SeenByColleagues | null;
}

/** The comparison below its title. */
export function PrintedComparison({ comparison, seen }: PrintedComparisonProps) {
  const { beforeAt, afterAt, overall, competencies } = comparison;
  const dateOf = datesApart([beforeAt, afterAt], longDate);
  return (
    <div className={stack5}>
      <p className={muted}>{comparisonOnPaper.between(dateOf(beforeAt), dateOf(afterAt))}</p>
      {overall && <p className={lead}>{comparisonSummary(overall, competencies)}</p>}
      <ComparisonShown comparison={comparison} seen={(id) => note(seen?.(id))} />
    </div>
  );
}

const note = (text: string | null | undefined) => text && <p className={muted}>{text}</p>;
