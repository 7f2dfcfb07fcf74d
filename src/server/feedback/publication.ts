import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import { type FocusForm, type FullForm, LEAST_VOICES } from '#domain/feedback/feedback.ts';
import { publishFocus } from '#domain/feedback/focus-result.ts';
import { publishFull } from '#domain/feedback/full-result.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import { selfRatings } from '#domain/feedback/statements.ts';
import { type EnqueueMail, responsesOf } from '#server/assessment/assessment.service.ts';
import * as rounds from './feedback.repository.ts';

/**
 * Freezes the result, and deletes all forms and addresses, in the caller's transaction. The round must be
 * locked, so that each form counts whole or not at all.
 * @param email of the leader, who is notified; null: there is none anymore
 */
export async function publishRound(
  trx: Transaction<Database>,
  round: rounds.Round,
  email: string | null,
  enqueueMail: EnqueueMail | undefined,
): Promise<void> {
  const forms = await rounds.findForms(trx, round.id);
  const submitted = rounds.shuffled(forms.filter(({ state }) => state === 'submitted'));
  const result = await resultOf(trx, round, submitted);
  const isShown =
    result.kind === 'full' ? result.groups.length > 0 : result.answered >= LEAST_VOICES;
  // Without enough voices, a manager's answers are still shown: they were told so.
  const hasManager = result.kind === 'full' && result.managers > 0;
  if (isShown || hasManager) await rounds.insertResult(trx, round.id, result);
  await rounds.closeRound(trx, round.id, isShown ? 'published' : 'too_few', submitted.length);
  if (email !== null) {
    await enqueueMail?.(trx, {
      kind: isShown ? 'feedback_published' : 'feedback_too_few',
      address: email,
      assessmentId: round.assessment_id,
    });
  }
}

/** Each kind of round has its own ratings, which were checked when the form was saved. */
async function resultOf(
  trx: Transaction<Database>,
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
