import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  answer,
  answerFrom,
  button,
  chosen,
  seeCompetency,
  toast,
  variedRatings,
  type RatingPair,
} from '#testing/browser/assessment.ts';
import { dialog, press, RESET } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall, holdFirstCall } from '#testing/browser/network.ts';
import {
  answers,
  currentAnswers,
  storedAnswers,
  storedAssessment,
} from '#testing/browser/stored.ts';
import { tryAgain } from '#journeys/testing/unsaved-changes.ts';

const saveError = ['Error', 'Failed to save response. Please try again.'] as const;
const CHANGED: RatingPair = [5, 5];

journey('a delayed save does not overwrite a later change', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto('/assessment');
  const first = await holdFirstCall(page, 'response.save');
  await answerFrom(page, 0, 1);
  await first.arrived;
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('heading', { name: 'Ready Leader Development Dashboard' }).waitFor();
  await page.getByRole('link', { name: 'Assessment', exact: true }).click();
  await seeCompetency(page, 1);
  await button(page, 'Previous').click();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual(variedRatings(0));
  await answer(page, CHANGED);
  await answerFrom(page, 1, 6);

  await first.release();
  await page.getByText('All answers saved').waitFor();
  const { id } = await storedAssessment(me);
  const expected = (index: number) => (index === 0 ? CHANGED : variedRatings(index));
  expect(await storedAnswers(me.site, id)).toEqual(answers(6, expected));
});

for (const status of [400, 404]) {
  journey(`a rejected response (${status}) does not block the others`, async ({ visitor }) => {
    const me = await visitor({ allow: failedCall });
    const { page } = me;
    await page.goto('/assessment');
    await seeCompetency(page, 0);
    const restore = await failCalls(page, 'response.save', status, competencies[1].id);
    await answerFrom(page, 0, 2);
    await toast(page, ...saveError).waitFor();
    await answerFrom(page, 2, 4);
    await page.getByText('Needs your attention').waitFor();
    const { id } = await storedAssessment(me);
    const all = answers(4, variedRatings);
    await eventually(async () => {
      expect(await storedAnswers(me.site, id)).toEqual(all.toSpliced(1, 1));
      expect(await storedAssessment(me)).toMatchObject({ current_question_index: 4 });
    });

    await restore();
    // In the notice; the bar at the bottom offers it, too.
    await button(page, 'Try Again').first().click();
    await page.getByText('All answers saved').waitFor();
    expect(await storedAnswers(me.site, id)).toEqual(all);
  });
}

journey('the next visit retries a rejected response', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  const restore = await failCalls(page, 'response.save', 400);
  await answerFrom(page, 0, 1);
  await page.getByText('Needs your attention').waitFor();
  await restore();
  await page.reload();
  await page.getByText('All answers saved').waitFor();
  expect(await currentAnswers(me)).toEqual(answers(1, variedRatings));
});

journey('a failed reset keeps unsaved responses', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  const id = await hasAnswered(me, 2);
  const restoreSaves = await failCalls(page, 'response.save', 503);
  const restoreReset = await failCalls(page, 'assessment.reset', 500);
  await answerFrom(page, 2, 4);
  await page.getByText(/waiting/).waitFor();
  await button(page, 'Reset Assessment').click();
  const box = dialog(page, RESET);
  await press(box, 'Reset');
  await toast(page, 'Error', 'Failed to reset assessment').waitFor();
  await press(box, 'Cancel');
  await seeCompetency(page, 4);

  await restoreSaves();
  await tryAgain(page);
  await page.getByText('All answers saved').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual(answers(4, variedRatings));

  await restoreReset();
  await button(page, 'Reset Assessment').click();
  await press(box, 'Reset');
  await toast(page, 'Assessment reset', 'Your progress has been cleared.').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual([]);
});

journey('a response older than a reset elsewhere is dropped', async ({ visitor }) => {
  const me = await visitor({ allow: ['Failed to load resource'] });
  const { page, context } = me;
  const id = await hasAnswered(me, 2);
  const saving = await holdFirstCall(page, 'response.save');
  await answerFrom(page, 2, 3);
  const sent = (await saving.arrived).postDataJSON() as { 0: { answeredAt: string } };
  // The page knows the server's time to about a second.
  await eventually(() => expect(Date.now()).toBeGreaterThan(Date.parse(sent[0].answeredAt)));
  const reset = await context.request.post(`/api/assessment/${id}/reset`);
  expect(reset.ok()).toBe(true);

  await saving.release();
  const card = page.getByRole('region', { name: 'Your Progress' });
  await card.getByText('0%', { exact: true }).waitFor();
  expect(await toast(page, ...saveError).count()).toBe(0);
  expect(await page.getByText(/waiting|attention/).count()).toBe(0);
  expect(await storedAnswers(me.site, id)).toEqual([]);
});

journey('a wrong device clock loses no responses', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  // Two hours slow: responses after a reset would seem older than it.
  await page.clock.install({ time: Date.now() - 2 * 60 * 60 * 1000 });
  await page.clock.resume();
  await hasAnswered(me, 1);
  await button(page, 'Reset Assessment').click();
  await press(dialog(page, RESET), 'Reset');
  await toast(page, 'Assessment reset', 'Your progress has been cleared.').waitFor();
  await answerFrom(page, 0, 2);
  await page.getByText('All answers saved').waitFor();
  expect(await currentAnswers(me)).toEqual(answers(2, variedRatings));
});
