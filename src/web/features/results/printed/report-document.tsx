import { comparisonOnPaper } from '#content/report.ts';
import { planWords } from '#content/my-plan.ts';
import { plannedFocus, type Plan } from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { DatedComparison } from '#web/features/comparison/shown/compared-areas.tsx';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { planOutboxOf, runningPlanId } from '#web/features/plan/data/plan-outbox.ts';
import { readSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { leafletHtml, type ReportPart } from './printed-page.tsx';
import { PrintedComparison } from './printed-comparison.tsx';
import { PrintedPlan, type SeenByColleagues } from './printed-plan.tsx';
import { reportHtml, type OwnParts } from './printed-report.tsx';
import { reportName } from '#web/features/results/printed/report-name.ts';

/**
 * The report on these responses as a complete document.
 * @param bookingAddress where a call is booked
 */
export async function reportDocument(
  assessment: Pick<Assessment, 'id' | 'access'>,
  responses: readonly CompetencyResponse[],
  bookingAddress: string,
): Promise<string> {
  const own = await readOwn(assessment);
  const generatedAt = new Date();
  const isOwn = assessment.access !== 'reader';
  const name = reportName();
  return reportHtml({ ...own, isOwn, responses, generatedAt, name, bookingAddress });
}

/** A plan alone, with what colleagues saw and wrote, as a complete document. */
export async function planDocument(id: string, plan: Plan, today: Day): Promise<string> {
  const rounds = (await inTime(readRounds(id))) ?? [];
  const [sentences = []] = rounds.flatMap(({ result }) =>
    result?.kind === 'focus' ? [result.sentences] : [],
  );
  const seen = await seenOf(rounds);
  return leafletHtml({
    title: planWords.title,
    name: reportName(),
    children: <PrintedPlan plan={plan} today={today} seen={seen} sentences={sentences} />,
  });
}

/** A comparison with the earlier assessment alone, as a complete document. */
export async function comparisonDocument(comparison: DatedComparison, earlierId: string) {
  const seen = await inTime(readSeen(earlierId));
  return leafletHtml({
    title: comparisonOnPaper.title,
    name: reportName(),
    children: <PrintedComparison comparison={comparison} seen={seen} />,
  });
}

/** After this, the report is printed with what has arrived: its window is already open. */
const PATIENCE_MS = 4000;

/** Plan, comparison, and feedback for the report. Never rejects; reads nothing for visitors who are not the owner. */
async function readOwn({ id, access }: Pick<Assessment, 'id' | 'access'>): Promise<OwnParts> {
  if (access !== 'owner') return { plan: null, comparison: null, seen: null, feedback: null };
  const earlier = readEarlierId(id);
  const [plan, comparison, seen, feedback] = await Promise.all([
    readPlan(id),
    inTime(
      earlier.then((earlierId) =>
        earlierId ? client.comparison.get.query({ id, earlierId }) : null,
      ),
    ),
    inTime(earlier.then((earlierId) => (earlierId ? readSeen(earlierId) : null))),
    inTime(readFeedback(id)),
  ]);
  return { plan, comparison, seen, feedback };
}

/** The plan as its page shows it: with unsent changes; without a connection, the stored plan. */
async function readPlan(id: string): Promise<Plan | null> {
  const outbox = planOutboxOf(id);
  await inTime(outbox.refresh());
  const runningId = runningPlanId(id, outbox.view());
  if (runningId !== id) return readPlan(runningId);
  const { plan } = outbox.view();
  return plan && plannedFocus(plan).length > 0 ? plan : null;
}

/** The id of the same visitor's earlier assessment, chosen as on the dashboard. */
async function readEarlierId(id: string): Promise<string | null> {
  const history = await client.comparison.history.query();
  return history.find((one) => one.id === id)?.earlierId ?? null;
}

/** The changes seen by the colleagues who were asked about the plan made from these results. */
async function readSeen(id: string): Promise<SeenByColleagues> {
  return seenOf(await readRounds(id));
}

async function seenOf(rounds: Awaited<ReturnType<typeof readRounds>>): Promise<SeenByColleagues> {
  const { seenIn } = await import('#web/features/feedback/result/seen.ts');
  return (competencyId) => seenIn(rounds, competencyId);
}

/** The latest result of a full round. */
async function readFeedback(id: string): Promise<ReportPart | null> {
  const rounds = await readRounds(id);
  const [latest] = rounds.flatMap((round) =>
    round.result?.kind === 'full' ? [{ ...round, result: round.result }] : [],
  );
  if (!latest) return null;
  const { feedbackPart } = await import('./printed-feedback.tsx');
  return feedbackPart(latest);
}

async function readRounds(id: string) {
  const { sendsMail, flags } = readSettings();
  if (!sendsMail || !flags.assessmentEnabled) return [];
  return (await client.feedback.list.query({ id })).rounds;
}

/** Null if it fails or takes too long. */
function inTime<Result>(reading: Promise<Result>): Promise<Result | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, PATIENCE_MS, null);
  return Promise.race([reading.catch(() => null), late.promise]).finally(() => clearTimeout(timer));
}
