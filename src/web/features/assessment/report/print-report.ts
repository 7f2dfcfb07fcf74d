import { buildReport } from '#domain/report.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { printDocument } from '#web/lib/print-document.ts';
import { reportHtml } from './report-html.ts';

/** Prints the report; does nothing while no competency is answered. */
export function printReport(responses: readonly CompetencyResponse[]): void {
  const report = buildReport(responses, new Date());
  if (report) printDocument(reportHtml(report));
}
