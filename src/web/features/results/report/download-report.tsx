import { useEffect } from 'react';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/tool-icons.tsx';
import { loadReport, printReport } from './print-report.ts';
import { loadPrinting } from './print-when-ready.ts';

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
    // So that a click finds the code there, also without a connection; if it fails, the click tries again.
    Promise.all([loadReport(), loadPrinting()]).catch(() => undefined);
  }, []);
  return (
    <Button size="lg" variant={variant} onClick={() => printReport(assessment, responses)}>
      <DownloadIcon />
      {label}
    </Button>
  );
}
