import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { readSettings } from '#web/lib/settings.tsx';
import { printWhenReady } from './print-when-ready.ts';

/** The report's code, which nobody needs before there are results. */
export const loadReport = () => import('./report-document.ts');

/** Prints the report; does nothing while no competency is answered. */
export function printReport(
  assessment: Pick<Assessment, 'id' | 'access'>,
  responses: readonly CompetencyResponse[],
): void {
  if (answeredResponses(responses).length === 0) return;
  const html = loadReport().then(({ reportDocument }) =>
    reportDocument(assessment, responses, readSettings().links.calendar),
  );
  printWhenReady(html, 'the report');
}
