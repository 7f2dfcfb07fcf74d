import { expect } from 'vitest';
import { button, chosen, rate, seeCompetency } from '#testing/browser/assessment.ts';
import {
  dialog,
  emailField,
  FIND_RESULTS,
  openFindResults,
  RESET,
  SAVE_PROGRESS,
} from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { expectFocusTrap, isFocused, tabAround, tabTo } from '#testing/browser/keyboard.ts';

for (const width of [360, 1280]) {
  journey(`at ${width} px no bar covers the focused element`, async ({ visitor }) => {
    const me = await visitor({ width, height: 600 });
    await hasAnswered(me, 2);
    const forward = await tabAround(me.page);
    expect(forward).toEqual(
      expect.arrayContaining(['Previous', 'Save Progress', 'Reset Assessment', 'Privacy']),
    );
    expect(forward.at(-1)).toMatch(/^Book a Call/);
    await tabAround(me.page, 'Shift+Tab');
  });
}

journey('keys change the question after a click on a rating', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await rate(page, 1, 2);
  await page.keyboard.press('ArrowRight');
  expect(await chosen(page)).toEqual([2, null]);
  await rate(page, 2, 4);
  await page.keyboard.press('ArrowRight');
  await seeCompetency(page, 1);
  await rate(page, 1, 5);
  await rate(page, 2, 1);
  await page.keyboard.press('Enter');
  await seeCompetency(page, 2);
  await rate(page, 1, 3);
  await page.keyboard.press('ArrowLeft');
  await seeCompetency(page, 1);
  expect(await chosen(page)).toEqual([5, 1]);
});

journey('keys in a dialog, field, or button do not change answers', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, 3);
  await rate(page, 1, 2);
  await rate(page, 2, 2);

  await button(page, 'Save Progress').click();
  const saving = dialog(page, SAVE_PROGRESS);
  await emailField(saving).fill('rio5@example.com');
  for (const key of ['ArrowLeft', 'ArrowRight', '1', '5']) await page.keyboard.press(key);
  await saving.getByRole('button', { name: 'Cancel' }).focus();
  for (const key of ['ArrowLeft', 'ArrowRight', '1']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await saving.waitFor({ state: 'hidden' });
  await seeCompetency(page, 3);
  expect(await chosen(page)).toEqual([2, 2]);

  await button(page, 'Reset Assessment').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await dialog(page, RESET).waitFor();
  await page.keyboard.press('Escape');
  await seeCompetency(page, 3);
});

journey('dialogs trap focus and return it to their button', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, 2);

  const find = await openFindResults(page);
  expect(await isFocused(emailField(find))).toBe(true);
  await expectFocusTrap(page, find);
  await page.keyboard.press('Escape');
  await find.waitFor({ state: 'hidden' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'Find My Results' });
  expect(await isFocused(opener)).toBe(true);

  const resetButton = button(page, 'Reset Assessment');
  await resetButton.focus();
  await page.keyboard.press('Enter');
  const reset = dialog(page, RESET);
  // Enter must not press the button that clears everything.
  expect(await isFocused(reset.getByRole('button', { name: 'Cancel' }))).toBe(true);
  await expectFocusTrap(page, reset);
  await page.keyboard.press('Escape');
  await reset.waitFor({ state: 'hidden' });
  expect(await isFocused(resetButton)).toBe(true);
});

journey('focus is not lost after a reset or after saving progress', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, 2);
  await tabTo(page, button(page, 'Save Progress'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('sam@example.com');
  await page.keyboard.press('Enter');
  await dialog(page, SAVE_PROGRESS).waitFor({ state: 'hidden' });
  await eventually(async () => expect(await button(page, 'Save Progress').count()).toBe(0));
  const hasPlace = () => page.evaluate(() => document.activeElement !== document.body);
  expect(await hasPlace()).toBe(true);

  await tabTo(page, button(page, 'Reset Assessment'));
  await page.keyboard.press('Enter');
  await dialog(page, RESET).getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await seeCompetency(page, 0);
  await dialog(page, RESET).waitFor({ state: 'hidden' });
  expect(await hasPlace()).toBe(true);
});

journey('the phone menu works by keyboard', async ({ visitor }) => {
  const { page } = await visitor({ width: 360 });
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await tabTo(page, button(page, 'Open menu'));
  await page.keyboard.press('Enter');
  const menuItem = page.getByRole('navigation').getByRole('button', { name: 'Find My Results' });
  await tabTo(page, menuItem);
  await page.keyboard.press('Escape');
  expect(await isFocused(button(page, 'Open menu'))).toBe(true);
  await page.keyboard.press('Enter');
  await tabTo(page, menuItem);
  await page.keyboard.press('Enter');
  await dialog(page, FIND_RESULTS).waitFor();
});
