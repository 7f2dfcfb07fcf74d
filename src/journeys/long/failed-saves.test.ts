import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  answerFrom,
  button,
  chosen,
  seeCompetency,
  toast,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, press, submitEmail } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import {
  answers,
  currentAnswers,
  storedAnswers,
  storedAssessment,
} from '#testing/browser/stored.ts';
import { tryAgain } from '#journeys/testing/unsaved-changes.ts';

const TOTAL = competencies.length;
const WAITING = /^Saved on this device, \d+ waiting$/;
const saveError = ['Error', 'Failed to save response. Please try again.'] as const;

for (const how of ['no answer', 500] as const) {
  journey(`a failed save (${how}) keeps the answer and can be retried`, async ({ visitor }) => {
    const me = await visitor({ allow: failedCall });
    const { page } = me;
    await page.goto('/assessment');
    await answerFrom(page, 0, 1);
    await page.getByText('All answers saved').waitFor();
    const restore = await failCalls(page, 'response.save', how);

    await answerFrom(page, 1, 2);
    await toast(page, ...saveError).waitFor();
    await page.getByText(WAITING).waitFor();
    await seeCompetency(page, 2);
    await button(page, 'Previous').click();
    await seeCompetency(page, 1);
    expect(await chosen(page)).toEqual(variedRatings(1));
    await button(page, 'Dismiss notification').click();
    await button(page, 'Try Again').click();
    await toast(page, ...saveError).waitFor();
    await page.getByText(WAITING).waitFor();

    await restore();
    await tryAgain(page);
    await page.getByText('All answers saved').waitFor();
    expect(await page.getByText(WAITING).count()).toBe(0);
    const { id } = await storedAssessment(me);
    expect(await storedAnswers(me.site, id)).toEqual(answers(2, variedRatings));
  });
}

journey('the next save includes the answer that failed before', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  await page.goto('/assessment');
  const restore = await failCalls(page, 'response.save', 503);
  await answerFrom(page, 0, 2);
  await page.getByText(WAITING).waitFor();
  await restore();
  await answerFrom(page, 2, 3);
  await page.getByText('All answers saved').waitFor();
  expect(await currentAnswers(me)).toEqual(answers(3, variedRatings));
});

journey('answers given offline are saved after reconnecting', async ({ visitor }) => {
  const allow = [...failedCall, 'net::ERR_INTERNET_DISCONNECTED', 'Failed to update assessment'];
  const me = await visitor({ allow });
  const { page, context } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 1);
  await page.getByText('All answers saved').waitFor();

  await context.setOffline(true);
  await answerFrom(page, 1, 3);
  await seeCompetency(page, 3);
  expect(await page.getByText('All answers saved').count()).toBe(0);

  await context.setOffline(false);
  await page.getByText('All answers saved').waitFor();
  expect(await currentAnswers(me)).toEqual(answers(3, variedRatings));
});

journey('unsaved answers survive a reload', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  await page.goto('/assessment');
  const restore = await failCalls(page, 'response.save', 'no answer');
  await answerFrom(page, 0, 2);
  await page.getByText(WAITING).waitFor();
  await page.reload();
  await seeCompetency(page, 2);
  await page.getByText(WAITING).waitFor();
  await restore();
  await page.reload();
  await page.getByText('All answers saved').waitFor();
  expect(await currentAnswers(me)).toEqual(answers(2, variedRatings));
});

journey('results open only after the last answer is saved', async ({ visitor }) => {
  const me = await visitor({ allow: [...failedCall, 'Failed to submit email'] });
  const { page } = me;
  const id = await hasAnswered(me, TOTAL - 1);
  const restore = await failCalls(page, 'response.save', 500);
  await answerFrom(page, TOTAL - 1, TOTAL);
  const gate = dialog(page, EMAIL_GATE);
  await submitEmail(gate, 'kim@example.com', 'View My Results');
  await eventually(() =>
    expect(me.problems).toContainEqual(expect.stringContaining('Failed to submit email')),
  );
  await press(gate, 'Cancel');
  await page.getByText(WAITING).waitFor();

  await restore();
  await tryAgain(page);
  await eventually(async () => expect(await page.getByText(WAITING).count()).toBe(0));
  await button(page, 'Enter Email to Unlock').click();
  await submitEmail(gate, 'kim@example.com', 'View My Results');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual(answers(TOTAL, variedRatings));
});
