import { sql } from 'kysely';
import { expect } from 'vitest';
import { feedbackForm as words } from '#content/feedback-form.ts';
import { feedback } from '#content/feedback-leader.ts';
import { closingQuestions, feedbackStatements, withName } from '#content/feedback-statements.ts';
import { competencies } from '#domain/competencies.ts';
import {
  continueAfter,
  level,
  nextStatement,
  openInvitation,
  rateStatements,
  roundOn,
  seeStatement,
  startForm,
} from '#testing/browser/feedback.ts';
import { feedbackJourney as journey } from '#testing/browser/feedback-journey.ts';
import { button } from '#testing/browser/assessment.ts';
import { hasVerifiedResults, openFeedback } from '#testing/browser/feedback-leader.ts';
import { eventually } from '#testing/browser/journey.ts';
import type { RunningSite } from '#testing/browser/site.ts';
import {
  feedbackLink,
  nineRoles,
  type OpenedRound,
  ratedAll,
  submitForm,
  tokenFor,
  formsOf,
} from '#testing/feedback-round.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';

const NAME = 'Ada Lovelace';
const PHONE = { width: 390, height: 844, touch: true } as const;
const TOTAL = competencies.length;

/** How many invitations are in each state. */
async function states({ db }: RunningSite, { roundId }: Pick<OpenedRound, 'roundId'>) {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from feedback_invitation
    where round_id = ${roundId} group by state`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

journey(
  'nine colleagues: two answer, one declines, one email bounces',
  async ({ visitor, site }) => {
    const leader = await visitor();
    const id = await hasVerifiedResults(leader);
    const invitations = nineRoles.map((role, index) => ({
      role,
      email: index === 8 ? `bounces-${newEmail()}` : newEmail(),
    }));
    const started = await leader.context.request.post(`/api/assessment/${id}/feedback`, {
      data: { kind: 'full', name: NAME, invitations },
    });
    const round = (await started.json()) as { roundId: string };
    await eventually(async () =>
      expect(await states(site, round)).toEqual({ sent: 8, bounced: 1 }),
    );
    const [manager, ...others] = await Promise.all(
      invitations.slice(0, 3).map((invited) => tokenFor(site.db, invited)),
    );

    const boss = await visitor(PHONE);
    await openInvitation(boss.page, manager!, NAME);
    // Before the first question.
    await boss.page.getByText('so your answers are not anonymous').waitFor();
    await boss.page.getByText('9 people are invited').waitFor();
    await submitForm(site.url, manager!, { ratings: ratedAll(3) });

    const peer = await visitor(PHONE);
    await startForm(peer.page, others[0]!, NAME);
    await seeStatement(peer.page, 0);
    await peer.page
      .getByText(withName(feedbackStatements[competencies[0].id], NAME), { exact: true })
      .waitFor();
    const ratings = (index: number) => (index % 7 === 0 ? null : 4);
    await rateStatements(peer.page, 0, 2, ratings);
    await peer.page.getByText(words.saving.saved, { exact: true }).waitFor();
    await continueAfter(peer.page, others[0]!, TOTAL - 2, ratings);
    await rateStatements(peer.page, TOTAL - 2, TOTAL, ratings);
    await peer.page
      .getByText('only if at least 5 people answer and at least 3 of them comment')
      .waitFor();
    const keep = withName(closingQuestions.keep, NAME);
    await peer.page.getByLabel(keep).fill('Naming the one thing that matters.');
    await peer.page.getByText('466 characters left').waitFor();
    await button(peer.page, words.send).click();
    await peer.page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor();
    expect(await states(site, round)).toEqual({ answered: 2, sent: 6, bounced: 1 });
    const peers = (await formsOf(site.db, round)).find(({ texts }) => texts['keep'])!;
    expect(peers.state).toBe('submitted');
    expect(Object.values(peers.ratings).filter((rating) => rating === 4)).toHaveLength(30);
    expect(Object.values(peers.ratings).filter((rating) => rating === null)).toHaveLength(5);
    expect(peers.texts['keep']).toBe('Naming the one thing that matters.');

    const shy = await visitor(PHONE);
    await openInvitation(shy.page, others[1]!, NAME);
    await button(shy.page, words.rather).click();
    const dialog = shy.page.getByRole('alertdialog');
    await dialog.getByLabel(words.declining.neverAgain).check();
    await dialog.getByRole('button', { name: words.declining.action }).click();
    await shy.page.getByRole('heading', { level: 1, name: words.declined.title }).waitFor();
    expect(await states(site, round)).toEqual({
      answered: 2,
      declined: 1,
      sent: 5,
      bounced: 1,
    });
    const { rows } = await sql<{ marked: boolean }>`
    select no_feedback_at is not null as marked from address_mark
    where fingerprint = address_fingerprint(${invitations[2]!.email})`.execute(site.db);
    expect(rows).toEqual([{ marked: true }]);
    // On another device the link still says so, and lets them change their mind.
    const laptop = await visitor();
    await laptop.page.goto(feedbackLink(others[1]!));
    await button(laptop.page, words.declined.again).waitFor();

    await openFeedback(leader, id);
    const { answered, declined, bounced } = feedback.progress;
    for (const text of [answered(2, 9), declined(1), bounced(1)]) {
      await leader.page.getByText(text).waitFor();
    }
  },
);

journey('a change after submitting is saved at once', async ({ visitor, site }) => {
  const round = await roundOn(site, { kind: 'focus' });
  const { page } = await visitor();
  await startForm(page, round.tokens[0]!, NAME);
  await page.getByRole('radio', { name: '+2 More effective' }).first().click();
  await button(page, words.send).click();
  await button(page, words.sent.change).click();
  const first = page.getByRole('radiogroup').first();
  expect(await first.getByRole('radio', { name: '+2 More effective' }).isChecked()).toBe(true);
  await first.getByRole('radio', { name: '−1 A little less effective' }).click();
  await eventually(async () =>
    expect(await formsOf(site.db, round)).toMatchObject([
      { state: 'submitted', ratings: { collaboration: -1 } },
    ]),
  );
});

journey.runIf(isAll)(
  'one minute on a phone: a question for each competency',
  async ({ visitor, site }) => {
    const round = await roundOn(site, { kind: 'focus', invited: 3 });
    const { page } = await visitor(PHONE);
    await openInvitation(page, round.tokens[0]!, NAME);
    await page.getByText('Takes one minute').waitFor();
    await button(page, words.start).click();
    const questions = page.getByRole('radiogroup');
    expect(await questions.count()).toBe(3);
    const collaboration = page.getByRole('radiogroup', {
      name: `Over the last three months, has ${NAME} become less or more effective at Collaboration?`,
    });
    expect(await collaboration.getByRole('radio').count()).toBe(8);
    await collaboration.getByRole('radio', { name: '+3 Much more effective' }).click();
    await questions.nth(1).getByRole('radio', { name: '0 No change' }).click();
    await questions.nth(2).getByRole('radio', { name: 'Not observed' }).click();
    await page.getByLabel(words.focus.sentence(NAME)).fill('You ask first now.');
    await button(page, words.send).click();
    await page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor();
    expect(await formsOf(site.db, round)).toEqual([
      {
        state: 'submitted',
        ratings: { collaboration: 3, humility: null, resilience: 0 },
        texts: { sentence: 'You ask first now.', keep: '', help: '' },
      },
    ]);
  },
);

journey.runIf(isAll)('answers given offline wait in the browser', async ({ visitor, site }) => {
  const round = await roundOn(site);
  const { page, context } = await visitor({
    allow: ['net::ERR_INTERNET_DISCONNECTED', 'Failed to load resource'],
  });
  await startForm(page, round.tokens[1]!, NAME);
  await rateStatements(page, 0, 1);
  await page.getByText(words.saving.saved, { exact: true }).waitFor();
  await context.setOffline(true);
  await rateStatements(page, 1, 19);
  await page.getByText(words.saving.waiting).waitFor();
  for (let index = 19; index < TOTAL; index += 1) await nextStatement(page);
  await button(page, words.send).click();
  await page.getByText(words.sendOffline).waitFor();

  await context.setOffline(false);
  await page.getByText(words.saving.saved, { exact: true }).waitFor();
  expect(await formsOf(site.db, round)).toMatchObject([{ state: 'partial' }]);
  await button(page, words.send).click();
  await page.getByRole('heading', { level: 1, name: words.sent.title }).waitFor();
  const [form] = await formsOf(site.db, round);
  expect(form!.state).toBe('submitted');
  expect(Object.keys(form!.ratings)).toHaveLength(19);
});

journey.runIf(isAll)('the whole form by keyboard', async ({ visitor, site }) => {
  const round = await roundOn(site);
  const { page } = await visitor();
  await startForm(page, round.tokens[1]!, NAME);
  for (let index = 0; index < TOTAL; index += 1) {
    await seeStatement(page, index);
    await page.keyboard.press('Tab');
    await page.keyboard.press(String((index % 5) + 1));
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { level: 2, name: words.full.closing }).waitFor();
  await page.keyboard.press('ArrowLeft');
  await seeStatement(page, TOTAL - 1);
  expect(await level(page, 5).isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Asking what I need, 1 to 1.');
  const keep = page.getByLabel(withName(closingQuestions.keep, NAME));
  expect(await keep.inputValue()).toBe('Asking what I need, 1 to 1.');
  await button(page, words.send).focus();
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('heading', { level: 1, name: words.sent.title });
  await thanks.waitFor();
  expect(await thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
});
