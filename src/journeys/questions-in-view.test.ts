import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { answer, next, option, rate, seeCompetency } from '#testing/browser/assessment.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { tooManyPixels } from '#testing/browser/in-view.ts';

/** Of the competencies after the first, the positions of those with the longest texts. */
const longest = competencies
  .map(({ name, question1, question2 }, index) => ({
    index,
    length: (name + question1 + question2).length,
  }))
  .slice(1)
  .toSorted((a, b) => b.length - a.length)
  .slice(0, 3)
  .map(({ index }) => index);

async function toQuestions(page: Page): Promise<void> {
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await page.getByRole('link', { name: 'Continue to Assessment' }).click();
}

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  journey(`at ${width} by ${height} both questions can be seen at once`, async ({ visitor }) => {
    for (const index of longest) {
      const me = await visitor({ width, height });
      const { page } = me;
      await hasAnswered(me, index - 1);
      await answer(page, [2, 3]);
      await seeCompetency(page, index);
      const { name } = competencies[index]!;
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await eventually(async () => expect(await tooManyPixels(heading)).toBe(0));
      for (const number of [1, 2] as const) {
        expect(await tooManyPixels(option(page, number, 1)), `${name} ${number}`).toBe(0);
      }
    }
  });
}

journey('on a small phone, rating one question brings the other into view', async ({ visitor }) => {
  const { page } = await visitor({ width: 360, height: 640, touch: true });
  await toQuestions(page);
  for (let index = 0; index < 8; index += 1) {
    await seeCompetency(page, index);
    await option(page, 1, 4).tap();
    // With its words: the question is read before it is answered.
    const second = page.getByRole('radiogroup', { name: 'Question 2:' });
    await eventually(async () => expect(await tooManyPixels(second)).toBe(0));
    await option(page, 2, 2).tap();
    await next(page);
  }
});

journey('whichever question is rated first, the other one comes into view', async ({ visitor }) => {
  const { page } = await visitor({ width: 360, height: 500, touch: true });
  await toQuestions(page);
  await seeCompetency(page, 0);
  await option(page, 2, 4).tap();
  const first = page.getByRole('radiogroup', { name: 'Question 1:' });
  await eventually(async () => expect(await tooManyPixels(first)).toBe(0));
  // A rating by key counts as well; that both are rated moves nothing any more.
  await option(page, 2, 4).tap();
  await page.keyboard.press('1');
  const second = page.getByRole('radiogroup', { name: 'Question 2:' });
  await eventually(async () => expect(await tooManyPixels(second)).toBe(0));
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('2');
  await eventually(async () => expect(await option(page, 2, 2).isChecked()).toBe(true));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

journey('Next shows the name of the next competency and says it', async ({ visitor }) => {
  const me = await visitor({ width: 360, height: 640 });
  const { page } = me;
  await hasAnswered(me, 4);
  await rate(page, 1, 2);
  await rate(page, 2, 3);
  await next(page);
  const { name } = competencies[5];
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  // Whoever listens hears what has the focus, and then what describes it.
  await eventually(async () => expect(await isFocused(heading)).toBe(true));
  expect(await tooManyPixels(heading)).toBe(0);
  const described = await heading.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Competency 6 of 35');
});
