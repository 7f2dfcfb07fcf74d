import { sql } from 'kysely';
import { expect } from 'vitest';
import { assessmentCopy } from '#content/assessment.ts';
import { retakeCopy, comparisonCopy, comparisonPageCopy, sinceCopy } from '#content/comparison.ts';
import { myPlan, planWords } from '#content/my-plan.ts';
import { shareButton } from '#content/share-button.ts';
import { shared, sharing } from '#content/sharing.ts';
import { competencies } from '#domain/competencies.ts';
import { answer, button, chosen, seeCompetency } from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, press, submitEmail } from '#testing/browser/dialogs.ts';
import {
  answeredEarlier,
  hasAnswered,
  laterRatings,
  threeMonthsAgo,
  completeTwice,
} from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { sessionId, storedAssessment } from '#testing/browser/stored.ts';
import { planned } from '#testing/plans.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { seeSaved } from '#journeys/testing/unsaved-changes.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';

const TOTAL = competencies.length;
const THREE_MONTHS_MS = 92 * 24 * 60 * 60 * 1000;

/**
 * Stores all answers but the last through the API, then gives the last one on the page.
 * @param shown position of the competency in view
 */
async function completeHere(me: Visitor, shown: number): Promise<void> {
  const { page, context } = me;
  const session = await sessionId(page);
  await seeSaved(me, (await storedAssessment(me)).id, shown);
  await answeredEarlier(context, TOTAL - 1, { session, ratings: laterRatings });
  await page.reload();
  await seeCompetency(page, TOTAL - 1);
  await answer(page, laterRatings(TOTAL - 1));
}

/** The overall score beside both radars. */
const overallOf = ({ page }: Visitor) =>
  page.getByRole('listitem').filter({ hasText: comparisonCopy.overall });

const since = (me: Visitor) => me.page.getByRole('link', { name: sinceCopy.see });

journey('a retake after three months is compared, swapped, and printed', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const { printed } = await watchPrinting(context);
  const now = Date.now();
  await page.clock.setSystemTime(now - THREE_MONTHS_MS);

  const email = newEmail();
  const first = await hasAnswered(me, TOTAL, { ratings: () => [3, 3] });
  await submitEmail(dialog(page, EMAIL_GATE), email, 'View My Results');
  await button(page, retakeCopy.begin).waitFor();
  expect(await since(me).count()).toBe(0);

  await threeMonthsAgo(me, first);
  await page.clock.setSystemTime(now);
  await page.reload();
  const card = page.getByRole('region', { name: retakeCopy.title });
  await card.getByText(email).waitFor();
  await card.getByRole('button', { name: retakeCopy.begin }).click();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual([null, null]);
  const second = await storedAssessment(me);
  expect(second).toMatchObject({ email, is_completed: false });
  await answer(page, laterRatings(0));
  await seeCompetency(page, 1);

  // The retake already has the email, so no gate appears.
  await completeHere(me, 1);
  const compare = page.getByRole('link', { name: assessmentCopy.complete.compare });
  expect(await compare.getAttribute('href')).toContain(`id=${second.id}&with=${first}`);
  await page.getByText(/^Last time: 3\.0, on \w+\s\d+, \d{4}$/).waitFor();
  await page.getByRole('link', { name: 'View Full Dashboard' }).click();
  await since(me).waitFor();
  const line = page.getByRole('paragraph').filter({ has: since(me) });
  expect(await line.innerText()).toMatch(
    /^Overall score since \w+\s\d+, \d{4}:\s.*3\.0 → 3\.2\. See What Changed$/s,
  );

  await since(me).click();
  await page.getByRole('heading', { level: 1, name: comparisonPageCopy.title }).waitFor();
  const overall = overallOf(me);
  await overall.getByText('from 3.0 to 3.2').waitFor();
  expect(await overall.innerText()).toMatch(/Developing\n.*Steady/s);
  await page.getByText(comparisonCopy.rule).waitFor();
  // A long list is folded, so that the decreases are not far below the increases.
  const up = page.getByRole('region', { name: 'Up: 12' });
  expect(await up.getByRole('listitem').count()).toBe(5);
  await up.getByText(comparisonCopy.competencies.more(7)).click();
  expect(await up.getByRole('listitem').count()).toBe(12);
  const down = page.getByRole('region', { name: 'Down: 4' });
  expect(await down.getByRole('listitem').count()).toBe(4);

  const there = new URL(page.url()).searchParams;
  expect(Object.fromEntries(there)).toEqual({ id: second.id, with: first });
  const from = page.getByRole('combobox', { name: comparisonPageCopy.choose.before });
  await from.selectOption(second.id);
  await overall.getByText('from 3.2 to 3.0').waitFor();
  await page.getByRole('region', { name: 'Down: 12' }).waitFor();
  expect(new URL(page.url()).searchParams.get('id')).toBe(first);
  await page.goBack();
  await overall.getByText('from 3.0 to 3.2').waitFor();
  expect(await from.inputValue()).toBe(first);

  await button(page, comparisonPageCopy.print).click();
  await eventually(() => expect(printed).toHaveLength(1));
  const { text } = printed[0]!;
  for (const { name } of competencies) expect(text).toContain(name);
  for (const verdict of Object.values(comparisonCopy.verdicts)) expect(text).toContain(verdict);
  expect(text).toContain(comparisonCopy.rule);
  expect(text).not.toContain(email);
});

