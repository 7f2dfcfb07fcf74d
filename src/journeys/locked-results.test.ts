import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { RatingPair } from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, press } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

const TOTAL = competencies.length;

/** What the page's source tells about the results, apart from the one truth that the gate gives. */
const sourceOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const shown = main.cloneNode(true) as HTMLElement;
    for (const part of shown.querySelectorAll('dialog')) part.remove();
    return shown.innerHTML;
  });

async function lockedPages(me: Visitor, ratings: (index: number) => RatingPair) {
  const { page } = me;
  await hasAnswered(me, TOTAL, { ratings });
  const gate = dialog(page, EMAIL_GATE);
  await page.getByText('All answers saved').waitFor({ state: 'attached' });
  const behindGate = await sourceOf(page);
  await press(gate, 'Cancel');
  await gate.waitFor({ state: 'hidden' });
  const completed = await sourceOf(page);
  await page.goto('/assessment/dashboard');
  await page.getByRole('heading', { name: 'Complete Your Assessment' }).waitFor();
  await page.getByText('All 35 competencies are rated.').waitFor();
  return { behindGate, completed, dashboard: await sourceOf(page) };
}

journey('locked results have the same source for everyone', async ({ visitor }) => {
  const high = await lockedPages(await visitor(), (index) => (index % 2 ? [5, 5] : [4, 5]));
  const low = await lockedPages(await visitor(), (index) => (index < 10 ? [1, 1] : [2, 3]));
  expect(high.completed).toContain('Enter Email to Unlock');
  expect(high).toEqual(low);
});

journey('the dashboard of an unfinished assessment says what is missing', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, 12);
  await me.page.goto('/assessment/dashboard');
  await me.page.getByRole('heading', { name: 'Complete Your Assessment' }).waitFor();
  expect(await sourceOf(me.page)).not.toMatch(/\d\.\d/);
});
