import { feedbackForm as words } from '#content/feedback-form.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import {
  continueAfter,
  level,
  nextStatement,
  notObservedChoice,
  openInvitation,
  rateStatements,
  roundOn,
  seeStatement,
  startForm,
} from '#testing/browser/feedback.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { feedbackLink, openedRound, ratedAll, submitForm } from '#testing/feedback-round.ts';
import type { State } from './state.ts';

const NAME = 'Ada Lovelace';
const NO_TOKEN = 'x'.repeat(43);
/** The first is the manager's. */
const PEER = 1;

async function tokenOf({ site }: Visitor, options: Parameters<typeof roundOn>[1] = {}) {
  const { tokens } = await roundOn(site, { closesOn: '2030-03-28', ...options });
  return tokens[options.kind === 'focus' ? 0 : PEER]!;
}

const seeTitle = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** The states of the page where invited colleagues answer; on a site that sends mail. */
export const raterStates: readonly State[] = [
  {
    name: 'feedback-form-loading',
    show: async ({ page }) => {
      await holdCalls(page, 'feedback.open');
      await page.goto(feedbackLink(NO_TOKEN));
      await page.getByText(words.loading).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'feedback-dead',
    allow: failedCall,
    show: async (me) => {
      await me.page.goto(feedbackLink(NO_TOKEN));
      await seeTitle(me, words.dead.title);
    },
  },
  {
    name: 'feedback-form-cannot-load',
    allow: failedCall,
    show: async (me) => {
      await failCalls(me.page, 'feedback.open', 429);
      await me.page.goto(feedbackLink(NO_TOKEN));
      await button(me.page, 'Try Again').waitFor();
    },
  },
  {
    name: 'feedback-own',
    allow: failedCall,
    show: async (me) => {
      const id = await answeredEarlier(me.context, 1);
      const { tokens } = await openedRound(me.site.db, id);
      await me.page.goto(feedbackLink(tokens[0]!));
      await seeTitle(me, words.own.title);
    },
  },
  {
    name: 'feedback-focus',
    show: async (me) => openInvitation(me.page, await tokenOf(me, { kind: 'focus' }), NAME),
    next: [
      {
        name: 'feedback-focus-questions',
        show: async ({ page }) => {
          await button(page, words.start).click();
          await page.getByRole('radiogroup').first().waitFor();
        },
      },
      {
        name: 'feedback-focus-answered',
        isWide: true,
        show: async ({ page }) => {
          const questions = page.getByRole('radiogroup');
          await questions.nth(0).getByRole('radio', { name: '+1 A little more effective' }).click();
          await questions.nth(1).getByRole('radio', { name: '−3 Much less effective' }).click();
          await questions.nth(2).getByRole('radio', { name: 'Not observed' }).click();
          await page.getByText(words.saving.saved, { exact: true }).waitFor();
        },
      },
      {
        name: 'feedback-sent',
        show: async (me) => {
          await button(me.page, words.send).click();
          await seeTitle(me, words.sent.title);
        },
      },
      {
        name: 'feedback-withdrawing',
        show: async ({ page }) => {
          await button(page, words.sent.withdraw).click();
          await page.getByRole('alertdialog').waitFor();
        },
      },
      {
        name: 'feedback-withdrawn',
        show: async (me) => {
          const dialog = me.page.getByRole('alertdialog');
          await dialog.getByRole('button', { name: words.withdrawing.action }).click();
          await seeTitle(me, words.withdrawn.title);
        },
      },
    ],
  },
  {
    name: 'feedback-full',
    isWide: true,
    show: async (me) => openInvitation(me.page, await tokenOf(me), NAME),
    next: [
      {
        name: 'feedback-declining',
        show: async ({ page }) => {
          await button(page, words.rather).click();
          await page.getByRole('alertdialog').waitFor();
        },
      },
      {
        name: 'feedback-declined',
        show: async (me) => {
          const dialog = me.page.getByRole('alertdialog');
          await dialog.getByRole('button', { name: words.declining.action }).click();
          await seeTitle(me, words.declined.title);
        },
      },
    ],
  },
  {
    name: 'feedback-manager',
    show: async (me) => {
      const { tokens } = await roundOn(me.site, {
        closesOn: '2030-03-28',
        name: 'Maria-Magdalena von Hohenberg-Wittelsbach',
      });
      await openInvitation(me.page, tokens[0]!, 'Maria-Magdalena von Hohenberg-Wittelsbach');
    },
  },
  {
    name: 'feedback-statement',
    show: async (me) => {
      await startForm(me.page, await tokenOf(me), NAME);
      await seeStatement(me.page, 0);
    },
    next: [
      {
        name: 'feedback-statement-rated',
        isWide: true,
        show: async ({ page }) => {
          await level(page, 4).click();
          await page.getByText(words.saving.saved, { exact: true }).waitFor();
        },
      },
      {
        name: 'feedback-statement-not-observed',
        show: async ({ page }) => {
          await notObservedChoice(page).click();
          await page.getByText(words.saving.saved, { exact: true }).waitFor();
        },
      },
      {
        name: 'feedback-not-saved',
        allow: failedCall,
        show: async ({ page }) => {
          await failCalls(page, 'feedback.save', 'no answer');
          await level(page, 2).click();
          await page.getByText(words.saving.waiting).waitFor();
        },
      },
      {
        name: 'feedback-closing-too-few',
        allow: failedCall,
        show: async ({ page }) => {
          await page.unrouteAll();
          await rateStatements(page, 0, 3);
          for (let index = 3; index < competencies.length; index += 1) await nextStatement(page);
          await page.getByText(/^Rate 15 more statements/).waitFor();
        },
      },
    ],
  },
  {
    name: 'feedback-closing',
    isWide: true,
    show: async ({ page, site }) => {
      const { tokens } = await roundOn(site);
      await startForm(page, tokens[PEER]!, NAME);
      await rateStatements(page, 0, 1);
      await page.getByText(words.saving.saved, { exact: true }).waitFor();
      await continueAfter(page, tokens[PEER]!, competencies.length);
      await button(page, words.send).waitFor();
    },
  },
  {
    name: 'feedback-elsewhere',
    show: async (me) => {
      const token = await tokenOf(me);
      await submitForm(me.site.url, token, { ratings: ratedAll(4) });
      await me.page.goto(feedbackLink(token));
      await seeTitle(me, words.elsewhere.title.sent);
    },
  },
];
