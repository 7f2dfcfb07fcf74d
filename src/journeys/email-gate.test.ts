import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { answerFrom, button, seeCompetency, type RatingPair } from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, press, submitEmail, retake } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { sessionId } from '#testing/browser/stored.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

const TOTAL = competencies.length;
const LAST = TOTAL - 1;

journey('a visitor with a saved email sees the results at once', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasAnswered(me, LAST, { email: 'dora@example.com' });
  await answerFrom(page, LAST, LAST + 1);

  await page.getByRole('heading', { level: 1, name: 'Assessment Complete!' }).waitFor();
  await page.getByText("You've completed all 35 leadership competency assessments").waitFor();
  expect(await page.getByText('Enter your email to unlock results').count()).toBe(0);
  for (const part of ['Area Overview', 'Category Breakdown', 'Ready For More?']) {
    await page.getByRole('heading', { name: part }).waitFor();
  }
  await button(page, 'Download Report').waitFor();
  await page.getByText('All answers saved').waitFor();

  await page.reload();
  await button(page, 'Download Report').waitFor();
  // The gate asks only once.
  expect(await dialog(page, EMAIL_GATE).count()).toBe(0);
  await page.getByRole('link', { name: 'View Full Dashboard' }).click();
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
});

journey('a visitor without a saved email enters one to unlock the results', async ({ visitor }) => {
  const me = await visitor();
  const { page, site } = me;
  const ratings = (index: number): RatingPair =>
    competencies[index]!.category === 'Leadership of Others'
      ? [4, 4]
      : [3, index % 2 === 0 ? 3 : 2];
  const id = await hasAnswered(me, LAST, { ratings });
  const session = await sessionId(page);
  await answerFrom(page, LAST, LAST + 1, ratings);

  const gate = dialog(page, EMAIL_GATE);
  await gate.waitFor();
  expect(await gate.textContent()).toMatch(/personalized report.*privacy/);
  // It gives before it asks: one truth, which a screen reader says first.
  const truth = 'Your strongest area is Leadership of Others.';
  await gate.getByText(truth, { exact: true }).waitFor();
  expect(await describedAs(gate)).toMatch(new RegExp(`^${truth}.*Enter your email`));
  expect(await gate.getByRole('button', { name: 'View My Results' }).isDisabled()).toBe(true);
  await submitEmail(gate, 'eve@example', 'View My Results');
  await gate.getByRole('alert').getByText('Please enter a valid email address').waitFor();
  await press(gate, 'Cancel');
  await gate.waitFor({ state: 'hidden' });

  await page.getByRole('heading', { name: 'Enter your email to unlock results' }).waitFor();
  await page.getByText("We'll use your email so you can retrieve your results later.").waitFor();
  expect(await page.getByRole('link', { name: 'View Full Dashboard' }).count()).toBe(0);
  expect(await button(page, 'Download Report').count()).toBe(0);

  await page.reload();
  await gate.waitFor();
  await press(gate, 'Close');
  await button(page, 'Enter Email to Unlock').click();
  await gate.waitFor();
  // The completed page stays behind the gate.
  await page.getByRole('heading', { level: 1, name: 'Assessment Complete!' }).waitFor();
  expect(await page.getByRole('radiogroup').count()).toBe(0);
  await submitEmail(gate, 'eve@example.com', 'View My Results');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
  await gate.waitFor({ state: 'hidden' });

  const stored = await site.db
    .selectFrom('assessment')
    .select(['email', 'is_completed', 'current_question_index'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({
    email: 'eve@example.com',
    is_completed: true,
    current_question_index: competencies.length,
  });
  expect(await sessionId(page)).toBeNull();
  const kept = await page.evaluate(() => Object.values<string>({ ...localStorage }));
  expect(kept).toContain(session);

  await page.getByRole('link', { name: 'Assessment', exact: true }).click();
  await retake(page);
  await seeCompetency(page, 0);
  await eventually(async () => expect(await sessionId(page)).not.toBeNull());
  expect(await sessionId(page)).not.toBe(session);
});

const describedAs = (element: Locator) =>
  element.evaluate(
    (node) => document.getElementById(node.getAttribute('aria-describedby')!)!.textContent,
  );

/** What the page's source tells about the results, apart from the one truth that the gate gives. */
const sourceOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const shown = main.cloneNode(true) as HTMLElement;
    for (const part of shown.querySelectorAll('dialog')) part.remove();
    // React numbers ids in the order in which parts arrive.
    return shown.innerHTML.replaceAll(/_r_\w+?_/g, '');
  });

async function lockedPages(me: Visitor, ratings: (index: number) => RatingPair) {
  const { page } = me;
  await hasAnswered(me, TOTAL, { ratings });
  const gate = dialog(page, EMAIL_GATE);
  for (const text of ['All answers saved', 'Review Your Answers', 'Enter Email to Unlock']) {
    await page.getByText(text, { exact: true }).waitFor({ state: 'attached' });
  }
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
  expect(await me.page.getByRole('main').textContent()).not.toMatch(/\d\.\d/);
});

journey('complete results show each score once, and no progress', async ({ visitor }) => {
  const me = await visitor();
  const lowest = 'Leadership of Others';
  await hasAnswered(me, TOTAL, {
    email: 'scores@example.com',
    ratings: (index) => (competencies[index]!.category === lowest ? [2, 2] : [3, 3]),
  });
  const breakdown = me.page.getByRole('region', { name: 'Category Breakdown' });
  await breakdown.waitFor();
  const main = me.page.getByRole('main');
  expect(await main.getByText('Average score: 3.0 · Developing', { exact: true }).count()).toBe(
    areas.length - 1,
  );
  // Four areas have this advice.
  expect(await breakdown.getByText(/^Developing well/).count()).toBe(1);
  await main.getByText('Overall Score', { exact: true }).waitFor();
  await main.getByText('Emerging · out of 5.0', { exact: true }).waitFor();
  expect(await main.getByRole('progressbar').count()).toBe(0);
  expect(await main.getByText('Priority Focus').count()).toBe(0);
  expect(await breakdown.getByRole('listitem').first().innerText()).toMatch(
    /^Leadership of Others/,
  );
  const bar = breakdown
    .locator('svg')
    .filter({ has: me.page.locator('rect') })
    .first();
  const filled = await bar.locator('rect').first().boundingBox();
  const whole = await bar.boundingBox();
  expect(filled!.width / whole!.width).toBeCloseTo(2 / 5, 1);
});
