import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  answerFrom,
  button,
  chosen,
  next,
  rate,
  seeCompetency,
  toast,
  variedRatings,
} from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  foundRows,
  openFindResults,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { continuesElsewhere } from '#journeys/testing/unsaved-changes.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { answers, sessionId, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';

const TOTAL = competencies.length;

journey('one assessment runs from first visit to shared results', async ({ visitor }) => {
  const me = await visitor({ serviceWorker: true });
  const { printed } = await watchPrinting(me.context);

  // First visit: the server-rendered skeleton, then the form.
  await me.page.goto('/assessment');
  await seeCompetency(me.page, 0);
  await rate(me.page, 1, 1);
  expect(await button(me.page, 'Next').isDisabled()).toBe(true);
  await rate(me.page, 2, 4);
  await rate(me.page, 2, 4);
  await eventually(async () => expect(await chosen(me.page)).toEqual([1, null]));
  await rate(me.page, 2, 3);
  await next(me.page);
  await answerFrom(me.page, 1, 6);
  await seeCompetency(me.page, 6);
  await button(me.page, 'Previous').click();
  await seeCompetency(me.page, 5);
  expect(await chosen(me.page)).toEqual(variedRatings(5));
  await next(me.page);
  await me.page.getByText('All answers saved').waitFor();
  await me.page.reload();
  await seeCompetency(me.page, 6);

  await button(me.page, 'Save Progress').click();
  await submitEmail(dialog(me.page, SAVE_PROGRESS), 'jo@example.com', 'Save Progress');
  await toast(me.page, 'Progress Saved', 'You can return anytime to continue.').waitFor();
  const { id } = await storedAssessment(me);

  // The same person in another browser finds it by email, continues, and finishes.
  const again = await visitor();
  await again.page.goto('/assessment');
  const rows = await foundRows(await openFindResults(again.page), 'JO@EXAMPLE.COM');
  expect(await rows.textContent()).toContain(`In Progress (6 of ${TOTAL})`);
  await rows.click();
  await again.page.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(again.page, 6);
  // Only the browser that started it can reset it.
  expect(await button(again.page, 'Reset Assessment').count()).toBe(0);
  await answerFrom(again.page, 6, 8);
  // The first browser goes on, as far as the last competency.
  await continuesElsewhere(again, id, 8, TOTAL - 1);
  await seeCompetency(again.page, TOTAL - 1);
  await again.page.getByRole('button', { name: 'See My Results' }).waitFor();
  await answerFrom(again.page, TOTAL - 1, TOTAL);
  // It already has an email, so no gate appears.
  await again.page.getByRole('link', { name: 'View Full Dashboard' }).click();
  await again.page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(again.page, 'Download Full Report').waitFor();
  await eventually(async () =>
    expect(await storedAnswers(me.site, id)).toEqual(answers(TOTAL, variedRatings)),
  );

  // The first browser, which owns it, shows no gate either.
  await eventually(async () =>
    expect(await storedAssessment(me)).toMatchObject({ is_completed: true }),
  );
  await me.page.reload();
  await button(me.page, 'Review Your Answers').waitFor();
  expect(await dialog(me.page, EMAIL_GATE).count()).toBe(0);
  await me.page.getByRole('link', { name: 'View Full Dashboard' }).click();
  await me.page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(me.page, 'Download Full Report').waitFor();

  // The first browser finds it completed and prints the report.
  const completed = await foundRows(await openFindResults(me.page), 'jo@example.com');
  expect(await completed.textContent()).toContain('Completed');
  await completed.click();
  await button(me.page, 'Download Full Report').click();
  await eventually(() => expect(printed).toHaveLength(1));

  // Someone else opens the link and can only read.
  const reader = await visitor();
  await reader.page.goto(`/assessment/dashboard?id=${id}`);
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await reader.page.getByRole('link', { name: 'Continue Assessment' }).count()).toBe(0);
  const refused = await reader.context.request.post(`/api/assessment/${id}/reset`);
  expect(refused.status()).toBe(403);

  // The browser that finished it starts a new assessment.
  await again.page.getByRole('link', { name: 'Assessment', exact: true }).click();
  await button(again.page, 'Start New Assessment').click();
  await seeCompetency(again.page, 0);
  expect(await chosen(again.page)).toEqual([null, null]);
  expect(await sessionId(again.page)).not.toBeNull();
  expect((await storedAssessment(again)).id).not.toBe(id);
  expect(await storedAnswers(me.site, id)).toEqual(answers(TOTAL, variedRatings));
});
