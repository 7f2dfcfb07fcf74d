import { expect } from 'vitest';
import {
  answer,
  answerFrom,
  button,
  next,
  rate,
  seeCompetency,
  toast,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { competencyCount as TOTAL } from '#domain/competency-count.ts';
import { dialog, press, RESET } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { holdCalls } from '#testing/browser/network.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

/** Leaving a page while it saves always logs this error. */
const leftWhileSaving = ['net::ERR_ABORTED'];

async function expectStored(me: Visitor, count: number): Promise<void> {
  const { id } = await storedAssessment(me);
  await eventually(async () =>
    expect(await storedAnswers(me.site, id)).toEqual(answers(count, variedRatings)),
  );
}

journey('Next does not wait for the answer to be saved', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto('/assessment');
  const saving = await holdCalls(page, 'response.save');
  await answerFrom(page, 0, 3);
  await saving.arrived;
  await seeCompetency(page, 3);
  await page.getByText('Saving…').waitFor();
  const card = page.getByRole('region', { name: 'Your Progress' });
  expect(await card.getByRole('definition').allTextContents()).toEqual(['3', '32']);
  await button(page, 'Previous').click();
  await seeCompetency(page, 2);

  await saving.release();
  await page.getByText('All answers saved').waitFor();
  await expectStored(me, 3);
  await eventually(async () =>
    expect(await storedAssessment(me)).toMatchObject({ current_question_index: 2 }),
  );
});

journey('the completed count never drops while answers are saved', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  const card = page.getByRole('region', { name: 'Your Progress' });
  const seen = await card.evaluateHandle((element) => {
    const counts = [0];
    new MutationObserver(() => {
      const count = Number(element.querySelector('dd')?.textContent);
      if (count !== counts.at(-1)) counts.push(count);
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return counts;
  });
  await answerFrom(page, 0, 6);
  await page.getByText('All answers saved').waitFor();
  expect(await seen.jsonValue()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

journey('two quick clicks on Next keep every answer', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, 4);
  const { page } = me;
  await button(page, 'Previous').click();
  await seeCompetency(page, 3);
  await button(page, 'Previous').click();
  await seeCompetency(page, 2);
  await next(page);
  await next(page);
  await seeCompetency(page, 4);
  await page.getByText('All answers saved').waitFor();
  await expectStored(me, 4);
});

journey('a double click on Next advances by one question', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto('/assessment');
  await rate(page, 1, 1);
  await rate(page, 2, 3);
  await button(page, 'Next').dblclick();
  await seeCompetency(page, 1);
  await answerFrom(page, 1, 2);
  await seeCompetency(page, 2);
  await page.getByText('All answers saved').waitFor();
  await expectStored(me, 2);
});

for (const where of ['before', 'after'] as const) {
  journey(`a reload ${where} the server gets a save loses nothing`, async ({ visitor }) => {
    const me = await visitor({ allow: leftWhileSaving });
    const { page } = me;
    await page.goto('/assessment');
    const saving = await holdCalls(page, 'response.save', where);
    await answerFrom(page, 0, 2);
    await seeCompetency(page, 2);
    await rate(page, 1, 5);
    await saving.arrived;

    await saving.forget();
    await page.reload();
    await seeCompetency(page, 2);
    await page.getByText('All answers saved').waitFor();
    await expectStored(me, 2);
    await eventually(async () =>
      expect(await storedAssessment(me)).toMatchObject({ current_question_index: 2 }),
    );
  });
}

journey('a reset while an answer is being saved leaves nothing behind', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, 3);
  const { page } = me;
  const saving = await holdCalls(page, 'response.save');
  await answerFrom(page, 3, 5);
  await saving.arrived;
  await button(page, 'Reset Assessment').click();
  const box = dialog(page, RESET);
  await press(box, 'Reset');
  await box.getByRole('button', { name: 'Resetting...' }).waitFor();

  await saving.release();
  await toast(page, 'Assessment reset', 'Your progress has been cleared.').waitFor();
  await box.waitFor({ state: 'hidden' });
  await seeCompetency(page, 0);
  await expectStored(me, 0);
  expect(await storedAssessment(me)).toMatchObject({
    current_question_index: 0,
    overall_score: null,
    category_scores: {},
  });
  await answer(page, [2, 2]);
  await seeCompetency(page, 1);
});

journey(
  'an assessment finished on a slow network is not offered as unfinished',
  async ({ visitor }) => {
    const me = await visitor();
    const { page } = me;
    const id = await hasAnswered(me, TOTAL - 1, { email: 'jo@example.com' });
    const saving = await holdCalls(page, 'assessment.update');
    await answerFrom(page, TOTAL - 1, TOTAL);
    await page.getByRole('link', { name: 'View Full Dashboard' }).click();
    await button(page, 'Download Full Report').waitFor();
    await saving.arrived;

    await saving.release();
    await eventually(async () => {
      const reply = await me.context.request.get(`/api/assessment/by-id/${id}`);
      expect(await reply.json()).toMatchObject({ isCompleted: true });
    });
    await page.getByRole('link', { name: 'Assessment', exact: true }).click();
    await button(page, 'Start New Assessment').waitFor();
  },
);
