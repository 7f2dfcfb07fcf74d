import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import {
  answer,
  answerFrom,
  button,
  next,
  option,
  question,
  rate,
  seeCompetency,
} from '#testing/browser/assessment.ts';
import { dialog, press, RESET } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused, tooManyPixels } from '#testing/browser/keyboard.ts';

/** Positions of the three competencies with the longest texts, without the first. */
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
  journey(`at ${width} by ${height} both questions fit on the screen`, async ({ visitor }) => {
    for (const index of longest) {
      const me = await visitor({ width, height });
      const { page } = me;
      await hasAnswered(me, index - 1);
      await answerFrom(page, index - 1, index);
      const { name } = competencies[index]!;
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await eventually(async () => expect(await tooManyPixels(heading)).toBe(0));
      for (const number of [1, 2] as const) {
        expect(await tooManyPixels(option(page, number, 1)), `${name} ${number}`).toBe(0);
      }
    }
  });
}

journey('on a phone the first statement is in the first screen', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844, touch: true });
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await page.getByRole('link', { name: 'Continue to Assessment' }).waitFor();
  const heading = page.getByRole('heading', { level: 2, name: competencies[0].name });
  for (const shown of [heading, question(page, 1).locator('legend')]) {
    expect(await tooManyPixels(shown)).toBe(0);
  }
});

journey('on a small phone, rating question 1 scrolls to question 2', async ({ visitor }) => {
  const { page } = await visitor({ width: 360, height: 640, touch: true });
  await toQuestions(page);
  for (let index = 0; index < 7; index += 1) {
    await seeCompetency(page, index);
    await option(page, 1, 4).tap();
    // Its text must be in view, too: visitors read before they answer.
    const second = page.getByRole('radiogroup', { name: 'Question 2:' });
    await eventually(async () => expect(await tooManyPixels(second)).toBe(0));
    await option(page, 2, 2).tap();
    await next(page);
  }
});

journey('rating either question first scrolls to the other', async ({ visitor }) => {
  const { page } = await visitor({ width: 360, height: 500, touch: true });
  await toQuestions(page);
  await seeCompetency(page, 0);
  await option(page, 2, 4).tap();
  const first = page.getByRole('radiogroup', { name: 'Question 1:' });
  await eventually(async () => expect(await tooManyPixels(first)).toBe(0));
  // Rating by key scrolls, too. Once both are rated, nothing moves.
  await option(page, 2, 4).tap();
  await option(page, 1, 1).focus();
  await page.keyboard.press('1');
  const second = page.getByRole('radiogroup', { name: 'Question 2:' });
  await eventually(async () => expect(await tooManyPixels(second)).toBe(0));
  const before = await page.evaluate(() => window.scrollY);
  await option(page, 2, 1).focus();
  await page.keyboard.press('2');
  await eventually(async () => expect(await option(page, 2, 2).isChecked()).toBe(true));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

journey('Next shows and announces the next competency', async ({ visitor }) => {
  const me = await visitor({ width: 360, height: 640 });
  const { page } = me;
  await hasAnswered(me, 4);
  await rate(page, 1, 2);
  await rate(page, 2, 3);
  await next(page);
  const { name } = competencies[5];
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  // A screen reader reads the focused heading, then its description.
  await eventually(async () => expect(await isFocused(heading)).toBe(true));
  expect(await tooManyPixels(heading)).toBe(0);
  const described = await heading.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Competency 6 of 35');
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const) {
  journey(
    `at ${width} by ${height} the questions come first after an answer`,
    async ({ visitor }) => {
      const { page } = await visitor({ width, height });
      await page.goto('/assessment');
      await seeCompetency(page, 0);
      const introduction = page.getByRole('link', { name: 'Continue to Assessment' });
      await introduction.waitFor();
      await answer(page, [2, 3]);
      await seeCompetency(page, 1);
      expect(await introduction.count()).toBe(0);
      await page.getByText('All answers saved').waitFor();

      await page.reload();
      await seeCompetency(page, 1);
      expect(await introduction.count()).toBe(0);
      const heading = page.getByRole('heading', { level: 2, name: competencies[1].name });
      expect(await tooManyPixels(heading)).toBe(0);
      for (const number of [1, 2] as const) {
        expect(await tooManyPixels(option(page, number, 1))).toBe(0);
      }
      expect(await shiftedSoFar(page)).toBeLessThanOrEqual(0.01);

      await button(page, 'Reset Assessment').click();
      await press(dialog(page, RESET), 'Reset');
      await introduction.waitFor();
    },
  );
}

/** The page's cumulative layout shift since it was opened. */
const shiftedSoFar = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, it) => all + (it as unknown as { value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer stays silent.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
