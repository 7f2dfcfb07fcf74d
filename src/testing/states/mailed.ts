import type { Config } from '#server/config.ts';
import { retakeCopy } from '#content/comparison.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeChart, seeCompetency } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  emailField,
  openFindResults,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { hasResults, chooseSuggested } from '#testing/browser/plan.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { state, type State } from './state.ts';

/** States of a site that sends mail and answers Find My Results by mail. */
export const mailedConfig: Partial<Config> = {
  mail: queueOnlyMail,
  findResults: 'mail',
};

const TOTAL = competencies.length;

/** The results of the owner of a completed assessment, down to the reminder. */
async function completed(me: Visitor) {
  const email = `retake-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const id = await hasAnswered(me, TOTAL, { email });
  await me.page.goto(`/assessment/dashboard?id=${id}`);
  return me.page.getByRole('group', { name: 'Remind me in' });
}

export const mailedStates: readonly State[] = [
  state('mailed-find-results', async ({ page }) => {
    await page.goto('/assessment/dashboard');
    await page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Find My Results' }).click();
    await page.getByText('We will email you a link').waitFor();
  }),
  state('mailed-find-results-sent', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/assessment');
    await seeCompetency(page, 0);
    const box = await openFindResults(page);
    await submitEmail(box, 'ada@example.com', 'Find My Results');
    await box.getByText('a link is on its way').waitFor();
  }),
  state('mailed-save-progress', async (me) => {
    await hasAnswered(me, 8);
    await button(me.page, 'Save Progress').click();
    await emailField(dialog(me.page, SAVE_PROGRESS)).waitFor();
  }),
  state('mailed-email-gate', async (me) => {
    await hasAnswered(me, TOTAL);
    await emailField(dialog(me.page, EMAIL_GATE)).waitFor();
  }),
  {
    name: 'mailed-dashboard-retake',
    show: async (me) => {
      await (await completed(me)).waitFor();
      await seeChart(me.page);
    },
    next: [
      state('mailed-dashboard-retake-phone', { maxWidth: 390 }, async ({ page }) => {
        await page.getByRole('main').locator('summary', { hasText: retakeCopy.title }).click();
        await page.getByRole('group', { name: 'Remind me in' }).waitFor();
      }),
    ],
  },
  state('mailed-dashboard-retake-set', async (me) => {
    await (await completed(me)).getByRole('button', { name: '6 Months' }).click();
    await me.page.getByRole('button', { name: 'Cancel Reminder' }).waitFor();
    await seeChart(me.page);
  }),
  state('mailed-plan-reminders', async (me) => {
    await hasResults(me);
    await chooseSuggested(me.page);
    await button(me.page, 'Remind Me').waitFor();
    await me.page.getByRole('heading', { name: 'Ask Three People' }).waitFor();
  }),
  state('mailed-privacy', async ({ page }) => {
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Emails from Us' }).waitFor();
  }),
];
