import { buildReport } from '#domain/report.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { reportHtml } from './report-html.ts';

/**
 * The report on these responses as a complete document.
 * @param bookingAddress where a call is booked
 * @throws Error while no competency is answered
 */
export function reportDocument(
  responses: readonly CompetencyResponse[],
  bookingAddress: string,
): string {
  const report = buildReport(responses, new Date());
  if (!report) throw new Error('There is nothing to report yet');
  return reportHtml(report, bookingAddress);
}
