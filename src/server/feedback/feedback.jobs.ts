import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { type FocusForm, type FullForm, LEAST_VOICES, remind } from '#domain/feedback/feedback.ts';
import { publishFocus, publishFull } from '#domain/feedback/publish.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import { selfRatings } from '#domain/feedback/statements.ts';
import { addDays, type Day, daysBetween } from '#domain/plan-dates.ts';
import { type EnqueueMail, responsesOf } from '#server/assessment/assessment.service.ts';
import type { Jobs } from '#server/jobs/worker.ts';
import * as rounds from './feedback.repository.ts';

export const today = (): Day => new Date().toISOString().slice(0, 10);

/** Shortly after noon UTC, when the last day to answer is over everywhere. */
export const feedbackJobs = (db: Db, enqueueMail: EnqueueMail): Jobs => ({
  tasks: {
    /** Opens and publishes the rounds that are due, and reminds those who have not answered. Safe to repeat. */
    run_feedback: async (_payload, { signal }) => {
      const failures: unknown[] = [];
      for (const { id } of await rounds.findRunning(db)) {
        if (signal.aborted) return;
        // A round that fails must not stop the ones after it. The worker tries it again.
        await inTransaction(db, (trx) => advance(trx, id, enqueueMail)).catch((error: unknown) =>
          failures.push(error),
        );
      }
      if (failures.length > 0) throw new AggregateError(failures, 'rounds of feedback failed');
    },
  },
  schedules: [{ task: 'run_feedback', at: '7 12 * * *', isCaughtUp: true }],
});

async function advance(trx: rounds.Trx, id: string, enqueueMail: EnqueueMail): Promise<void> {
  const locked = await rounds.lockWithAssessment(trx, id);
  if (!locked) return;
  const { round, email, isCompleted } = locked;
  const day = today();
  const isAuthorized = await rounds.isAuthorized(trx, round);
  if (round.state === 'draft' && round.starts_on <= day) {
    if (isAuthorized && isCompleted) await openRound(trx, round, enqueueMail);
    else await rounds.closeRound(trx, round, 'canceled');
  }
  if (round.state !== 'open') return;
  if (round.closes_on < day) return publishRound(trx, round, email, enqueueMail);
  if (!isAuthorized) return;
  const reminded = await rounds.takeReminders(trx, id, remindersDue(round, day));
  await mailAll(trx, reminded, 'feedback_reminder', enqueueMail);
}

/** How many reminders someone who has not answered should have got by now. */
function remindersDue({ starts_on, closes_on }: rounds.Round, day: Day): number {
  if (day >= addDays(closes_on, -remind.before)) return 2;
  return day >= addDays(starts_on, remind.after) ? 1 : 0;
}

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

async function mailAll(
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
