import { useEffect } from 'react';
import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { readSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { DownloadIcon } from '#web/ui/tool-icons.tsx';

interface DownloadReportProps {
  label: string;
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  variant?: 'primary' | 'secondary';
}

/** The button that prints the report. */
export function DownloadReport({
  label,
  assessment,
  responses,
  variant = 'primary',
}: DownloadReportProps) {
  useEffect(() => {
    // Loaded early so that a click works without a connection; if this fails, the click retries.
    Promise.all([loadReport(), loadPrinting()]).catch(() => undefined);
  }, []);
  return (
    <Button size="lg" variant={variant} onClick={() => printReport(assessment, responses)}>
      <DownloadIcon />
      <span>{label}</span>
    </Button>
  );
}

/** The report's code is not needed before there are results. */
const loadReport = () => import('#web/features/results/printed/report-document.tsx');

/** Prints the report; does nothing while no competency is answered. */
function printReport(
  assessment: Pick<Assessment, 'id' | 'access'>,
  responses: readonly CompetencyResponse[],
): void {
  if (answeredResponses(responses).length === 0) return;
  const html = loadReport().then(({ reportDocument }) =>
    reportDocument(assessment, responses, readSettings().links.calendar),
  );
  printWhenReady(html, 'the report');
}

/** The code that prints is not needed before there is something to print. */
export const loadPrinting = () => import('#web/lib/print-document.tsx');

/**
 * Prints a document as soon as it is loaded. The window opens at once, because browsers allow it only
 * during a click. If loading fails, the window closes and a toast says so.
 */
export function printWhenReady(html: Promise<string>, what: string): void {
  const popup = window.open('', '_blank');
  Promise.all([html, loadPrinting()]).then(
    ([document, { printDocument }]) => printDocument(document, popup),
    () => {
      popup?.close();
      showToast({
        variant: 'destructive',
        title: 'Error',
        description: `Failed to prepare ${what}. Check your connection, then try again.`,
      });
    },
  );
}
