import { buildReport } from '#domain/report.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { readOwn } from './own-parts.ts';
import { reportHtml } from './report-html.ts';
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
  return reportHtml(report, { ...own, name: reportName(), bookingAddress });
}
