import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { button, seeCompetency, toast, variedRatings } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  emailField,
  openFindResults,
  press,
  RESET,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';

journey('the dialog reports a failed lookup', async ({ visitor }) => {
  const { page } = await visitor({ allow: failedCall });
  await page.goto('/assessment');
  const restore = await failCalls(page, 'assessment.lookupByEmail', 'no answer');
  const box = await openFindResults(page);
  await submitEmail(box, 'lea@example.com', 'Find My Results');
  await box.getByRole('alert').getByText('Failed to find assessments. Please try again.').waitFor();
  await restore();
  await press(box, 'Find My Results');
  await box.getByText('No assessments found for this email address.').waitFor();
  expect(await box.getByText('Failed to find assessments.').count()).toBe(0);
});

journey('Save Progress falls back to a second call when the first fails', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  await hasAnswered(me, 2);
  await failCalls(page, 'assessment.saveProgress', 500);
  await button(page, 'Save Progress').click();
  await submitEmail(dialog(page, SAVE_PROGRESS), 'mia@example.com', 'Save Progress');
  await toast(page, 'Progress Saved', 'Your assessment progress has been saved.').waitFor();
  expect(await storedAssessment(me)).toMatchObject({ email: 'mia@example.com' });
});

journey('Save Progress shows an error when both calls fail', async ({ visitor }) => {
  const me = await visitor({ allow: [...failedCall, 'Failed to save progress'] });
  const { page } = me;
  await hasAnswered(me, 2);
  await failCalls(page, 'assessment.saveProgress', 500);
  await failCalls(page, 'assessment.update', 'no answer');
  await button(page, 'Save Progress').click();
  const box = dialog(page, SAVE_PROGRESS);
  await submitEmail(box, 'noa@example.com', 'Save Progress');
  await toast(page, 'Error', 'Failed to save progress. Please try again.').waitFor();
  const inline = 'Failed to save progress. Please try again. Check your connection.';
  await box.getByRole('alert').getByText(inline, { exact: true }).waitFor();
  expect(await emailField(box).inputValue()).toBe('noa@example.com');
  expect(me.problems).toContainEqual(expect.stringContaining('Failed to save progress'));
  expect(await storedAssessment(me)).toMatchObject({ email: null });
});

journey('the email gate stays open with an error when submitting fails', async ({ visitor }) => {
  const me = await visitor({ allow: [...failedCall, 'Failed to submit email'] });
  const { page } = me;
  const id = await hasAnswered(me, competencies.length);
  const restore = await failCalls(page, 'assessment.submitEmail', 500);
  const gate = dialog(page, EMAIL_GATE);
  await submitEmail(gate, 'ola@example.com', 'View My Results');
  const words = 'Your results could not be opened. Please try again.';
  await gate.getByRole('alert').getByText(words).waitFor();
  await eventually(() =>
    expect(me.problems).toContainEqual(expect.stringContaining('Failed to submit email')),
  );
  await gate.getByRole('button', { name: 'View My Results' }).waitFor();
  expect(await emailField(gate).inputValue()).toBe('ola@example.com');

  await restore();
  await press(gate, 'View My Results');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
});

journey('Reset asks for confirmation and clears everything but the email', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasAnswered(me, 6, { email: 'pia@example.com' });
  await button(page, 'Reset Assessment').click();
  const box = dialog(page, RESET);
  await box.getByText('Reset your assessment? This will clear all progress.').waitFor();
  await press(box, 'Cancel');
  await seeCompetency(page, 6);
  expect(await storedAnswers(me.site, id)).toEqual(answers(6, variedRatings));

  await button(page, 'Reset Assessment').click();
  await press(box, 'Reset');
  await toast(page, 'Assessment reset', 'Your progress has been cleared.').waitFor();
  await seeCompetency(page, 0);
  expect(await storedAnswers(me.site, id)).toEqual([]);
  expect(await storedAssessment(me)).toMatchObject({ id, email: 'pia@example.com' });
  await page.reload();
  await seeCompetency(page, 0);
});

journey('a failed reset shows an error and clears nothing', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  const id = await hasAnswered(me, 4);
  await failCalls(page, 'assessment.reset', 500);
  await button(page, 'Reset Assessment').click();
  await press(dialog(page, RESET), 'Reset');
  await toast(page, 'Error', 'Failed to reset assessment').waitFor();
  expect(await storedAnswers(me.site, id)).toEqual(answers(4, variedRatings));
});
