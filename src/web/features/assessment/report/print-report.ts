import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import { printDocument } from '#web/lib/print-document.ts';
import { readSettings } from '#web/lib/settings.tsx';
import { webFonts } from '#web/theme/web-fonts.ts';
import { showToast } from '#web/ui/toast.ts';

/** The report's code, which nobody needs before there are results. */
export const loadReport = () => import('./report-document.ts');

/** Prints the report; does nothing while no competency is answered. */
export function printReport(responses: readonly CompetencyResponse[]): void {
  if (answeredResponses(responses).length === 0) return;
  const html = loadReport().then(({ reportDocument }) =>
    reportDocument(responses, readSettings().links.calendar),
  );
  html.catch(() => {
    showToast({
      variant: 'destructive',
      title: 'Error',
      description: 'Failed to prepare the report. Check your connection, then try again.',
    });
  });
  printDocument(html, webFonts);
}
