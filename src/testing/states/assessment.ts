import { competencies } from '#domain/competencies.ts';
import {
  button,
  next,
  option,
  rate,
  seeChart,
  seeCompetency,
  toast,
} from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, foundRows, openFindResults, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered, completeTwice } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { state, type State } from './state.ts';

const TOTAL = competencies.length;

async function rateBoth({ page }: Visitor): Promise<void> {
  await rate(page, 1, 2);
  await rate(page, 2, 4);
}

export const assessmentStates: readonly State[] = [
  state('assessment-loading', async ({ page }) => {
    await holdCalls(page, 'assessment.create');
    await page.goto('/assessment');
    await page.getByText('Loading your assessment').waitFor({ state: 'attached' });
  }),
  state('assessment-cannot-load', { allow: failedCall }, async ({ page }) => {
    await failCalls(page, 'assessment.create', 503);
    await page.goto('/assessment');
    await button(page, 'Try Again').waitFor();
  }),
  state('assessment-first-question', async ({ page }) => {
    await page.goto('/assessment');
    await seeCompetency(page, 0);
  }),
  state('assessment-in-progress-rated', { isWide: true }, async (me) => {
    await hasAnswered(me, 12);
    await rateBoth(me);
  }),
  state('assessment-saving', async (me) => {
    await hasAnswered(me, 3);
    const saving = await holdCalls(me.page, 'response.save');
    await rateBoth(me);
    await next(me.page);
    await saving.arrived;
    await me.page.getByText('Saving…').waitFor();
  }),
  state('assessment-not-saved', { allow: failedCall }, async (me) => {
    await hasAnswered(me, 3);
    await failCalls(me.page, 'response.save', 500);
    await rateBoth(me);
    await next(me.page);
    await toast(me.page, 'Error', 'Failed to save response. Please try again.').waitFor();
    await button(me.page, 'Try Again').waitFor();
  }),
  state('assessment-refused', { allow: failedCall }, async (me) => {
    await hasAnswered(me, 3);
    await failCalls(me.page, 'response.save', 400);
    await rateBoth(me);
    await me.page.getByRole('heading', { name: 'One answer wasn’t accepted' }).waitFor();
    await button(me.page, 'Dismiss notification').click();
  }),
  state('assessment-unfinished-before', async (me) => {
    await hasAnswered(me, 12);
    await me.page.evaluate(() => sessionStorage.clear());
    await me.page.reload();
    await me.page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
  }),
  state('assessment-completed-before', async (me) => {
    await hasAnswered(me, TOTAL, { email: 'completed-before@example.com' });
    await me.page.getByText('All answers saved').waitFor();
    await me.page.evaluate(() => sessionStorage.clear());
    await me.page.reload();
    await me.page.getByRole('link', { name: 'View My Results' }).waitFor();
  }),
  state('assessment-review', { isWide: true }, async (me) => {
    await hasAnswered(me, TOTAL, { email: 'review@example.com' });
    await button(me.page, 'Review Your Answers').click();
    await button(me.page, 'Finish').first().waitFor();
  }),
  state('assessment-review-one', async (me) => {
    await hasAnswered(me, TOTAL, { email: 'review-one@example.com' });
    await button(me.page, 'Review Your Answers').click();
    await me.page.getByRole('button', { name: 'Team Building' }).click();
    await button(me.page, 'All Answers').waitFor();
  }),
  state('assessment-menu', { maxWidth: 1023 }, async ({ page }) => {
    await page.goto('/assessment');
    await seeCompetency(page, 0);
    await button(page, 'Open menu').click();
    await button(page, 'Close menu').waitFor();
  }),
  state('completed-retake', async (me) => {
    const { id } = await completeTwice(me, `retake-${Date.now()}@example.com`);
    await me.page.goto(`/assessment?id=${id}`);
    await me.page.getByRole('link', { name: 'See What Changed' }).waitFor();
    await seeChart(me.page);
  }),
  state('completed-locked', { isWide: true }, async (me) => {
    await hasAnswered(me, TOTAL);
    await press(dialog(me.page, EMAIL_GATE), 'Cancel');
    await button(me.page, 'Enter Email to Unlock').waitFor();
  }),
  state('completed-unlocked', { isWide: true }, async (me) => {
    await hasAnswered(me, TOTAL, { email: 'completed-unlocked@example.com' });
    await button(me.page, 'Review Your Answers').waitFor();
    await seeChart(me.page);
  }),
];

const longest = competencies
  .map(({ name, description, question1, question2 }, index) => ({
    index,
    length: [name, description, question1, question2].join('').length,
  }))
  .toSorted((a, b) => b.length - a.length)[0]!;

/** States of the questions and the cards beside them. */
export const questionStates: readonly State[] = [
  state('questions-level-pointed-at', async (me) => {
    await hasAnswered(me, longest.index);
    await rate(me.page, 1, 4);
    await option(me.page, 2, 1).hover();
  }),
  state('questions-longest-name', async (me) => {
    const index = competencies.findIndex(({ id }) => id === 'facilitating-difficult-conversations');
    await hasAnswered(me, index);
    await rate(me.page, 1, 5);
    await rate(me.page, 2, 3);
  }),
  state('questions-area-done', { isWide: true }, async (me) => {
    await hasAnswered(me, 16);
    await rateBoth(me);
    await next(me.page);
    await me.page.getByText('Interpersonal Relationships is done.').waitFor();
    await me.page.locator('svg.radar').waitFor();
  }),
  state('questions-last', async (me) => {
    await hasAnswered(me, competencies.length - 1);
    await rate(me.page, 1, 5);
    await rate(me.page, 2, 3);
  }),
  state('questions-saved-under', async (me) => {
    const email = `a.rather.long.address.of.someone-${Date.now()}@leaders.example.com`;
    await hasAnswered(me, 9, { email });
    await me.page.getByText(email).waitFor();
  }),
  state('questions-saved-under-masked', async ({ page, context }) => {
    const email = `masked-${Date.now()}@example.com`;
    const id = await answeredEarlier(context, 9, { email });
    await context.clearCookies();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/assessment');
    await (await foundRows(await openFindResults(page), email)).click();
    await page.waitForURL(`**/assessment/dashboard?id=${id}`);
    await page.getByRole('link', { name: 'Continue Assessment' }).click();
    await seeCompetency(page, 9);
  }),
  state('questions-no-connection', { allow: failedCall }, async ({ page }) => {
    await failCalls(page, 'assessment.create', 'no answer');
    await page.goto('/assessment');
    await button(page, 'Try Again').waitFor();
  }),
];
