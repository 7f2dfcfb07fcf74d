import { pages } from '#content/pages.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { comparisonHtml } from '#web/features/results/report/comparison-html.ts';
import { planHtml } from '#web/features/results/report/plan-html.ts';
import { fullComparison, fullPlan } from '#web/features/results/report/printed.fixture.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import type { State } from './state.ts';

/** The content of print windows before they close. */
export const printedStates: readonly State[] = [
  { name: 'report', show: (me) => showReport(me, 1) },
  { name: 'report-with-own-parts', isWide: true, show: (me) => showReport(me, 2) },
  {
    name: 'printed-plan',
    isWide: true,
    show: ({ page }) => page.setContent(planHtml(fullPlan, { today: '2026-02-01', name: null })),
  },
  {
    name: 'printed-comparison',
    isWide: true,
    show: ({ page }) => page.setContent(comparisonHtml(fullComparison, null)),
  },
];

/** @param times it was taken; with the second comes a plan */
async function showReport({ page, context }: Visitor, times: 1 | 2): Promise<void> {
  const { printed } = await watchPrinting(context);
  if (times === 2) await answeredEarlier(context, competencies.length, { ratings: () => [2, 3] });
  const id = await answeredEarlier(context, competencies.length);
  if (times === 2) {
    await context.request.post(`/api/assessment/${id}/plan`, { data: fullPlan });
  }
  await page.goto(`${pages.dashboard.path}?id=${id}`);
  const closing = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'));
  await button(page, 'Download Full Report').click();
  await closing;
  await page.setContent(printed[0]!.html);
}
