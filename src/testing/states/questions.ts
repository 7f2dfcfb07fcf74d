import { competencies } from '#domain/competencies.ts';
import { button, option, rate, seeCompetency } from '#testing/browser/assessment.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import { foundRows, openFindResults } from '#testing/browser/dialogs.ts';
import type { State } from './state.ts';

const longest = competencies
  .map(({ name, description, question1, question2 }, index) => ({
    index,
    length: [name, description, question1, question2].join('').length,
  }))
  .toSorted((a, b) => b.length - a.length)[0]!;

/** States of the questions and the cards beside them. */
export const questionStates: readonly State[] = [
  {
    name: 'questions-level-pointed-at',
    show: async (me) => {
      await hasAnswered(me, longest.index);
      await rate(me.page, 1, 4);
      await option(me.page, 2, 1).hover();
    },
  },
  {
    name: 'questions-longest-name',
    show: async (me) => {
      const index = competencies.findIndex(
        ({ id }) => id === 'facilitating-difficult-conversations',
      );
      await hasAnswered(me, index);
      await rate(me.page, 1, 5);
      await rate(me.page, 2, 3);
    },
  },
  {
    name: 'questions-next-area',
    show: async (me) => {
      await hasAnswered(me, 7);
      await me.page.getByText('Follow Through & Output is done.').waitFor();
    },
  },
  {
    name: 'questions-last',
    show: async (me) => {
      await hasAnswered(me, competencies.length - 1);
      await rate(me.page, 1, 5);
      await rate(me.page, 2, 3);
    },
  },
  {
    name: 'questions-saved-under',
    show: async (me) => {
      const email = `a.rather.long.address.of.someone-${Date.now()}@leaders.example.com`;
      await hasAnswered(me, 9, { email });
      await me.page.getByText(email).waitFor();
    },
  },
  {
    name: 'questions-saved-under-masked',
    show: async ({ page, context }) => {
      const email = `masked-${Date.now()}@example.com`;
      const id = await answeredEarlier(context, 9, { email });
      await context.clearCookies();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/assessment');
      await (await foundRows(await openFindResults(page), email)).click();
      await page.waitForURL(`**/assessment/dashboard?id=${id}`);
      await page.getByRole('link', { name: 'Continue Assessment' }).click();
      await seeCompetency(page, 9);
    },
  },
  {
    name: 'questions-no-connection',
    allow: failedCall,
    show: async ({ page }) => {
      await failCalls(page, 'assessment.create', 'no answer');
      await page.goto('/assessment');
      await button(page, 'Try Again').waitFor();
    },
  },
];