journey.runIf(isAll)('an unfinished retake can be continued in a new tab', async ({ visitor }) => {
  const me = await visitor();
  const email = newEmail();
  const first = await hasAnswered(me, TOTAL, { email });
  await me.page.goto(`/assessment/dashboard?id=${first}`);
  await button(me.page, retakeCopy.begin).click();
  await seeCompetency(me.page, 0);
  await answer(me.page, [4, 4]);
  await seeCompetency(me.page, 1);

  const page = await me.context.newPage();
  await page.goto('/assessment');
  await page.getByText(`1 of ${TOTAL} competencies rated`).waitFor();
  await page.getByRole('link', { name: 'Continue Assessment' }).click();
  await seeCompetency(page, 1);
});

journey('starting a new assessment asks whether to keep the email', async ({ visitor }) => {
  const me = await visitor();
  const email = newEmail();
  const first = await hasAnswered(me, TOTAL, { email });
  await me.page.goto(`/assessment/dashboard?id=${first}`);
  await button(me.page, retakeCopy.begin).waitFor();

  const page = await me.context.newPage();
  const again = { ...me, page };
  await page.goto('/assessment');
  await button(page, 'Start New Assessment').click();
  const choice = dialog(page, retakeCopy.title);
  expect(await choice.innerText()).toContain(email);
  await press(choice, retakeCopy.without);
  await seeCompetency(page, 0);
  expect(await storedAssessment(again)).toMatchObject({ email: null });

  // The new assessment has no email, so the gate asks for one.
  await completeHere(again, 0);
  await dialog(page, EMAIL_GATE).waitFor();
});

journey('any two assessments can be compared across emails', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const [email, other] = [newEmail(), newEmail()];
  const { id, earlierId } = await completeTwice(me, email);
  const third = await answeredEarlier(me.context, TOTAL, { email: other, ratings: () => [5, 5] });

  // By default, compares with the previous assessment under the same email.
  await page.goto(`/assessment/comparison?id=${id.toUpperCase()}`);
  await overallOf(me).getByText('from 3.0 to 3.2').waitFor();
  const history = page.getByRole('region', { name: comparisonPageCopy.history.title });
  const rows = await history.getByRole('listitem').allInnerTexts();
  expect(rows.map((row) => [email, other].find((one) => row.includes(one)))).toEqual([
    other,
    email,
    email,
  ]);

  const to = page.getByRole('combobox', { name: comparisonPageCopy.choose.after });
  await to.selectOption(third);
  await overallOf(me).getByText('from 3.0 to 5.0').waitFor();
  expect(new URL(page.url()).searchParams.get('with')).toBe(earlierId);
});

