import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  answerFrom,
  button,
  chosen,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { storedAssessment } from '#testing/browser/stored.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

/** Waits until the browser can open the page without the server. */
export async function pageIsCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/**
 * Rates and saves two competencies, and waits until the page works offline.
 * @returns the assessment's id
 */
export async function rateTwoOnCachedPage(me: Visitor): Promise<string> {
  const { page } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 2);
  await page.getByText('All answers saved').waitFor();
  const { id } = await storedAssessment(me);
  await pageIsCached(page);
  return id;
}

/** Without the server, the page opens, shows the earlier ratings, and accepts two more. */
export async function rateTwoMoreWithoutServer(page: Page): Promise<void> {
  await page.reload();
  await seeCompetency(page, 2);
  await button(page, 'Previous').click();
  await seeCompetency(page, 1);
  expect(await chosen(page)).toEqual(variedRatings(1));
  await button(page, 'Next').click();
  await answerFrom(page, 2, 4);
  await page.getByText('Saved on this device, 2 waiting').waitFor();
}
