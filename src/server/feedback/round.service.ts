import { randomUUID } from 'node:crypto';
import { type FocusForm, type FullForm, LEAST_VOICES } from '#domain/feedback/feedback.ts';
import { publishFocus, publishFull } from '#domain/feedback/publish.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import { selfRatings } from '#domain/feedback/statements.ts';
import { addDays, type Day, daysBetween } from '#domain/plan-dates.ts';
import { responsesOf } from '#server/assessment/assessment.service.ts';
import type { EnqueueMail } from '#server/jobs/mail-queue.ts';
import * as rounds from './feedback.repository.ts';

export const today = (): Day => new Date().toISOString().slice(0, 10);

/** Sends the invitations. The round must be locked. */
export async function openRound(
  trx: rounds.Trx,
  { id, starts_on, closes_on }: rounds.Round,
  enqueueMail: EnqueueMail,
): Promise<void> {
  const day = today();
  const until = addDays(day, daysBetween(starts_on, closes_on));
  await rounds.changeRound(trx, id, { state: 'open', starts_on: day, closes_on: until });
  const invitations = await rounds.findInvitations(trx, id);
  await mailAll(trx, invitations, 'feedback_invitation', enqueueMail);
}

export async function mailAll(
  trx: rounds.Trx,
  to: readonly Pick<rounds.Invitation, 'id' | 'address'>[],
  kind: 'feedback_invitation' | 'feedback_reminder',
  enqueueMail: EnqueueMail,
): Promise<void> {
  for (const { id: invitationId, address } of to) {
    await enqueueMail(trx, { kind, address, assessmentId: null, invitationId });
  }
}

/**
 * Freezes the result, and deletes all forms and addresses, in the caller's transaction. The round must be
 * locked, so that each form counts whole or not at all.
 * @param email of the leader, who is notified; null if there is no verified one anymore
 */
export async function publishRound(
  trx: rounds.Trx,
  round: rounds.Round,
  email: string | null,
  enqueueMail: EnqueueMail | undefined,
): Promise<void> {
  const forms = await rounds.findForms(trx, round.id);
  const submitted = rounds.shuffled(forms.filter(({ state }) => state === 'submitted'));
  const result = await resultOf(trx, round, submitted);
  const isShown =
    result.kind === 'full' ? result.groups.length > 0 : result.answered >= LEAST_VOICES;
  // A manager's answers are shown even if too few others answered; managers knew that.
  const hasManager = result.kind === 'full' && result.managers > 0;
  await rounds.closeRound(trx, round, isShown ? 'published' : 'too_few', {
    answered: submitted.length,
    result: isShown || hasManager ? result : null,
  });
  const kind = isShown ? 'feedback_published' : 'feedback_too_few';
  if (email === null) return;
  await enqueueMail?.(trx, { kind, address: email, assessmentId: round.assessment_id });
}

/** Each kind of round has its own ratings, which were checked when the form was saved. */
async function resultOf(
  trx: rounds.Trx,
  { kind, assessment_id, invited, roles, competency_ids }: rounds.Round,
  submitted: readonly rounds.Form[],
): Promise<FeedbackResult> {
  const seed = randomUUID();
  if (kind === 'focus') {
    const forms = submitted as readonly FocusForm[];
    return publishFocus({ invited, forms, competencyIds: competency_ids, seed });
  }
  const forms = submitted as readonly FullForm[];
  const responses = await responsesOf(trx, [assessment_id]);
  const self = selfRatings(responses(assessment_id));
  return publishFull({ invited: roles, forms, self, seed });
}
