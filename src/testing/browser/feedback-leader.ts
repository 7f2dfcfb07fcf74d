import { sql } from 'kysely';
import { askThree } from '#content/feedback-leader.ts';
import { competencies } from '#domain/competencies.ts';
import type { FeedbackRole } from '#domain/feedback/feedback.ts';
import { openedRound, submitForm } from '#testing/feedback-round.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { answeredEarlier } from './earlier-visit.ts';
import { chooseSuggested, hasResults, openPlan } from './plan.ts';
import type { Visitor } from './visitor.ts';

/** Presses the button of a mailed link in this browser, so that the address is verified. */
async function verifies({ context, site }: Visitor, id: string, email: string) {
  const link = await mailedLink(site.db, { id, email });
  const reply = await context.request.post(link, { headers: { origin: site.url } });
  if (!reply.ok()) throw new Error(`${link}: ${reply.status()}`);
}

/** A verified leader whose plan has a focus, on the page of the plan. */
export async function hasVerifiedPlan(me: Visitor): Promise<string> {
  const email = newEmail();
  const id = await hasResults(me, email);
  await verifies(me, id, email);
  await chooseSuggested(me.page);
  return id;
}

/** A verified leader with completed results. */
export async function hasVerifiedResults(me: Visitor, email = newEmail()): Promise<string> {
  const id = await answeredEarlier(me.context, competencies.length, { email });
  await verifies(me, id, email);
  return id;
}

/** A round of `Ask three` on the suggested competencies, which this many answered, and its result. */
export async function askedThree(me: Visitor, id: string, answers: number): Promise<void> {
  const { db, url } = me.site;
  const competencyIds = ['team-building', 'developing-mentoring', 'humility'] as const;
  const { roundId, tokens } = await openedRound(db, id, {
    kind: 'focus',
    invited: Math.max(3, answers),
    competencyIds,
  });
  for (const [voice, token] of tokens.slice(0, answers).entries()) {
    await submitForm(url, token, {
      ratings: { 'team-building': 2, 'developing-mentoring': (voice % 2) - 1, humility: null },
      texts: { sentence: `You now ask before you decide. ${voice + 1}` },
    });
  }
  await published(me, id, roundId);
}

/** Ratings that differ between people and statements, so that each list has something. */
const rated = (voice: number, higher: number) =>
  Object.fromEntries(
    competencies.map(({ id }, index) => [
      id,
      Math.min(5, 1 + ((index * 2 + (voice % 3 === 0 ? 1 : 0)) % 4) + higher),
    ]),
  );

/** A 360 round that everyone answered, and its result. */
export async function askedAll(
  me: Visitor,
  id: string,
  roles?: readonly FeedbackRole[],
  higher = 0,
): Promise<void> {
  const { db, url } = me.site;
  const { roundId, tokens } = await openedRound(db, id, { name: 'Ada', ...(roles && { roles }) });
  for (const [voice, token] of tokens.entries()) {
    await submitForm(url, token, {
      ratings: rated(voice, higher),
      texts: { keep: 'Keep asking what we think.', help: 'Decide sooner, and say why.' },
    });
  }
  await published(me, id, roundId);
}

async function published({ context, site }: Visitor, id: string, roundId: string) {
  // Those who did not answer declined.
  await sql`
    update feedback_invitation set state = 'declined'
    where round_id = ${roundId} and state = 'sent'`.execute(site.db);
  const path = `/api/assessment/${id}/feedback/${roundId}/publish`;
  const reply = await context.request.post(path, { data: {} });
  if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
}

/** The part of the plan that asks colleagues. */
export const askThreePart = ({ page }: Visitor) =>
  page.getByRole('region', { name: askThree.title, exact: true });

export async function seePlan(me: Visitor, id: string): Promise<void> {
  await openPlan(me.page, id);
  await askThreePart(me).waitFor();
}

export async function openFeedback({ page }: Visitor, id: string): Promise<void> {
  await page.goto(`/assessment/feedback?id=${id}`);
}
