import { buildReport } from '#domain/report.ts';
import type { Response } from '#domain/scoring.ts';
import { printDocument } from '../../../print-document.ts';
import { reportHtml } from './report-html.ts';

/** Prints the report; does nothing while no competency is answered. */
export function printReport(responses: readonly Response[]): void {
  const report = buildReport(responses, new Date());
  if (report) printDocument(reportHtml(report));
}
