import type { Db } from '#db/client.ts';
import { remindAfter, remindBefore } from '#domain/feedback/feedback.ts';
import { addDays, type Day } from '#domain/plan-dates.ts';
import type { EnqueueMail } from '#server/assessment/assessment.service.ts';
import type { Jobs } from '#server/jobs/worker.ts';
import * as rounds from './feedback.repository.ts';
import { openRound, today } from './feedback.service.ts';
import { publishRound } from './publication.ts';

/** Shortly after noon UTC, when the last day to answer is over everywhere. */
export const feedbackJobs = (db: Db, enqueueMail: EnqueueMail): Jobs => ({
  tasks: { run_feedback: (_payload, { signal }) => runFeedback(db, enqueueMail, signal) },
  schedules: [{ task: 'run_feedback', at: '7 12 * * *', isCaughtUp: true }],
});

/** Opens and publishes the rounds that are due, and reminds those who have not answered. Safe to repeat. */
async function runFeedback(db: Db, enqueueMail: EnqueueMail, signal: AbortSignal): Promise<void> {
  const day = today();
  for (const id of await rounds.findDue(db, day)) {
    if (signal.aborted) return;
    await db.transaction().execute(async (trx) => {
      const locked = await rounds.lockWithAssessment(trx, id);
      if (!locked) return;
      const { round, email } = locked;
      if (round.state === 'open' && round.closes_on < day) {
        await publishRound(trx, round, email, enqueueMail);
      } else if (round.state === 'draft' && email === null) {
        await rounds.closeRound(trx, id, 'canceled');
      } else if (round.state === 'draft') {
        await openRound(trx, round, email!, enqueueMail);
      }
    });
  }
  for (const id of await rounds.findOpen(db)) {
    if (signal.aborted) return;
    await remind(db, id, day, enqueueMail);
  }
}

async function remind(db: Db, id: string, day: Day, enqueueMail: EnqueueMail): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const round = await rounds.lockRound(trx, id);
    const due = round?.state === 'open' ? remindersDue(round, day) : 0;
    for (const invitation of due === 0 ? [] : await rounds.takeReminders(trx, id, due)) {
      await enqueueMail(trx, {
        kind: 'feedback_reminder',
        address: invitation.address,
        assessmentId: null,
        invitationId: invitation.id,
      });
    }
  });
}

/** How many reminders someone who has not answered should have got by now. */
function remindersDue({ starts_on, closes_on }: rounds.Round, day: Day): number {
  if (day >= addDays(closes_on, -remindBefore)) return 2;
  return day >= addDays(starts_on, remindAfter) ? 1 : 0;
}
