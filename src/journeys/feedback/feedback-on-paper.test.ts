import { expect } from 'vitest';
import { fullResult } from '#content/feedback-leader.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { askedAll, hasVerifiedResults, openFeedback } from '#testing/browser/feedback-leader.ts';
import { feedbackJourney } from '#testing/browser/feedback.ts';
import { closely, printedInMargins, textOf } from '#journeys/testing/print-layout.ts';
import { holdPrinting, printedBy } from '#testing/browser/printing.ts';

feedbackJourney('the result prints whole on A4 and on Letter', async ({ visitor }) => {
  const me = await visitor();
  const id = await hasVerifiedResults(me);
  await askedAll(me, id);
  await holdPrinting(me.page);
  await openFeedback(me, id);
  const popup = await printedBy(me.page, () => button(me.page, fullResult.print).click());
  for (const paper of ['A4', 'Letter'] as const) {
    const text = closely(textOf(await printedInMargins(popup, paper)));
    for (const { name } of competencies) expect(text).toContain(closely(name));
    expect(text).toContain(closely(fullResult.comments.keep));
    expect(text).toContain(closely(fullResult.not.items[0]));
  }
});
