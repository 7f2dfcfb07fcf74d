import type { Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { remindAfter, remindBefore } from '#domain/feedback/feedback.ts';
import { addDays, type Day } from '#domain/plan-dates.ts';
import type { EnqueueMail } from '#server/assessment/assessment.service.ts';
import type { Jobs } from '#server/jobs/worker.ts';
import * as rounds from './feedback.repository.ts';
import { mailTo, openRound, today } from './feedback.service.ts';
import { publishRound } from './publication.ts';

/** Shortly after noon UTC, when the last day to answer is over everywhere. */
export const feedbackJobs = (db: Db, enqueueMail: EnqueueMail): Jobs => ({
  tasks: { run_feedback: (_payload, { signal }) => runFeedback(db, enqueueMail, signal) },
  schedules: [{ task: 'run_feedback', at: '7 12 * * *', isCaughtUp: true }],
});

/** Opens and publishes the rounds that are due, and reminds those who have not answered. Safe to repeat. */
async function runFeedback(db: Db, enqueueMail: EnqueueMail, signal: AbortSignal): Promise<void> {
  for (const id of await rounds.findRunning(db)) {
    if (signal.aborted) return;
    await db.transaction().execute((trx) => advance(trx, id, enqueueMail));
  }
}

async function advance(
  trx: Transaction<Database>,
  id: string,
  enqueueMail: EnqueueMail,
): Promise<void> {
  const locked = await rounds.lockWithAssessment(trx, id);
  if (!locked) return;
  const { round, email } = locked;
  const day = today();
  if (round.state === 'draft' && round.starts_on <= day) {
    if (email === null) await rounds.closeRound(trx, id, 'canceled');
    else await openRound(trx, round, email, enqueueMail);
  }
  if (round.state !== 'open') return;
  if (round.closes_on < day) return publishRound(trx, round, email, enqueueMail);
  const due = remindersDue(round, day);
  for (const invitation of due === 0 ? [] : await rounds.takeReminders(trx, id, due)) {
    await mailTo(trx, invitation, 'feedback_reminder', enqueueMail);
  }
}

/** How many reminders someone who has not answered should have got by now. */
function remindersDue({ starts_on, closes_on }: rounds.Round, day: Day): number {
  if (day >= addDays(closes_on, -remindBefore)) return 2;
  return day >= addDays(starts_on, remindAfter) ? 1 : 0;
}
