import { coverName } from '#content/cover-name.ts';
import type { AreaName } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { button, seeChart, type RatingPair } from '#testing/browser/assessment.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import { state, type State } from './state.ts';

const TOTAL = competencies.length;

/** Ratings with strengths and something to work on. */
const PROFILE: Record<AreaName, 2 | 3 | 4> = {
  'Follow Through & Output': 4,
  'Interpersonal Relationships': 3,
  'Leadership of Others': 2,
  'Leadership of Self': 4,
  'Strategic Planning & Focus': 3,
};

function ratings(index: number): RatingPair {
  const usual = PROFILE[competencies[index]!.category];
  return [usual, index % 3 === 0 ? usual : ((usual + 1) as Rating)];
}

const dashboard = (id?: string) => `/assessment/dashboard${id === undefined ? '' : `?id=${id}`}`;

export const dashboardStates: readonly State[] = [
  state('dashboard-loading', async ({ page, context }) => {
    const id = await answeredEarlier(context, 1);
    await holdCalls(page, 'assessment.byId');
    await page.goto(dashboard(id));
    await page.getByText('Loading your results').waitFor({ state: 'attached' });
  }),
  state('dashboard-cannot-load', { allow: failedCall }, async ({ page, context }) => {
    const id = await answeredEarlier(context, 1);
    await failCalls(page, 'response.list', 503);
    await page.goto(dashboard(id));
    await button(page, 'Try Again').waitFor();
  }),
  state('dashboard-none-found', async ({ page }) => {
    await page.goto(dashboard());
    await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
  }),
  state('dashboard-unknown-id', { allow: ['Failed to load resource'] }, async ({ page }) => {
    await page.goto(dashboard('5f0c8c1e-0a53-4d7e-9c80-000000000000'));
    await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
  }),
  state('dashboard-locked', { isWide: true }, async (me) => {
    await hasAnswered(me, 12);
    await me.page.goto(dashboard());
    await me.page.getByRole('heading', { name: 'Complete Your Assessment' }).waitFor();
    await me.page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
  }),
  state('dashboard-locked-all-rated', async (me) => {
    await hasAnswered(me, TOTAL);
    await me.page.goto(dashboard());
    await me.page.getByRole('heading', { name: 'Complete Your Assessment' }).waitFor();
    await me.page.getByRole('link', { name: 'Unlock My Results' }).waitFor();
  }),
  state('dashboard-just-started', async (me) => {
    const id = await answeredEarlier(me.context, 1, { ratings, email: 'started@example.com' });
    await me.page.goto(dashboard(id));
    await me.page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
    await seeChart(me.page);
  }),
  state('dashboard-incomplete', async (me) => {
    const id = await answeredEarlier(me.context, 20, {
      ratings,
      email: 'incomplete@example.com',
    });
    await me.page.goto(dashboard(id));
    await me.page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
    await me.page.getByRole('heading', { name: 'Personalized Development Plan' }).waitFor();
    await seeChart(me.page);
  }),
  state('dashboard-complete', async (me) => {
    const id = await answeredEarlier(me.context, TOTAL, {
      ratings,
      email: 'complete@example.com',
    });
    await me.page.goto(dashboard(id));
    await button(me.page, 'Download Full Report').waitFor();
    await seeChart(me.page);
  }),
  state('dashboard-cover-name', async (me) => {
    const id = await answeredEarlier(me.context, TOTAL, { ratings, email: 'cover@example.com' });
    await me.page.goto(dashboard(id));
    await button(me.page, coverName.summary(null)).click();
    await me.page.getByLabel(coverName.label, { exact: true }).fill('Ada Lovelace');
  }),
  state('dashboard-picture', async (me) => {
    const id = await answeredEarlier(me.context, TOTAL, { ratings, email: 'picture@example.com' });
    await me.page.goto(dashboard(id));
    await button(me.page, 'Save as Picture').click();
    await me.page.getByRole('img', { name: /^Preview/ }).waitFor();
  }),
  state('dashboard-complete-all-open', { isWide: true }, async (me) => {
    const id = await answeredEarlier(me.context, TOTAL, {
      ratings: (index) => (index < 17 ? [5, 4] : [4, 5]),
      email: 'all-open@example.com',
    });
    await me.page.goto(dashboard(id));
    await button(me.page, 'Download Full Report').waitFor();
    for (const closed of await me.page.getByText(/^See all \d+ competencies/).all()) {
      await closed.click();
    }
    await seeChart(me.page);
  }),
  state('dashboard-all-equal', async ({ page, context }) => {
    const email = 'equal@example.com';
    const id = await answeredEarlier(context, TOTAL, { ratings: () => [3, 3], email });
    await page.goto(dashboard(id));
    await button(page, 'Download Full Report').waitFor();
    await seeChart(page);
  }),
  state('dashboard-all-fives', async ({ page, context }) => {
    const email = 'fives@example.com';
    const id = await answeredEarlier(context, TOTAL, { ratings: () => [5, 5], email });
    await page.goto(dashboard(id));
    await button(page, 'Download Full Report').waitFor();
    await seeChart(page);
  }),
  state('dashboard-reader', async ({ page, context }) => {
    const id = await answeredEarlier(context, 20, { ratings, email: 'reader@example.com' });
    await context.clearCookies();
    await page.goto(dashboard(id));
    await page.getByRole('link', { name: 'Start Your Own Assessment' }).waitFor();
    await seeChart(page);
  }),
];
