import { useEffect } from 'react';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { Button } from '#web/ui/button.tsx';
import { DownloadIcon } from '#web/ui/tool-icons.tsx';
import { loadReport, printReport } from './print-report.ts';

interface DownloadReportProps {
  label: string;
  responses: readonly CompetencyResponse[];
  variant?: 'primary' | 'secondary';
}

/** The button that prints the report. */
export function DownloadReport({ label, responses, variant = 'primary' }: DownloadReportProps) {
  useEffect(() => {
    // So that a click finds the code there, also without a connection; if it fails, the click tries again.
    loadReport().catch(() => undefined);
  }, []);
  return (
    <Button size="lg" variant={variant} onClick={() => printReport(responses)}>
      <DownloadIcon />
      {label}
    </Button>
  );
}
