import { expect } from 'vitest';
import { answerFrom, button, seeCompetency, toast } from '#testing/browser/assessment.ts';
import {
  dialog,
  emailField,
  foundRows,
  openFindResults,
  press,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { storedAssessment } from '#testing/browser/stored.ts';
import { isAll } from '#testing/is-all.ts';

journey('Save Progress requires a valid email', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  // Before the first answer there is nothing to save, clear, or count.
  for (const name of ['Save Progress', 'Reset Assessment']) {
    expect(await button(page, name).count(), name).toBe(0);
  }
  const overview = page.getByRole('region', { name: 'Assessment Progress' });
  expect(await overview.count()).toBe(0);
  await answerFrom(page, 0, 3);
  // Scores in view could sway the next rating.
  const count = overview.getByText('3 of 7 completed');
  expect(await count.isVisible()).toBe(false);
  await overview.getByRole('heading', { name: 'Assessment Progress' }).click();
  await count.waitFor();
  await seeCompetency(page, 3);

  await button(page, 'Save Progress').click();
  const box = dialog(page, SAVE_PROGRESS);
  expect(await box.textContent()).toContain('3 of 35 competencies completed (9%)');
  expect(await box.textContent()).toContain('Find My Results');
  expect(await box.getByRole('button', { name: 'Save Progress' }).isDisabled()).toBe(true);
  await emailField(box).press('Enter');
  await box.getByRole('alert').getByText('Please enter your email address').waitFor();
  await emailField(box).fill('   ');
  expect(await box.getByRole('button', { name: 'Save Progress' }).isDisabled()).toBe(true);

  for (const bad of ['ann', 'ann@example', 'ann @example.com', 'a@b@example.com']) {
    await submitEmail(box, bad, 'Save Progress');
    await box.getByRole('alert').getByText('Please enter a valid email address').waitFor();
  }
  await press(box, 'Cancel');
  await box.waitFor({ state: 'hidden' });
  await button(page, 'Save Progress').click();
  expect(await emailField(box).inputValue()).toBe('');
  expect(await box.getByText('Please enter a valid email address').count()).toBe(0);

  await submitEmail(box, '  Ann@Example.com ', 'Save Progress');
  await box.waitFor({ state: 'hidden' });
  await toast(
    page,
    'Progress Saved',
    'Your assessment progress has been saved. You can return anytime to continue.',
  ).waitFor();
  await eventually(async () => expect(await button(page, 'Save Progress').count()).toBe(0));
  expect(await storedAssessment(me)).toMatchObject({ email: 'ann@example.com' });
  await seeCompetency(page, 3);

  // The visitor sees the address and can correct a typo.
  const card = page.getByRole('region', { name: 'Your Progress' });
  await card.getByText('Saved under ann@example.com').waitFor();
  await button(page, 'Change the email address').click();
  expect(await emailField(box).inputValue()).toBe('ann@example.com');
  await submitEmail(box, 'anna@example.com', 'Save Progress');
  await box.waitFor({ state: 'hidden' });
  await card.getByText('Saved under anna@example.com').waitFor();
  expect(await storedAssessment(me)).toMatchObject({ email: 'anna@example.com' });
  await page.reload();
  await card.getByText('Saved under anna@example.com').waitFor();
});

journey('an assessment found by email continues in another browser', async ({ visitor }) => {
  const me = await visitor();
  const id = await hasAnswered(me, 9, { email: 'ben@example.com' });
  const { page: elsewhere } = await visitor();
  await elsewhere.goto('/assessment/dashboard');

  const rows = await foundRows(await openFindResults(elsewhere), 'BEN@EXAMPLE.COM');
  expect(await rows.count()).toBe(1);
  const { created_at } = await storedAssessment(me);
  const date = created_at.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  expect(await rows.textContent()).toContain(date.replace(' ', '\u00a0'));
  expect(await rows.textContent()).toContain('In Progress (9 of 35)');
  expect(await rows.textContent()).toContain('Overall Score: 2.9');

  await rows.click();
  await elsewhere.waitForURL(`**/assessment/dashboard?id=${id}`);
  await elsewhere.getByText('Assessment 26% complete • 26 competencies remaining').waitFor();
  await elsewhere.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(elsewhere, 9);
  // The masked address confirms the typed one and reveals no more.
  const card = elsewhere.getByRole('region', { name: 'Your Progress' });
  await card.getByText('Saved under b•••@example.com').waitFor();
  expect(await button(elsewhere, 'Change the email address').count()).toBe(0);
  await answerFrom(elsewhere, 9, 11);
  await elsewhere.getByText('All answers saved').waitFor();
  // The position follows the answers.
  await eventually(async () =>
    expect(await storedAssessment(me)).toMatchObject({ current_question_index: 11 }),
  );

  // The first browser counts the answers from the other one.
  await me.page.reload();
  await seeCompetency(me.page, 11);
});

journey.runIf(isAll)(
  "continuing a found assessment does not change this browser's own",
  async ({ visitor }) => {
    await hasAnswered(await visitor(), 5, { email: 'cleo@example.com' });
    const elsewhere = await visitor();
    const { page } = elsewhere;
    const own = await hasAnswered(elsewhere, 2);
    await seeCompetency(page, 2);

    const rows = await foundRows(await openFindResults(page), 'cleo@example.com');
    await rows.click();
    await page.getByRole('link', { name: 'Continue Assessment' }).click();
    await seeCompetency(page, 5);
    await answerFrom(page, 5, 6);
    await page.getByText('All answers saved').waitFor();
    const untouched = await elsewhere.site.db
      .selectFrom('assessment')
      .select('current_question_index')
      .where('id', '=', own)
      .executeTakeFirstOrThrow();
    expect(untouched.current_question_index).toBe(2);
  },
);

journey('an unknown email finds nothing', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  const box = await openFindResults(page);
  await emailField(box).press('Enter');
  await box.getByRole('alert').getByText('Please enter your email address').waitFor();
  await emailField(box).fill('unknown@example.com');
  await emailField(box).press('Enter');
  await box.getByText('No assessments found for this email address.').waitFor();
  await box.getByText('Please check your email or start a new assessment.').waitFor();
});
