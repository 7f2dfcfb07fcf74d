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
import { dialog, emailField, foundRows, SAVE_PROGRESS } from '#testing/browser/dialogs.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { expectFocusTrap, isFocused, tabTo } from '#testing/browser/keyboard.ts';

journey('progress saved by keyboard continues on another device', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  await answerFrom(page, 0, 2);
  await seeCompetency(page, 2);
  const heading = page.getByRole('heading', { level: 2, name: competencies[2].name });
  await eventually(async () => expect(await isFocused(heading)).toBe(true));
  const saveProgress = button(page, 'Save Progress');
  await tabTo(page, saveProgress);
  await page.keyboard.press('Enter');
  const saving = dialog(page, SAVE_PROGRESS);
  await saving.waitFor();
  expect(await isFocused(emailField(saving))).toBe(true);
  await expectFocusTrap(page, saving);
  await page.keyboard.press('Escape');
  await saving.waitFor({ state: 'hidden' });
  expect(await isFocused(saveProgress)).toBe(true);
  await page.keyboard.press('Space');
  await saving.waitFor();
  await page.keyboard.type('kim@example.com');
  await page.keyboard.press('Enter');
  await toast(page, 'Progress Saved', 'You can return anytime to continue.').waitFor();

  const { page: phone } = await visitor({ width: 390, height: 844 });
  await phone.goto('/assessment');
  await seeCompetency(phone, 0);
  await button(phone, 'Open menu').click();
  await phone.getByRole('navigation').getByRole('button', { name: 'Find My Results' }).click();
  const rows = await foundRows(phone.getByRole('dialog'), 'KIM@EXAMPLE.COM');
  expect(await rows.textContent()).toContain(`In Progress (2 of ${competencies.length})`);
  await rows.click();
  await phone.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(phone, 2);
  await button(phone, 'Previous').click();
  await seeCompetency(phone, 1);
  await eventually(async () => expect(await chosen(phone)).toEqual(variedRatings(1)));
});
