import { plannedFocus, type Plan } from '#domain/plan.ts';
import { buildReport } from '#domain/report.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { runningPlanId } from '#web/features/plan/data/plan-outbox.ts';
import { planOutboxOf } from '#web/features/plan/data/plan-outbox.ts';
import { client } from '#web/lib/trpc.ts';
import type { DatedComparison } from './printed-comparison.tsx';
import { reportHtml, type OwnParts } from './printed-report.tsx';
import { reportName } from './report-name.ts';

/**
 * The report on these responses as a complete document.
 * @param bookingAddress where a call is booked
 * @throws Error while no competency is answered
 */
export async function reportDocument(
  assessment: Pick<Assessment, 'id' | 'access'>,
  responses: readonly CompetencyResponse[],
  bookingAddress: string,
): Promise<string> {
  const report = buildReport(responses, new Date());
  if (!report) throw new Error('There is nothing to report yet');
  const own = await readOwn(assessment);
  return reportHtml({ ...own, report, name: reportName(), bookingAddress });
}

/** After this, the report is printed with what has arrived: its window is already open. */
const PATIENCE_MS = 4000;

/** Plan and comparison for the report. Never rejects; reads nothing for visitors who are not the owner. */
async function readOwn({ id, access }: Pick<Assessment, 'id' | 'access'>): Promise<OwnParts> {
  if (access !== 'owner') return { plan: null, comparison: null };
  const [plan, comparison] = await Promise.all([readPlan(id), inTime(readComparison(id))]);
  return { plan, comparison };
}

/** The plan as its page shows it: with unsent changes; without a connection, the stored plan. */
async function readPlan(id: string): Promise<Plan | null> {
  const outbox = planOutboxOf(id);
  await inTime(outbox.refresh());
  const runningId = runningPlanId(id, outbox.view);
  if (runningId !== id) return readPlan(runningId);
  const { plan } = outbox.view;
  return plan && plannedFocus(plan).length > 0 ? plan : null;
}

/** Compared with the same visitor's earlier assessment, as on the dashboard. */
async function readComparison(id: string): Promise<DatedComparison | null> {
  const history = await client.comparison.history.query();
  const earlierId = history.find((one) => one.id === id)?.earlierId;
  return earlierId ? client.comparison.get.query({ id, earlierId }) : null;
}

/** Null if it fails or takes too long. */
function inTime<Result>(reading: Promise<Result>): Promise<Result | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, PATIENCE_MS, null);
  return Promise.race([reading.catch(() => null), late.promise]).finally(() => clearTimeout(timer));
}
