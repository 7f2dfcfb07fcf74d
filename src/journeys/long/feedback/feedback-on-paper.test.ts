import { expect } from 'vitest';
import { fullResult } from '#content/feedback-result.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { askedAll, hasVerifiedResults, openFeedback } from '#testing/browser/feedback-leader.ts';
import { feedbackJourney } from '#testing/browser/feedback-journey.ts';
import { closely, printedInMargins, textOf } from '#journeys/testing/print-layout.ts';
import { holdPrinting, printedBy } from '#testing/browser/printing.ts';

feedbackJourney(
  'the result prints whole on A4 and on Letter, alone and in the full report',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    const id = await hasVerifiedResults(me);
    await askedAll(me, id);
    await holdPrinting(page);
    await openFeedback(me, id);
    const alone = await printedBy(page, () => button(page, fullResult.print).click());
    await page.goto(`/assessment/dashboard?id=${id}`);
    const report = await printedBy(page, () => button(page, 'Download Full Report').click());
    for (const popup of [alone, report]) {
      for (const paper of ['A4', 'Letter'] as const) {
        const text = closely(textOf(await printedInMargins(popup, paper)));
        const [, result] = text.split(closely(fullResult.groups.lead));
        for (const { name } of competencies) expect(result).toContain(closely(name));
        expect(text).toContain(closely(fullResult.lists.blindSpots.lead(fullResult.you)));
        expect(result).toContain(closely(fullResult.comments.keep));
      }
    }
    expect(await report.locator('h2').allInnerTexts()).toContain(fullResult.title);
  },
);
