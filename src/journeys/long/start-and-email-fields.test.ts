import { expect } from 'vitest';
import { assessmentCopy } from '#content/assessment.ts';
import { emailUse } from '#content/email-use.ts';
import { freeWithEmail } from '#content/site.ts';
import { button, seeCompetency } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  openFindResults,
  press,
  SAVE_PROGRESS,
} from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';

const NOTICE = 'Privacy notice (opens in a new tab)';

journey('the start explains length, cost, and use of the email', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await page.goto('/assessment');
  const main = page.getByRole('main');
  for (const fact of ['70 short statements, about 15 minutes', freeWithEmail]) {
    await main.getByRole('listitem').filter({ hasText: fact }).first().waitFor();
  }
  const notice = main.getByText(assessmentCopy.canStop);
  await notice
    .filter({ hasText: emailUse.results({ sendsMail: false, findResults: 'list' }) })
    .waitFor();
  const opening = page.waitForEvent('popup');
  await main.getByRole('link', { name: NOTICE }).click();
  const shown = await opening;
  await shown.getByRole('heading', { level: 1, name: 'What we keep, and why.' }).waitFor();
  expect(new URL(shown.url()).pathname).toBe('/privacy');
});

journey('every email field has a link to the privacy notice', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, 2);
  const find = await openFindResults(page);
  const notice = find.getByRole('link', { name: NOTICE });
  expect(await notice.getAttribute('href')).toBe('/privacy');
  // Opening the notice keeps the typed text.
  await find.getByRole('textbox').fill('kim@example.com');
  const opening = page.waitForEvent('popup');
  await notice.click();
  await (await opening).close();
  expect(await find.getByRole('textbox').inputValue()).toBe('kim@example.com');
  await press(find, 'Cancel');

  await button(page, 'Save Progress').click();
  const saving = dialog(page, SAVE_PROGRESS);
  await saving.getByRole('link', { name: NOTICE }).waitFor();
  await press(saving, 'Cancel');

  const other = await visitor();
  await hasAnswered(other, 35);
  await dialog(other.page, EMAIL_GATE).getByRole('link', { name: NOTICE }).waitFor();
});

journey('email fields have autofill and the email keyboard', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  const field = (await openFindResults(page)).getByRole('textbox');
  const attributes = { autocomplete: 'email', inputmode: 'email', autocapitalize: 'none' };
  for (const [name, value] of Object.entries(attributes)) {
    expect(await field.getAttribute(name)).toBe(value);
  }
});

journey('every part of the email gate is reachable above a phone keyboard', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844 });
  const { page } = me;
  await hasAnswered(me, 35);
  // The height that a phone keyboard leaves of the window.
  await page.setViewportSize({ width: 390, height: 380 });
  const submit = dialog(page, EMAIL_GATE).getByRole('button', { name: 'View My Results' });
  await submit.scrollIntoViewIfNeeded();
  const box = await submit.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(380);
});

journey('the dialog moves above a keyboard that overlays the page', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844 });
  const { page } = me;
  await hasAnswered(me, 35);
  const KEYBOARD = 400;
  const gate = dialog(page, EMAIL_GATE);
  // The page may still be moving when the keyboard opens.
  await eventually(async () => {
    await page.evaluate((keyboard) => {
      const height = window.innerHeight - keyboard;
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: height });
      visualViewport!.dispatchEvent(new Event('resize'));
    }, KEYBOARD);
    const box = await gate.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(844 - KEYBOARD);
  });
  const submit = gate.getByRole('button', { name: 'View My Results' });
  await submit.scrollIntoViewIfNeeded();
  const place = await submit.boundingBox();
  expect(place!.y + place!.height).toBeLessThanOrEqual(844 - KEYBOARD);
});

journey('a failure to create the assessment shows an error and a retry', async ({ visitor }) => {
  const { page } = await visitor({ allow: failedCall });
  const restore = await failCalls(page, 'assessment.create', 'no answer');
  await page.goto('/assessment');
  await page.getByRole('heading', { level: 1, name: 'Failed to create assessment' }).waitFor();
  await page.getByRole('alert').getByText('You need a connection to start.').waitFor();
  await restore();
  await button(page, 'Try Again').click();
  await seeCompetency(page, 0);
});

journey('a failure to load responses shows an error and a retry', async ({ visitor }) => {
  const { page } = await visitor({ allow: failedCall });
  const restore = await failCalls(page, 'response.list', 503);
  await page.goto('/assessment');
  await page.getByRole('heading', { level: 1, name: 'Failed to fetch responses' }).waitFor();
  await page.getByRole('alert').getByText('Answers you gave before are safe.').waitFor();
  await restore();
  await button(page, 'Try Again').click();
  await seeCompetency(page, 0);
});
