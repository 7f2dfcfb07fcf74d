import { comparisonPageCopy as copy } from '#content/second-look.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import { printComparison } from '#web/features/results/report/print-comparison.ts';
import { reportName } from '#web/features/results/report/report-name.ts';
import type { PrintedComparison } from '#web/features/results/report/comparison-html.ts';
import { printButton } from './print-button.css.ts';

/** With the name that the report bears, if it bears any. */
export function PrintComparison({ comparison }: { comparison: PrintedComparison }) {
  return (
    <Button
      variant="secondary"
      className={printButton}
      onClick={() => printComparison(comparison, { name: reportName() })}
    >
      <PrintIcon />
      {copy.print}
    </Button>
  );
}
