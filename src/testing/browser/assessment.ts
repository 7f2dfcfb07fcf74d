import type { Locator, Page } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { ratingScale, type Rating } from '#domain/rating-scale.ts';

/** The ratings of question 1 and question 2. */
export type RatingPair = readonly [Rating, Rating];

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function question(page: Page, number: 1 | 2): Locator {
  return page.getByRole('radiogroup', { name: `Question ${number}:` });
}

export function option(page: Page, number: 1 | 2, rating: Rating): Locator {
  const { label } = ratingScale[rating - 1]!;
  return question(page, number).getByRole('radio', { name: `${rating} ${label}`, exact: true });
}

export async function rate(page: Page, number: 1 | 2, rating: Rating): Promise<void> {
  await option(page, number, rating).click();
}

/** Presses Next, which at the last competency says what it leads to. */
export async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Next/ }).click();
}

/** Rates both questions of the competency in view and continues. */
export async function answer(page: Page, [first, second]: RatingPair): Promise<void> {
  await rate(page, 1, first);
  await rate(page, 2, second);
  await next(page);
}

/** Rates the competencies from one position (from 0) up to another, waiting for each, and continues between areas. */
export async function answerFrom(
  page: Page,
  from: number,
  to: number,
  ratings: (index: number) => RatingPair = variedRatings,
): Promise<void> {
  for (let index = from; index < to; index += 1) {
    await seeCompetency(page, index);
    await answer(page, ratings(index));
    if (isLastOfArea(index)) await button(page, 'Continue').click();
  }
}

/** Another area follows. */
export function isLastOfArea(index: number): boolean {
  const following = competencies[index + 1];
  return following !== undefined && following.category !== competencies[index]!.category;
}

/** Waits until the competency at this position (from 0) is in view, and its assessment is loaded. */
export async function seeCompetency(page: Page, index: number): Promise<void> {
  const { name } = competencies[index]!;
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await page
    .getByRole('progressbar', {
      name: `Competency ${index + 1} of ${competencies.length}`,
      exact: true,
    })
    .waitFor();
  await page.getByText('Loading your assessment').waitFor({ state: 'detached' });
}

/** The two ratings chosen for the competency in view; null for none. */
export async function chosen(page: Page): Promise<(number | null)[]> {
  return Promise.all(
    ([1, 2] as const).map(async (number) => {
      const radios = await question(page, number).getByRole('radio').all();
      const checked = await Promise.all(radios.map((radio) => radio.isChecked()));
      const index = checked.indexOf(true);
      return index === -1 ? null : index + 1;
    }),
  );
}

/** Gives neighbors different ratings and uses every rating. */
export function variedRatings(index: number): RatingPair {
  return [((index % 5) + 1) as Rating, (((index + 2) % 5) + 1) as Rating];
}

/** Scrolls to the radar of the results. */
export async function seeChart(page: Page): Promise<void> {
  // The comparison may have its own radar further down.
  await page.locator('figure').first().scrollIntoViewIfNeeded();
}

export function toast(page: Page, title: string, description: string): Locator {
  return page
    .getByRole('status')
    .or(page.getByRole('alert'))
    .filter({ hasText: title })
    .filter({ hasText: description });
}
