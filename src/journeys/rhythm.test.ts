import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  answer,
  answerFrom,
  button,
  chosen,
  next,
  option,
  seeCompetency,
} from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { coveringBar, isFocused } from '#testing/browser/keyboard.ts';

const phone = { width: 390, height: 844, touch: true } as const;

const FIRST_AREA_ENDS = competencies.findLastIndex(
  ({ category }) => category === competencies[0].category,
);
const LAST_AREA_BEGINS = competencies.findIndex(
  ({ category }) => category === competencies.at(-1)!.category,
);

journey('on a phone one screen between two areas says what is left', async ({ visitor }) => {
  const me = await visitor(phone);
  const { page } = me;
  await hasAnswered(me, FIRST_AREA_ENDS);
  await answer(page, [3, 4]);
  const done = page.getByRole('heading', {
    level: 2,
    name: 'Follow Through & Output is done. 28 to go, about 12 minutes',
    exact: true,
  });
  // Said once, by the focus.
  await eventually(async () => expect(await isFocused(done)).toBe(true));
  expect(await coveringBar(page)).toBeNull();
  const card = page.getByRole('region', { name: 'Questions' });
  expect(await card.ariaSnapshot()).toBe(
    [
      '- region "Questions":',
      '  - heading "Follow Through & Output is done. 28 to go, about 12 minutes" [level=2]',
    ].join('\n'),
  );
  // Without scores, which could sway the next ratings.
  await card.locator('svg').waitFor();
  expect(await card.locator('svg').textContent()).not.toMatch(/\d/);
  await button(page, 'Continue').tap();
  await seeCompetency(page, FIRST_AREA_ENDS + 1);
  const { name } = competencies[FIRST_AREA_ENDS + 1]!;
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await eventually(async () => expect(await isFocused(heading)).toBe(true));

  // It does not come back on the way to and fro.
  await button(page, 'Previous').tap();
  await seeCompetency(page, FIRST_AREA_ENDS);
  await next(page);
  await seeCompetency(page, FIRST_AREA_ENDS + 1);
});

journey('the screen before the last area is passed by a reload', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, LAST_AREA_BEGINS - 1);
  await answer(page, [3, 4]);
  await page.getByText('One area left: 5 to go, about 2 minutes').waitFor();
  // Previous leads to the competency that completed the area.
  await button(page, 'Previous').click();
  await seeCompetency(page, LAST_AREA_BEGINS - 1);
  await page.reload();
  await seeCompetency(page, LAST_AREA_BEGINS - 1);
  await next(page);
  await button(page, 'Continue').waitFor();
  await page.getByText('All answers saved').waitFor();
  await page.reload();
  await seeCompetency(page, LAST_AREA_BEGINS);
});

const nextByItself = (page: Page): Locator => page.getByRole('switch', { name: 'Next by itself' });
const BEFORE_MS = 599;

/** From here on, time passes only when the test says so. */
async function stopTime({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 1000);
}

journey('with the switch on, taps alone lead through the assessment', async ({ visitor }) => {
  const me = await visitor(phone);
  const { page } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 2);
  await option(page, 1, 4).tap();
  expect(await nextByItself(page).count()).toBe(0);
  await option(page, 2, 4).tap();
  // It says what will happen, and is off. Without it, nothing happens by itself.
  expect(await page.getByRole('switch').ariaSnapshot()).toBe('- switch "Next by itself"');
  expect(await describedAs(nextByItself(page))).toBe('after you tap or click both');
  await stopTime(page);
  await page.clock.runFor(5000);
  await seeCompetency(page, 2);
  await nextByItself(page).tap();
  await page.clock.runFor(5000);
  await seeCompetency(page, 2);
  await next(page);

  await option(page, 2, 5).tap();
  await page.clock.runFor(5000);
  await option(page, 1, 2).tap();
  await page.clock.runFor(BEFORE_MS);
  await seeCompetency(page, 3);
  // A change begins the time again.
  await option(page, 1, 3).tap();
  await page.clock.runFor(BEFORE_MS);
  await seeCompetency(page, 3);
  await page.clock.runFor(1);
  await seeCompetency(page, 4);
  const heading = page.getByRole('heading', { level: 2, name: competencies[4].name });
  await eventually(async () => expect(await isFocused(heading)).toBe(true));

  // An answer that is only looked at stays; one that is changed leads on again.
  await button(page, 'Previous').tap();
  await seeCompetency(page, 3);
  expect(await chosen(page)).toEqual([3, 5]);
  await page.clock.runFor(5000);
  await seeCompetency(page, 3);
  await option(page, 2, 4).tap();
  // Next comes first, and then nothing comes after it.
  await button(page, 'Next').tap();
  await button(page, 'Previous').tap();
  await page.clock.runFor(5000);
  await seeCompetency(page, 3);
  await next(page);

  for (let index = 4; index <= FIRST_AREA_ENDS; index += 1) {
    await seeCompetency(page, index);
    await option(page, 1, 3).tap();
    await option(page, 2, 3).tap();
    await page.clock.runFor(BEFORE_MS + 1);
  }
  await page.clock.resume();
  // Between two areas it waits.
  await page.getByText('Follow Through & Output is done.').waitFor();
  await button(page, 'Continue').tap();
  await seeCompetency(page, FIRST_AREA_ENDS + 1);
  await page.getByText('All answers saved').waitFor();

  // The browser remembers it.
  await page.reload();
  await seeCompetency(page, FIRST_AREA_ENDS + 1);
  expect(await nextByItself(page).isChecked()).toBe(true);
});

journey('the switch changes nothing for the keyboard', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await hasAnswered(me, 3);
  await nextByItself(page).focus();
  await page.keyboard.press('Space');
  expect(await nextByItself(page).isChecked()).toBe(true);
  await stopTime(page);
  await option(page, 1, 3).click();
  await option(page, 2, 1).focus();
  await page.keyboard.press('4');
  expect(await chosen(page)).toEqual([3, 4]);
  await page.clock.runFor(5000);
  await seeCompetency(page, 3);
  await page.keyboard.press('Enter');
  await seeCompetency(page, 4);
});

journey('the last answer waits for See My Results', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const last = competencies.length - 1;
  await hasAnswered(me, last - 1);
  await nextByItself(page).click();
  await stopTime(page);
  await option(page, 1, 3).click();
  await option(page, 2, 4).click();
  await page.clock.runFor(BEFORE_MS + 1);
  await seeCompetency(page, last);
  expect(await nextByItself(page).count()).toBe(0);
  await option(page, 1, 3).click();
  await option(page, 2, 4).click();
  await page.clock.runFor(5000);
  await seeCompetency(page, last);
});

const describedAs = (element: Locator) =>
  element.evaluate(
    (node) => document.getElementById(node.getAttribute('aria-describedby')!)!.textContent,
  );
