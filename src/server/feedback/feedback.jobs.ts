import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { remind } from '#domain/feedback/feedback.ts';
import { addDays, type Day } from '#domain/plan-dates.ts';
import type { EnqueueMail } from '#server/jobs/mail-queue.ts';
import { eachAlone, type Jobs } from '#server/jobs/worker.ts';
import * as rounds from './feedback.repository.ts';
import { mailAll, openRound, publishRound, today } from './round.service.ts';

/** Shortly after noon UTC, when the last day to answer is over everywhere. */
export const feedbackJobs = (db: Db, enqueueMail: EnqueueMail): Jobs => ({
  tasks: {
    /** Opens and publishes the rounds that are due, and reminds those who have not answered. Safe to repeat. */
    run_feedback: async (_payload, attempt) =>
      eachAlone(attempt, await rounds.findRunning(db), ({ id }) =>
        inTransaction(db, (trx) => advance(trx, id, enqueueMail)),
      ),
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
