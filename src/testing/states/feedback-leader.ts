import { askThree, feedback, round360 } from '#content/feedback-leader.ts';
import { feedbackCard, fullResult } from '#content/feedback-result.ts';
import { sharing, shared } from '#content/sharing.ts';
import { shareButton } from '#content/share-button.ts';
import type { FeedbackRole } from '#domain/feedback/feedback.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import {
  askedAll,
  askedThree,
  askThreePart,
  hasVerifiedPlan,
  hasVerifiedResults,
  openFeedback,
  seePlan,
} from '#testing/browser/feedback-leader.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import { chooseSuggested, hasResults } from '#testing/browser/plan.ts';
import { madeLink } from '#testing/browser/shared-results.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { openedRound } from '#testing/feedback-round.ts';
import type { State } from './state.ts';

const shownId = ({ page }: Visitor) => new URL(page.url()).searchParams.get('id')!;

const { form, progress } = feedback;

/** States of a site that sends mail, for the owner of results. */
export const feedbackLeaderStates: readonly State[] = [
  {
    name: 'feedback-plan-not-verified',
    show: async (me) => {
      await hasResults(me);
      await chooseSuggested(me.page);
      await button(me.page, feedback.verify.action).click();
      await me.page.getByText('Check your spam folder, too.').waitFor();
    },
  },
  {
    name: 'feedback-plan-asking',
    show: async (me) => {
      await hasVerifiedPlan(me);
      await button(me.page, askThree.begin).waitFor();
    },
    next: [
      {
        name: 'feedback-plan-form',
        isWide: true,
        show: async (me) => {
          await button(me.page, askThree.begin).click();
          await me.page.getByLabel(form.address(1)).fill('ann@example');
          await button(me.page, form.next).click();
          await me.page.getByText(form.tooFew(3)).waitFor();
        },
      },
      {
        name: 'feedback-plan-confirming',
        show: async (me) => {
          await me.page.getByLabel(form.name).fill('Ada Lovelace');
          for (const number of [1, 2, 3]) {
            await me.page.getByLabel(form.address(number)).fill(`ann${number}@example.com`);
          }
          // The browser's clock may differ from the server's.
          await me.page.getByLabel(form.when).selectOption(form.whenNow);
          await button(me.page, form.next).click();
          await dialog(me.page, feedback.confirming.title(3)).waitFor();
        },
      },
      {
        name: 'feedback-plan-open',
        show: async (me) => {
          await press(dialog(me.page, feedback.confirming.title(3)), feedback.confirming.now);
          await button(me.page, progress.cancel).waitFor();
        },
      },
      {
        name: 'feedback-plan-canceling',
        show: async (me) => {
          await button(me.page, progress.cancel).click();
          await me.page.getByRole('alertdialog').waitFor();
        },
      },
      {
        name: 'feedback-plan-canceled',
        show: async (me) => {
          await me.page
            .getByRole('alertdialog')
            .getByRole('button', { name: feedback.canceling.action })
            .click();
          await me.page.getByText(feedback.canceled).waitFor();
        },
      },
    ],
  },
  {
    name: 'feedback-plan-result',
    isWide: true,
    show: async (me) => {
      const id = await hasVerifiedPlan(me);
      await askedThree(me, id, 6);
      await seePlan(me, id);
      await askThreePart(me).getByText('You now ask before').first().waitFor();
    },
  },
  {
    name: 'feedback-plan-too-few',
    show: async (me) => {
      const id = await hasVerifiedPlan(me);
      await askedThree(me, id, 2);
      await seePlan(me, id);
      await me.page.getByText(feedback.tooFew.title).waitFor();
    },
  },
  {
    name: 'feedback-loading',
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await holdCalls(me.page, 'feedback.list');
      await openFeedback(me, id);
      await me.page.getByText(feedback.loading).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'feedback-cannot-load',
    allow: failedCall,
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await failCalls(me.page, 'feedback.list', 503);
      await openFeedback(me, id);
      await button(me.page, 'Try Again').waitFor();
    },
  },
  {
    name: 'feedback-reader',
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await me.context.clearCookies();
      await openFeedback(me, id);
      await me.page.getByRole('heading', { name: round360.problems.notYours.title }).waitFor();
    },
  },
  {
    name: 'feedback-start',
    show: async (me) => {
      await openFeedback(me, await hasVerifiedResults(me));
      await button(me.page, form.next).waitFor();
    },
    next: [
      {
        name: 'feedback-start-refused',
        isWide: true,
        show: async (me) => {
          const { page } = me;
          await page.getByLabel(form.name).fill('Ada Lovelace');
          await page.getByLabel(form.address(1)).fill('ann@example.com');
          await page.getByLabel(form.address(2)).fill('ann@example.com');
          await page.getByLabel(form.role(1)).selectOption('peer');
          await button(page, form.next).click();
          await page.getByText(form.twice).waitFor();
          await page.getByText(feedback.note.title).click();
          await page.getByLabel(feedback.note.label).waitFor();
        },
      },
    ],
  },
  {
    name: 'feedback-progress',
    isWide: true,
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await openedRound(me.site.db, id);
      await openFeedback(me, id);
      await me.page.getByText(progress.answered(0, 9)).waitFor();
    },
    next: [
      {
        name: 'feedback-on-dashboard',
        show: async (me) => {
          await me.page.goto(`/assessment/dashboard?id=${shownId(me)}`);
          await me.page.getByRole('link', { name: feedbackCard.running }).waitFor();
          await seeChart(me.page);
        },
      },
    ],
  },
  {
    name: 'feedback-result',
    isWide: true,
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await askedAll(me, id);
      await openFeedback(me, id);
      await me.page.getByRole('heading', { name: fullResult.lists.blindSpots.title }).waitFor();
    },
    next: [
      {
        name: 'feedback-result-by-group',
        show: async ({ page }) => {
          await page.getByRole('heading', { name: 'Leadership of Self' }).click();
          await page.getByText('Self-Awareness').last().waitFor();
        },
      },
      {
        name: 'feedback-shared',
        isWide: true,
        show: async (me) => {
          const { url } = await madeLink(me.context, shownId(me), { withFeedback: true });
          await me.page.goto(url);
          await me.page.getByRole('heading', { name: fullResult.lists.blindSpots.title }).waitFor();
          await me.page.getByRole('link', { name: shared.feedback }).waitFor();
          await seeChart(me.page);
        },
      },
    ],
  },
  {
    name: 'feedback-share-dialog',
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await askedAll(me, id);
      await me.page.goto(`/assessment/dashboard?id=${id}`);
      await button(me.page, shareButton.label).click();
      await dialog(me.page, sharing.title)
        .getByRole('checkbox', { name: sharing.making.feedback })
        .waitFor();
    },
  },
  {
    name: 'feedback-only-manager',
    show: async (me) => {
      const id = await hasVerifiedResults(me);
      await askedAll(me, id, ['manager', 'peer', 'peer'] satisfies FeedbackRole[]);
      await openFeedback(me, id);
      await me.page.getByText(fullResult.onlyManager).waitFor();
    },
  },
];
