import { printWhenReady } from './print-when-ready.ts';
import type { PrintedComparison } from './comparison-html.ts';

/** Prints the comparison alone; called by a click. */
export function printComparison(
  comparison: PrintedComparison,
  { name }: { name: string | null },
): void {
  const html = import('./comparison-html.ts').then(({ comparisonHtml }) =>
    comparisonHtml(comparison, name),
  );
  printWhenReady(html, 'the comparison');
}
