import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { button, toast } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  emailField,
  openFindResults,
  press,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';

const TOTAL = competencies.length;
const OFFLINE = 'Check your connection.';
const allow = [
  ...failedCall,
  'Failed to submit email',
  'Failed to save progress',
  // Code that the page loads ahead.
  'ERR_INTERNET_DISCONNECTED',
];

journey('offline, each dialog shows an error and keeps the typed text', async ({ visitor }) => {
  const me = await visitor({ allow });
  const { page, context } = me;
  await hasAnswered(me, 2);
  await context.setOffline(true);
  const find = await openFindResults(page);
  await submitEmail(find, 'uma@example.com', 'Find My Results');
  const words = `Failed to find assessments. Please try again. ${OFFLINE}`;
  await find.getByRole('alert').getByText(words).waitFor();
  expect(await emailField(find).inputValue()).toBe('uma@example.com');
  await press(find, 'Cancel');

  await button(page, 'Save Progress').click();
  const saving = dialog(page, SAVE_PROGRESS);
  await submitEmail(saving, 'uma@example.com', 'Save Progress');
  await saving.getByRole('alert').getByText(OFFLINE).waitFor();
  expect(await emailField(saving).inputValue()).toBe('uma@example.com');
  expect(await saving.getByText(OFFLINE).count()).toBe(1);
  await context.setOffline(false);
  const again = await holdCalls(page, 'assessment.saveProgress');
  await press(saving, 'Save Progress');
  await again.arrived;
  await saving.getByText(OFFLINE).waitFor({ state: 'detached' });
  await again.release();
  await saving.waitFor({ state: 'hidden' });
});

journey('on a phone a message in a dialog covers none of its buttons', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 600, allow });
  const { page } = me;
  await hasAnswered(me, 2);
  await failCalls(page, 'assessment.saveProgress', 500);
  await failCalls(page, 'assessment.update', 500);
  await button(page, 'Save Progress').click();
  const saving = dialog(page, SAVE_PROGRESS);
  await submitEmail(saving, 'una@example.com', 'Save Progress');
  await toast(page, 'Error', 'Failed to save progress').waitFor();
  await press(saving, 'Cancel');
  await saving.waitFor({ state: 'hidden' });
});

journey('in a short window, a message in a dialog is in view', async ({ visitor }) => {
  const height = 360;
  const me = await visitor({ width: 640, height, allow });
  const { page } = me;
  await hasAnswered(me, 2);
  await failCalls(page, 'assessment.saveProgress', 500);
  await failCalls(page, 'assessment.update', 500);
  await button(page, 'Save Progress').click();
  await submitEmail(dialog(page, SAVE_PROGRESS), 'ulf@example.com', 'Save Progress');
  const message = toast(page, 'Error', 'Failed to save progress');
  await message.waitFor();
  const box = (await message.boundingBox())!;
  expect(box.y).toBeGreaterThan(0);
  expect(box.y + box.height).toBeLessThan(height);
});

journey('the email gate shows an error offline and can be retried', async ({ visitor }) => {
  const me = await visitor({ allow });
  const { page, context } = me;
  const id = await hasAnswered(me, TOTAL);
  const gate = dialog(page, EMAIL_GATE);
  await context.setOffline(true);
  await submitEmail(gate, 'vera@example.com', 'View My Results');
  await gate.getByRole('alert').getByText(OFFLINE).waitFor();
  expect(await emailField(gate).inputValue()).toBe('vera@example.com');
  await context.setOffline(false);
  await press(gate, 'View My Results');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
});

journey('an email over its daily limit shows when to try again', async ({ visitor }) => {
  const me = await visitor({ allow });
  const { page, context } = me;
  const email = 'wim@example.com';
  for (let count = 0; count < 10; count += 1) await answeredEarlier(context, 0, { email });
  const tomorrow =
    'Too many assessments were started with this email address today. Try again tomorrow.';

  await hasAnswered(me, 2);
  await button(page, 'Save Progress').click();
  const saving = dialog(page, SAVE_PROGRESS);
  await submitEmail(saving, email, 'Save Progress');
  await saving.getByRole('alert').getByText(tomorrow).first().waitFor();
  await toast(page, 'Error', tomorrow).waitFor();
  expect(await emailField(saving).inputValue()).toBe(email);

  const other = await visitor({ allow });
  await hasAnswered(other, TOTAL);
  const gate = dialog(other.page, EMAIL_GATE);
  await submitEmail(gate, email, 'View My Results');
  await gate.getByRole('alert').getByText(tomorrow).waitFor();
  expect(await emailField(gate).inputValue()).toBe(email);
});

journey('too many lookups show a message to wait a minute', async ({ visitor }) => {
  const { page, context } = await visitor({ allow });
  await page.goto('/assessment');
  const find = await openFindResults(page);
  for (let count = 0; count < 10; count += 1) {
    await context.request.post('/api/assessment/lookup-by-email', {
      data: { email: 'xena@example.com' },
    });
  }
  await submitEmail(find, 'xena@example.com', 'Find My Results');
  const words =
    'Failed to find assessments. There were too many searches. Wait a minute, then try again.';
  await find.getByRole('alert').getByText(words).waitFor();
  expect(await emailField(find).inputValue()).toBe('xena@example.com');
});

journey('a rate limit of the proxy shows its own message', async ({ visitor }) => {
  const { page } = await visitor({ allow });
  await page.goto('/assessment');
  await failCalls(page, 'assessment.lookupByEmail', 429);
  const find = await openFindResults(page);
  await submitEmail(find, 'yann@example.com', 'Find My Results');
  await find
    .getByRole('alert')
    .getByText(
      'Failed to find assessments. There were too many requests. Wait a minute, then try again.',
    )
    .waitFor();
});
