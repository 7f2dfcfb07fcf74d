import { myPlan, planWords } from '#content/my-plan.ts';
import { competencies } from '#domain/competencies.ts';
import { addDays } from '#domain/plan-dates.ts';
import { emptyPlan, mergePlans } from '#domain/plan.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import {
  browserDay,
  editFocus,
  focusPart,
  hasResults,
  namePartner,
  openPlan,
  partnerField,
  plannedElsewhere,
  saved,
} from '#testing/browser/plan.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import {
  suggestedId,
  withAction,
  withFocus,
  withFocusWords,
  withoutAction,
} from '#web/features/plan/plan-edits.ts';
import { state, type State } from './state.ts';

/** A plan that someone has worked with, started this many days ago by the clock of the browser. */
async function hasPlan(me: Visitor, email?: string, daysAgo = 12): Promise<string> {
  const start = addDays(await browserDay(me.page), -daysAgo);
  const [earlier, at] = [Date.now() - 1000, Date.now()].map((time) => new Date(time).toISOString());
  const ids = ['team-building', 'developing-mentoring', 'humility'] as const;
  const chosen = withFocus(emptyPlan, earlier!, ids, start);
  const evidence = 'The tension over deadlines was named at last.';
  const plan = [
    withAction(chosen, at!, suggestedId('team-building', 30), { isDone: true, evidence }),
    withFocusWords(chosen, at!, 'team-building', { partner: 'Sam' }),
    withoutAction(chosen, at!, suggestedId('humility', 90)),
  ].reduce(mergePlans, chosen);
  return hasResults(me, email, plan);
}

/** A second assessment of the owner of the plan. */
async function retaken(me: Visitor): Promise<string> {
  const email = newEmail();
  await hasPlan(me, email);
  const id = await answeredEarlier(me.context, competencies.length, { email });
  await me.page.goto(dashboard(id));
  await me.page.getByRole('link', { name: myPlan.card.beginNew }).waitFor();
  return id;
}

/** The id of the results that the open page belongs to. */
const shownId = ({ page }: Visitor) => new URL(page.url()).searchParams.get('id')!;

const dashboard = (id: string) => `/assessment/dashboard?id=${id}`;

export const planStates: readonly State[] = [
  state('plan-loading', async ({ page, context }) => {
    const id = await answeredEarlier(context, 1);
    await holdCalls(page, 'assessment.byId');
    await page.goto(`/assessment/plan?id=${id}`);
    await page.getByText('Loading your plan').waitFor({ state: 'attached' });
  }),
  state('plan-cannot-load', { allow: failedCall }, async ({ page, context }) => {
    const id = await answeredEarlier(context, 1);
    await failCalls(page, 'response.list', 503);
    await page.goto(`/assessment/plan?id=${id}`);
    await button(page, 'Try Again').waitFor();
  }),
  state('plan-no-results', async ({ page }) => {
    await page.goto('/assessment/plan');
    await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
  }),
  state('plan-unfinished', async (me) => {
    const id = await hasAnswered(me, 12);
    await me.page.goto(`/assessment/plan?id=${id}`);
    await me.page.getByRole('heading', { name: 'Finish the Assessment First' }).waitFor();
  }),
  // The plan is requested together with the results.
  state('plan-reader', { allow: ['status of 403'] }, async (me) => {
    const id = await hasResults(me);
    await me.context.clearCookies();
    await me.page.goto(`/assessment/plan?id=${id}`);
    await me.page.getByRole('heading', { name: 'You can’t open this plan.' }).waitFor();
  }),
  {
    name: 'plan-empty',
    show: async (me) => void (await hasResults(me)),
    next: [
      state('plan-choosing', { isWide: true }, async (me) => {
        await button(me.page, 'See All 35 Competencies').click();
        const box = dialog(me.page, 'Choose a Competency');
        await box.getByRole('button', { name: 'Add to My Plan' }).click();
        await box.getByText('Choose one first.').waitFor();
      }),
      state('plan-invitation', async (me) => {
        await me.page.goto(dashboard(shownId(me)));
        await me.page.getByRole('link', { name: myPlan.card.begin }).waitFor();
        await seeChart(me.page);
      }),
    ],
  },
  {
    name: 'plan-filled',
    isWide: true,
    show: async (me) => void (await hasPlan(me)),
    next: [
      state('plan-editing', { isWide: true }, async (me) => {
        await editFocus(me.page, 'Team Building');
        await partnerField(me.page, 'Team Building').waitFor();
      }),
      state('plan-removing', async (me) => {
        await button(me.page, 'Remove from Plan Team Building').click();
        await dialog(me.page, 'Remove Team Building?').waitFor();
      }),
      state('plan-start-refused', async (me) => {
        await press(dialog(me.page, 'Remove Team Building?'), 'Keep It');
        await button(me.page, 'Change the day').click();
        await me.page.getByLabel('My plan starts on').fill('1990-01-01');
        await me.page.getByText('The plan still starts on').waitFor();
      }),
      state('plan-on-dashboard', async (me) => {
        await me.page.goto(dashboard(shownId(me)));
        await me.page.getByText('1 of 8 done').waitFor();
        await seeChart(me.page);
      }),
    ],
  },
  state('plan-overdue', async (me) => {
    await hasPlan(me, undefined, 45);
    await me.page.getByRole('region', { name: /^Next: overdue/ }).waitFor();
  }),
  {
    name: 'plan-continues-on-dashboard',
    show: async (me) => {
      await retaken(me);
      await seeChart(me.page);
    },
    next: [
      state('plan-continues', async (me) => {
        await me.page.goto('/assessment/plan');
        await me.page.getByRole('link', { name: myPlan.card.beginNew }).waitFor();
      }),
    ],
  },
  {
    name: 'plan-waiting',
    allow: failedCall,
    show: async (me) => {
      const { page } = me;
      await hasPlan(me);
      await failCalls(page, 'plan.save', 'no answer');
      await namePartner(page, 'Humility', 'Ann');
      await page.getByText('Saved on this device').waitFor();
    },
    next: [
      state('plan-refused', { allow: failedCall }, async ({ page }) => {
        await failCalls(page, 'plan.save', 413);
        await partnerField(page, 'Humility').fill('Grace');
        await page.getByText('Your last change was not accepted.').waitFor();
      }),
    ],
  },
  state('plan-too-much', { allow: failedCall }, async (me) => {
    const { page } = me;
    const id = await hasPlan(me);
    await editFocus(page, 'Humility');
    await button(page, 'Remove from Plan Humility').click();
    await saved(page);
    await plannedElsewhere(me, id, 'resilience');
    await button(page, 'Add a Competency').click();
    const box = dialog(page, 'Choose a Competency');
    await box.getByRole('radio', { name: 'Humility' }).click();
    await box.getByRole('button', { name: 'Add to My Plan' }).click();
    await page.getByText('Your plan has four competencies.').waitFor();
  }),
  {
    name: 'plan-all-done',
    show: async (me) => {
      const { page } = me;
      await hasResults(me);
      await button(page, 'Choose Humility').click();
      for (const box of await focusPart(page, 'Humility').getByRole('checkbox').all()) {
        await box.check();
      }
      await page.getByText(planWords.allDone).waitFor();
      await button(page, myPlan.after.retake).waitFor();
      await saved(page);
    },
    next: [
      state('plan-all-done-folded', async (me) => {
        await openPlan(me.page, shownId(me));
        await me.page.getByText(myPlan.focus.allDone(3)).waitFor();
        await button(me.page, myPlan.after.retake).waitFor();
      }),
    ],
  },
];
