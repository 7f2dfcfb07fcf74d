import { competencies } from '#domain/competencies.ts';
import { button, next, rate, seeChart, seeCompetency, toast } from '#testing/browser/assessment.ts';
import { press, dialog, EMAIL_GATE } from '#testing/browser/dialogs.ts';
import { hasAnswered } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { tookItTwice } from '#testing/browser/retake.ts';
import type { State } from './state.ts';

const TOTAL = competencies.length;

async function rateBoth({ page }: Visitor): Promise<void> {
  await rate(page, 1, 2);
  await rate(page, 2, 4);
}

export const assessmentStates: readonly State[] = [
  {
    name: 'assessment-loading',
    show: async ({ page }) => {
      await holdCalls(page, 'assessment.create');
      await page.goto('/assessment');
      await page.getByText('Loading your assessment').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'assessment-cannot-load',
    allow: failedCall,
    show: async ({ page }) => {
      await failCalls(page, 'assessment.create', 503);
      await page.goto('/assessment');
      await button(page, 'Try Again').waitFor();
    },
  },
  {
    name: 'assessment-first-question',
    show: async ({ page }) => {
      await page.goto('/assessment');
      await seeCompetency(page, 0);
    },
  },
  {
    name: 'assessment-in-progress-rated',
    isWide: true,
    show: async (me) => {
      await hasAnswered(me, 12);
      await rateBoth(me);
    },
  },
  {
    name: 'assessment-saving',
    show: async (me) => {
      await hasAnswered(me, 3);
      const saving = await holdCalls(me.page, 'response.save');
      await rateBoth(me);
      await next(me.page);
      await saving.arrived;
      await me.page.getByText('Saving…').waitFor();
    },
  },
  {
    name: 'assessment-not-saved',
    allow: failedCall,
    show: async (me) => {
      await hasAnswered(me, 3);
      await failCalls(me.page, 'response.save', 500);
      await rateBoth(me);
      await next(me.page);
      await toast(me.page, 'Error', 'Failed to save response. Please try again.').waitFor();
      await button(me.page, 'Try Again').waitFor();
    },
  },
  {
    name: 'assessment-refused',
    allow: failedCall,
    show: async (me) => {
      await hasAnswered(me, 3);
      await failCalls(me.page, 'response.save', 400);
      await rateBoth(me);
      await me.page.getByRole('heading', { name: 'One answer wasn’t accepted' }).waitFor();
      await button(me.page, 'Dismiss notification').click();
    },
  },
  {
    name: 'assessment-unfinished-before',
    show: async (me) => {
      await hasAnswered(me, 12);
      await me.page.evaluate(() => sessionStorage.clear());
      await me.page.reload();
      await me.page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
    },
  },
  {
    name: 'assessment-completed-before',
    show: async (me) => {
      await hasAnswered(me, TOTAL, { email: 'completed-before@example.com' });
      await me.page.getByText('All answers saved').waitFor();
      await me.page.evaluate(() => sessionStorage.clear());
      await me.page.reload();
      await me.page.getByRole('link', { name: 'View My Results' }).waitFor();
    },
  },
  {
    name: 'assessment-review',
    isWide: true,
    show: async (me) => {
      await hasAnswered(me, TOTAL, { email: 'review@example.com' });
      await button(me.page, 'Review Your Answers').click();
      await button(me.page, 'Finish').first().waitFor();
    },
  },
  {
    name: 'assessment-review-one',
    show: async (me) => {
      await hasAnswered(me, TOTAL, { email: 'review-one@example.com' });
      await button(me.page, 'Review Your Answers').click();
      await me.page.getByRole('button', { name: 'Team Building' }).click();
      await button(me.page, 'All Answers').waitFor();
    },
  },
  {
    name: 'assessment-menu',
    maxWidth: 1023,
    show: async ({ page }) => {
      await page.goto('/assessment');
      await seeCompetency(page, 0);
      await button(page, 'Open menu').click();
      await button(page, 'Close menu').waitFor();
    },
  },
  {
    name: 'completed-retake',
    show: async (me) => {
      const { id } = await tookItTwice(me, `retake-${Date.now()}@example.com`);
      await me.page.goto(`/assessment?id=${id}`);
      await me.page.getByRole('link', { name: 'See What Changed' }).waitFor();
    },
  },
  {
    name: 'completed-locked',
    isWide: true,
    show: async (me) => {
      await hasAnswered(me, TOTAL);
      await press(dialog(me.page, EMAIL_GATE), 'Cancel');
      await button(me.page, 'Enter Email to Unlock').waitFor();
    },
  },
  {
    name: 'completed-unlocked',
    isWide: true,
    show: async (me) => {
      await hasAnswered(me, TOTAL, { email: 'completed-unlocked@example.com' });
      await button(me.page, 'Review Your Answers').waitFor();
      await seeChart(me.page);
    },
  },
];