journey('a comparison shows what was done, can be shared, and leads on', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const { id, earlierId } = await completeTwice(me, newEmail());
  const entry = planned();
  const reply = await context.request.post(`/api/assessment/${earlierId}/plan`, {
    data: {
      focus: [entry.focus('humility'), entry.focus('accountability')],
      actions: [
        entry.action({ text: 'Ask Sam.', isDone: true, evidence: 'Sam had two ideas.' }),
        entry.action({ text: 'Ask Ann.', after: 60 }),
      ],
    },
  });
  expect(reply.status()).toBe(200);
  await page.goto(`/assessment/comparison?id=${id}&with=${earlierId}`);
  const focus = page.getByRole('region', { name: comparisonCopy.focus.title });
  await focus.getByText(comparisonCopy.focus.done(1, 2)).waitFor();
  await focus.getByText('Sam had two ideas.').waitFor();
  await focus
    .getByRole('listitem')
    .filter({ hasText: 'Accountability' })
    .getByText(planWords.noActions)
    .waitFor();

  // What did not change is folded.
  const steady = page.getByRole('region', { name: /^Steady: / });
  await steady.waitFor();
  expect(await steady.getByRole('listitem').count()).toBe(0);
  await steady.getByRole('heading').click();
  expect(await steady.getByRole('listitem').count()).toBe(19);

  await button(page, shareButton.label).click();
  const box = dialog(page, sharing.title);
  await box.getByRole('textbox', { name: sharing.making.name }).fill('Grace');
  await press(box, sharing.making.action);
  const url = await box.getByRole('textbox', { name: sharing.made.label }).inputValue();
  const coach = await visitor();
  await coach.page.goto(url);
  await coach.page.getByRole('link', { name: shared.compared }).waitFor();
  // The plan was not shared.
  expect(await coach.page.getByText('Sam had two ideas.').count()).toBe(0);

  await box.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: comparisonPageCopy.next.action }).click();
  await page.waitForURL(`**/assessment/plan?id=${id}`);
  await page.getByRole('heading', { name: myPlan.empty.title }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Your Results' }).click();
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
});

journey.runIf(isAll)('two assessments of one day differ by their time', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const email = newEmail();
  const earlierId = await answeredEarlier(context, TOTAL, { email, ratings: () => [3, 3] });
  const id = await answeredEarlier(context, TOTAL, { email, ratings: laterRatings });
  const { db } = me.site;
  for (const [one, hour] of [
    [earlierId, '09:05'],
    [id, '14:30'],
  ] as const) {
    const at = `2026-03-02T${hour}:00Z`;
    await sql`update assessment set completed_at = ${at} where id = ${one}`.execute(db);
  }
  await page.goto('/assessment/comparison');
  const from = page.getByRole('combobox', { name: comparisonPageCopy.choose.before });
  await from.waitFor();
  expect(await from.locator('option').allInnerTexts()).toEqual([
    'Mar\u00a02, 2026, 2:30 PM: 3.2',
    'Mar\u00a02, 2026, 9:05 AM: 3.0',
  ]);
  await page.getByText(comparisonCopy.radar.after('Mar 2, 2026, 2:30 PM')).waitFor();
  await page.getByRole('link', { name: 'Mar 2, 2026, 9:05 AM' }).click();
  await page.waitForURL(`**/assessment/dashboard?id=${earlierId}`);
});

journey('a reader with the link sees no comparison and no link to one', async ({ visitor }) => {
  const owner = await visitor();
  const { id, earlierId } = await completeTwice(owner, newEmail());
  const { page } = await visitor({ allow: ['status of 403'] });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
  await page.getByRole('heading', { name: 'Tools for your team' }).waitFor();
  expect(await page.getByRole('button', { name: retakeCopy.begin }).count()).toBe(0);
  expect(await page.getByRole('link', { name: sinceCopy.see }).count()).toBe(0);

  await page.goto(`/assessment/comparison?id=${id}&with=${earlierId}`);
  await page.getByRole('heading', { name: comparisonPageCopy.refused.title }).waitFor();
  await page.getByRole('link', { name: comparisonPageCopy.refused.action }).click();
  await page.getByRole('heading', { name: comparisonPageCopy.none.title }).waitFor();
});

journey('the comparison page explains that it needs two results', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  await page.goto('/assessment/comparison');
  await page.getByRole('heading', { name: comparisonPageCopy.none.title }).waitFor();

  const email = newEmail();
  await answeredEarlier(me.context, TOTAL, { email });
  await page.reload();
  await page.getByRole('heading', { name: comparisonPageCopy.single.title }).waitFor();
  await button(page, retakeCopy.begin).click();
  await seeCompetency(page, 0);
  expect(await storedAssessment(me)).toMatchObject({ email });
});
