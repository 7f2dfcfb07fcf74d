import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { button, chosen, option, seeCompetency } from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { coveringBar, isFocused } from '#testing/browser/keyboard.ts';
import { isAll } from '#testing/is-all.ts';

const phone = { width: 390, height: 844, touch: true } as const;

/** Taps in the middle of the element, without scrolling to it first. */
async function tapWhereItIs(element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  await element.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

journey('on a phone Next scrolls to the next question', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  // The bar comes into view with the questions.
  const top = async () => (await button(page, 'Next').boundingBox())!.y;
  await eventually(async () => expect(await top()).toBeGreaterThanOrEqual(phone.height));
  await page.getByRole('link', { name: 'Continue to Assessment' }).tap();
  await eventually(async () => expect(await top()).toBeLessThan(phone.height));
  for (let index = 0; index < 3; index += 1) {
    await seeCompetency(page, index);
    await option(page, 1, 3).tap();
    await option(page, 2, 5).tap();
    expect(await chosen(page)).toEqual([3, 5]);
    // The bar stays in reach at every scroll position.
    await tapWhereItIs(button(page, 'Next'));
    const { name } = competencies[index + 1]!;
    const heading = page.getByRole('heading', { level: 2, name, exact: true });
    await heading.waitFor();
    await eventually(async () => expect(await isFocused(heading)).toBe(true));
    expect(await coveringBar(page)).toBeNull();
  }
  await page.getByText('All answers saved').waitFor();
  await tapWhereItIs(button(page, 'Previous'));
  await seeCompetency(page, 2);
  expect(await chosen(page)).toEqual([3, 5]);
});

journey.runIf(isAll)(
  'on a phone held sideways no bar stays over the questions',
  async ({ visitor }) => {
    const me = await visitor({ width: 844, height: 390, touch: true });
    const { page } = me;
    await hasAnswered(me, 7);
    await option(page, 2, 3).tap();
    const { y, height } = (await page.getByRole('banner').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(0);
    // The bar follows the questions.
    const questions = (await page.locator('#questions').boundingBox())!;
    const bar = (await page.locator('[data-fixed-bar]').boundingBox())!;
    expect(bar.y).toBeGreaterThanOrEqual(questions.y + questions.height - 1);
    await option(page, 1, 2).tap();
    await button(page, 'Next').tap();
    await seeCompetency(page, 8);
  },
);

journey('on a phone the menu closes after a tap outside or on a link', async ({ visitor }) => {
  const me = await visitor(phone);
  await hasAnswered(me, 1);
  const { page } = me;
  await button(page, 'Open menu').tap();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' });
  await link.waitFor();
  await page.touchscreen.tap(phone.width / 2, phone.height - 150);
  await button(page, 'Open menu').waitFor();
  await link.waitFor({ state: 'hidden' });

  // A link to the current page closes the menu, too.
  await button(page, 'Open menu').tap();
  await page.getByRole('navigation').getByRole('link', { name: 'Assessment', exact: true }).tap();
  await button(page, 'Open menu').waitFor();
  await link.waitFor({ state: 'hidden' });

  await button(page, 'Open menu').tap();
  await link.tap();
  await page.waitForURL('**/assessment/dashboard');
  await button(page, 'Open menu').tap();
  await link.tap();
  await button(page, 'Open menu').waitFor();
});
