import { myPlan } from '#content/my-plan.ts';
import { pages } from '#content/pages.ts';
import { comparisonPageCopy } from '#content/comparison.ts';
import { competencies } from '#domain/competencies.ts';
import { addDays } from '#domain/plan-dates.ts';
import { button } from '#testing/browser/assessment.ts';
import { answeredEarlier, completeTwice } from '#testing/browser/earlier-visit.ts';
import { browserDay } from '#testing/browser/plan.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { fullPlan } from '#web/features/results/printed/printed.fixture.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { state, type State } from './state.ts';

const DOWNLOAD = 'Download Full Report';

/** The content of print windows before they close. */
export const printedStates: readonly State[] = [
  state('report', (me) => showPrinted(me, 1, pages.dashboard.path, DOWNLOAD)),
  state('report-with-own-parts', { isWide: true }, (me) =>
    showPrinted(me, 2, pages.dashboard.path, DOWNLOAD),
  ),
  state('printed-plan', (me) => showPrinted(me, 2, '/assessment/plan', myPlan.tools.print)),
  state('printed-comparison', (me) =>
    showPrinted(me, 2, '/assessment/comparison', comparisonPageCopy.print),
  ),
];

/**
 * Prints by a button of a page.
 * @param times the assessment was taken; with the second come a comparison and a plan
 */
async function showPrinted(me: Visitor, times: 1 | 2, path: string, label: string): Promise<void> {
  const { page, context } = me;
  const { printed } = await watchPrinting(context);
  let id: string;
  if (times === 1) {
    id = await answeredEarlier(context, competencies.length);
  } else {
    const { id: latestId, earlierId } = await completeTwice(me, newEmail());
    id = latestId;
    const day = addDays(await browserDay(page), -40);
    const plan = { ...fullPlan, start: { ...fullPlan.start, day } };
    // The comparison shows what came of the plan made from the earlier results.
    for (const made of [earlierId, id]) {
      await context.request.post(`/api/assessment/${made}/plan`, { data: plan });
    }
  }
  await page.goto(`${path}?id=${id}`);
  const closing = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'));
  await button(page, label).click();
  await closing;
  // Without it, the tables would have the font size of old pages.
  await page.setContent(`<!doctype html>${printed[0]!.html}`);
}
