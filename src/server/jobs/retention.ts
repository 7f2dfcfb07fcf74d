import type { Db } from '#db/client.ts';
import type { Retention } from '#domain/retention.ts';
import {
  audited,
  deleteEndedSessions,
  deleteEndedSignIns,
  deleteExpiredShareLinks,
  deleteOldMail,
  deleteOldMarks,
  deleteOldOfficeEvents,
  deleteUntouched,
} from './retention.repository.ts';

/** So many at a time: a visitor who saves meanwhile waits for no more than that. */
const BATCH = 200;

const stages = ['empty', 'unfinished', 'completed'] as const;

/**
 * Deletes what has been kept for as long as the settings say. May be ended at any moment, and begun
 * anew: what is deleted is noted down in the same transaction.
 * @param tells mail is sent: whoever left an address is told before
 * @param signal the process is told to end: the batch in hand is the last
 */
export async function deleteExpired(
  db: Db,
  { retention, tells }: { retention: Retention; tells: boolean },
  signal?: AbortSignal,
): Promise<void> {
  for (const stage of stages) {
    const days = retention[stage];
    if (days === 0) continue;
    let deleted: number;
    do {
      if (signal?.aborted) return;
      deleted = await audited(db, `${stage}_assessments_expired`, (trx) =>
        deleteUntouched(trx, { stage, days, tells, limit: BATCH }),
      );
    } while (deleted === BATCH);
  }
  await audited(db, 'sessions_ended', deleteEndedSessions);
  await audited(db, 'sign_ins_ended', deleteEndedSignIns);
  await db.transaction().execute(deleteOldMail);
  await db.transaction().execute(deleteOldMarks);
  await db.transaction().execute(deleteExpiredShareLinks);
  await db.transaction().execute(deleteOldOfficeEvents);
}
