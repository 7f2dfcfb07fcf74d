import { retakeCopy, comparisonPageCopy as copy, sinceCopy } from '#content/comparison.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { answeredEarlier, threeMonthsAgo, completeTwice } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import { planned } from '#testing/plans.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { state, type State } from './state.ts';

const COMPARISON = '/assessment/comparison';

/** A new email for each state, because each email is limited to ten assessments a day. */
const newEmail = () => `look-${crypto.randomUUID().slice(0, 8)}@example.com`;

const completed = ({ context }: Visitor) =>
  answeredEarlier(context, competencies.length, { email: newEmail() });

export const comparisonStates: readonly State[] = [
  state('comparison-loading', async (me) => {
    await completeTwice(me, newEmail());
    await holdCalls(me.page, 'comparison.history');
    await me.page.goto(COMPARISON);
    await me.page.getByText(copy.loading).waitFor({ state: 'attached' });
  }),
  state('comparison-cannot-load', { allow: failedCall }, async (me) => {
    await completeTwice(me, newEmail());
    await failCalls(me.page, 'comparison.history', 503);
    await me.page.goto(COMPARISON);
    await button(me.page, 'Try Again').waitFor();
  }),
  state('comparison-none', async ({ page }) => {
    await page.goto(COMPARISON);
    await page.getByRole('heading', { name: copy.none.title }).waitFor();
  }),
  state('comparison-single', async (me) => {
    await completed(me);
    await me.page.goto(COMPARISON);
    await me.page.getByRole('heading', { name: copy.single.title }).waitFor();
  }),
  state('comparison-others', async (me) => {
    await completed(me);
    await completed(me);
    await me.page.goto(COMPARISON);
    await me.page.getByText(copy.single.others).waitFor();
  }),
  state('comparison-refused', { allow: ['status of 403'] }, async (me) => {
    const { id } = await completeTwice(me, newEmail());
    await me.context.clearCookies();
    const own = await completed(me);
    await me.page.goto(`${COMPARISON}?id=${own}&with=${id}`);
    await me.page.getByRole('heading', { name: copy.refused.title }).waitFor();
  }),
  state('comparison', { isWide: true }, async (me) => {
    const email = newEmail();
    const { id, earlierId } = await completeTwice(me, email);
    const entry = planned();
    await me.context.request.post(`/api/assessment/${earlierId}/plan`, {
      data: {
        focus: ['accountability', 'humility'].map((competencyId) => entry.focus(competencyId)),
        actions: [
          entry.action({
            text: planSuggestions.humility.actions[30],
            isDone: true,
            evidence: 'Sam now tells me when I am wrong.',
          }),
          entry.action({ text: planSuggestions.humility.actions[60], after: 60 }),
        ],
      },
    });
    const first = await completed(me);
    await threeMonthsAgo(me, first);
    await threeMonthsAgo(me, first);
    await me.page.goto(`${COMPARISON}?id=${id}&with=${earlierId}`);
    await button(me.page, copy.print).waitFor();
    await me.page.getByRole('heading', { name: 'Area by Area' }).waitFor();
  }),
  state('dashboard-second-look', async (me) => {
    const { id } = await completeTwice(me, newEmail());
    await me.page.goto(`/assessment/dashboard?id=${id}`);
    await me.page.getByRole('link', { name: sinceCopy.see }).waitFor();
    await button(me.page, retakeCopy.begin).waitFor();
    await seeChart(me.page);
  }),
  state('assessment-take-again', async (me) => {
    const id = await completed(me);
    await me.page.goto(`/assessment/dashboard?id=${id}`);
    await button(me.page, retakeCopy.begin).waitFor();
    await me.page.goto('/assessment');
    await button(me.page, 'Start New Assessment').click();
    await dialog(me.page, retakeCopy.title).waitFor();
  }),
];
