import { officePeople } from '#content/office-people.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { AreaOverview } from '#web/features/results/dashboard/area-breakdown.tsx';
import { CompetencyRanking } from '#web/features/results/dashboard/competency-ranking.tsx';
import { SummaryFigures } from '#web/features/results/dashboard/summary-figures.tsx';
import type { Person } from '#web/features/office/people/people-query.ts';
import { shortDate } from '#web/lib/dates.ts';
import { stack } from '#web/ui/layout.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const { person: words } = officePeople;

/** An assessment as its owner sees it on the dashboard. */
export function PersonResults({ result }: { result: Person['results'][number] }) {
  const { responses, createdAt } = result;
  const areas = summarizeAreas(responses);
  const progress = assessmentProgress(responses);
  if (progress.answered === 0) return <p>{words.nothingRated}</p>;
  return (
    <section aria-label={words.results(shortDate(createdAt))} className={stack[6]}>
      <p role="status">
        <VisuallyHidden>{words.results(shortDate(createdAt))}</VisuallyHidden>
      </p>
      <SummaryFigures responses={responses} areas={areas} progress={progress} />
      <AreaOverview
        areas={areas}
        responses={responses}
        title="Area Overview"
        listTitle="Detailed Area Breakdown"
      />
      <CompetencyRanking responses={responses} />
    </section>
  );
}
