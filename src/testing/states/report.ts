import { pages } from '#content/pages.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import type { State } from './state.ts';

/** What the report's window holds before it closes. */
export const reportState: State = {
  name: 'report',
  show: async ({ page, context }) => {
    const { printed } = await watchPrinting(context);
    const id = await answeredEarlier(context, competencies.length);
    await page.goto(`${pages.dashboard.path}?id=${id}`);
    const closing = page.waitForEvent('popup').then((popup) => popup.waitForEvent('close'));
    await button(page, 'Download Full Report').click();
    await closing;
    await page.setContent(printed[0]!.html);
  },
};
