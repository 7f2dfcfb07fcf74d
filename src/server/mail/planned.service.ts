import type { Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { events } from '#domain/events.ts';
import type { MailKind } from '#domain/mail.ts';
import type { Retention } from '#domain/retention.ts';
import { enqueueMail } from './enqueue-mail.ts';
import {
  type Batch,
  type Due,
  findExpiring,
  findToRemind,
  lastOf,
  takeDuePlans,
  takeRetakes,
} from './planned.repository.ts';

/** Assessments that one statement looks at, so that it stays fast. */
const LOOKED_AT = 2_000;
/** Rows locked at a time: a visitor who saves waits until the batch is done. */
const BATCH = 50;

/** An id before all others. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Find = (trx: Transaction<Database>, batch: Batch) => Promise<Due[]>;

/**
 * Enqueues the mails that are due by date. Safe to interrupt and restart.
 * @param signal stops after the current batch
 */
export async function planMail(db: Db, retention: Retention, signal: AbortSignal): Promise<void> {
  await promise(db, events['retake.due'].mail, takeRetakes, signal);
  await promise(db, events['plan.due'].mail, takeDuePlans, signal);
  await promise(db, events['assessment.abandoned'].mail, findToRemind, signal);
  for (const stage of ['unfinished', 'completed'] as const) {
    const days = retention[stage];
    const find: Find = (trx, batch) => findExpiring(trx, stage, days, batch);
    if (days > 0) await promise(db, events['assessment.expiring'].mail, find, signal);
  }
}

async function promise(db: Db, kind: MailKind, find: Find, signal: AbortSignal): Promise<void> {
  let after = FIRST_ID;
  while (!signal.aborted) {
    const upTo = await lastOf(db, after, LOOKED_AT);
    if (upTo === undefined) return;
    const batch: Batch = { after, upTo, limit: BATCH };
    after = await db.transaction().execute(async (trx) => {
      const due = await find(trx, batch);
      for (const { id, email } of due) {
        if (email !== null) await enqueueMail(trx, { kind, address: email, assessmentId: id });
      }
      return due.length === BATCH ? due.at(-1)!.id : upTo;
    });
  }
}
