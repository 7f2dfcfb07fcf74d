import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';
import { option, question, rate, seeCompetency } from '#testing/browser/assessment.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { tabTo, tooManyPixels } from '#testing/browser/keyboard.ts';

const HINT = 'Choose the level that sounds like you today.';
const words = (rating: number) => ratingScale[rating - 1]!.description;

/** The visible text below the options of a question. */
async function meaning(page: Page, number: 1 | 2): Promise<string[]> {
  const lines = await question(page, number).locator('p').all();
  const visible = await Promise.all(
    lines.map(async (line) => ((await line.isVisible()) ? line.textContent() : null)),
  );
  return visible.filter((line) => line !== null);
}

async function seeMeaning(page: Page, number: 1 | 2, text: string): Promise<void> {
  await eventually(async () => expect(await meaning(page, number)).toEqual([text]));
}

journey('the text below the options explains the level', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await seeMeaning(page, 1, HINT);
  const height = async () => (await question(page, 1).boundingBox())?.height;
  const before = await height();

  // Hover first, then choose. The hint moves on to the other question.
  expect(await meaning(page, 2)).toEqual([]);
  await option(page, 1, 2).hover();
  await seeMeaning(page, 1, words(2));
  await rate(page, 1, 4);
  await page.getByRole('heading', { level: 2 }).first().hover();
  await seeMeaning(page, 1, words(4));
  await seeMeaning(page, 2, HINT);
  for (const { value } of ratingScale) {
    await option(page, 1, value).hover();
    await seeMeaning(page, 1, words(value));
    expect(await height()).toBe(before);
  }
});

journey('the focused level is explained on screen and to screen readers', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await tabTo(page, option(page, 2, 1));
  await seeMeaning(page, 2, words(1));
  await page.keyboard.press('ArrowRight');
  await seeMeaning(page, 2, words(2));
  await page.keyboard.press('Tab');
  await seeMeaning(page, 2, words(2));

  for (const { value } of ratingScale) {
    const id = await option(page, 1, value).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe(words(value));
  }
});

journey('the chosen level stands out in forced colors', async ({ visitor }) => {
  const { page } = await visitor();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await rate(page, 1, 4);
  const color = (rating: Rating) =>
    option(page, 1, rating).evaluate(
      ({ parentElement }) => getComputedStyle(parentElement!).backgroundColor,
    );
  await eventually(async () => expect(await color(4)).not.toBe(await color(3)));
});

journey('on a phone the explanation is in view with the options', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844, touch: true });
  await page.goto('/assessment');
  await page.getByRole('link', { name: 'Continue to Assessment' }).tap();
  await option(page, 1, 5).tap();
  await seeMeaning(page, 1, words(5));
  // The page may still scroll to the question that it has just loaded.
  await eventually(async () => expect(await tooManyPixels(question(page, 1))).toBe(0));
  await option(page, 1, 5).tap();
  await seeMeaning(page, 1, HINT);
});
