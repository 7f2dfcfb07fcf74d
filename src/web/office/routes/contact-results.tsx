import { officePeople } from '#content/office-people.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { AreaOverview } from '#web/features/results/dashboard/area-breakdown.tsx';
import { CompetencyRanking } from '#web/features/results/dashboard/competency-ranking.tsx';
import type { Contact } from '#web/features/office/people/people-query.ts';
import { shortDate } from '#web/lib/dates.ts';
import { stack } from '#web/ui/layout.css.ts';
import { kicker } from '#web/ui/text.css.ts';

const { contact: words } = officePeople;

/** The results of an assessment, as its owner sees them on the dashboard. */
export function ContactResults({ result }: { result: Contact['results'][number] }) {
  const { responses, createdAt } = result;
  const areas = summarizeAreas(responses);
  if (areas.every(({ completed }) => completed === 0)) return <p>{words.nothingRated}</p>;
  return (
    <section aria-label={words.results(shortDate(createdAt))} className={stack[6]}>
      <div role="status">
        <h2 className={kicker}>{words.results(shortDate(createdAt))}</h2>
      </div>
      <CompetencyRanking responses={responses} title={words.ranking} />
      <AreaOverview
        areas={areas}
        responses={responses}
        title={words.areas}
        listTitle={words.breakdown}
      />
    </section>
  );
}
