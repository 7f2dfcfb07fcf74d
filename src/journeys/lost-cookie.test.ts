import { expect } from 'vitest';
import { answerFrom, button, variedRatings } from '#testing/browser/assessment.ts';
import { dialog, SAVE_PROGRESS, submitEmail } from '#testing/browser/dialogs.ts';
import { journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { answers, currentAnswers, storedAssessment } from '#testing/browser/stored.ts';

journey('a lost cookie does not interrupt the assessment', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page, context } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 1);
  await page.getByText('All answers saved').waitFor();

  await context.clearCookies();
  await answerFrom(page, 1, 2);
  await page.getByText('All answers saved').waitFor();
  expect(await page.getByText('Failed to save').count()).toBe(0);
  expect(await currentAnswers(me)).toEqual(answers(2, variedRatings));

  await context.clearCookies();
  await button(page, 'Save Progress').click();
  await submitEmail(dialog(page, SAVE_PROGRESS), 'ada@example.com', 'Save Progress');
  await page.getByText('Progress Saved', { exact: true }).waitFor();
  expect((await storedAssessment(me)).email).toBe('ada@example.com');
});

journey('two tabs opened at the same time both save', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page, context } = me;
  const other = await context.newPage();
  await Promise.all([page.goto('/assessment'), other.goto('/assessment')]);
  await answerFrom(page, 0, 1);
  // Both tabs may share an assessment; choosing the same rating twice would clear it.
  await answerFrom(other, 0, 1, () => [5, 1]);
  await page.getByText('All answers saved').waitFor();
  await other.getByText('All answers saved').waitFor();
});
