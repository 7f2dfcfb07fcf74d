import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Db } from '#db/client.ts';
import type { AuditEventName } from '#db/tables/audit-event.table.ts';
import { keptFor } from '#domain/kept-for.ts';
import { expiryNotice, type AssessmentStage } from '#domain/retention.ts';
import { atStage, toldFor, untouchedFor } from './touched.ts';

interface Untouched {
  stage: AssessmentStage;
  days: number;
  tells: boolean;
  limit: number;
}

/**
 * Deletes assessments, with their responses, that have been at a stage for too long.
 * @param days since they were last touched
 * @param tells whoever left an address is told before; see `expiryNotice`
 * @returns how many it deleted: fewer than `limit` when no more are to be found
 */
export async function deleteUntouched(
  trx: Transaction<Database>,
  { stage, days, tells, limit }: Untouched,
): Promise<number> {
  // What was begun and never answered is nothing that anybody would come back for.
  const isTold =
    tells && stage !== 'empty' ? toldFor(expiryNotice(days).leastDays) : sql<boolean>`true`;
  // Who is saving just now holds the row: that one is touched.
  const found = await trx
    .selectFrom('assessment')
    .select('id')
    .where(atStage[stage])
    .where(untouchedFor(days))
    .where(isTold)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (found.length === 0) return 0;
  // A statement of its own sees what was saved until the rows were locked; from then on nothing is.
  const deleted = await trx
    .deleteFrom('assessment')
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where(atStage[stage])
    .where(untouchedFor(days))
    .where(isTold)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Sessions that nobody can use any more. */
export async function deleteEndedSessions(trx: Transaction<Database>): Promise<number> {
  const deleted = await trx
    .deleteFrom('session')
    .where((or) =>
      or.or([
        or('expires_at', '<', sql<Date>`now()`),
        or('last_used_at', '<', sql<Date>`now() - ${keptFor.idleSession} * interval '1 second'`),
      ]),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Sign-ins that were begun and are too old to be ended. */
export async function deleteEndedSignIns(trx: Transaction<Database>): Promise<number> {
  const deleted = await trx
    .deleteFrom('sign_in')
    .where('expires_at', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Links that work no more, and mails that were asked for so long ago that no limit counts them. */
export async function deleteOldMail(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('mail_link')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await trx
    .deleteFrom('mail')
    .where('assessment_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${keptFor.askedMail} * interval '1 second'`)
    .execute();
}

/** Marks and counts of addresses that do not matter any more. */
export async function deleteOldMarks(trx: Transaction<Database>): Promise<void> {
  const before = (seconds: number) => sql<Date>`now() - ${seconds} * interval '1 second'`;
  await trx
    .updateTable('address_mark')
    .set({ refused_at: null })
    .where('refused_at', '<', before(keptFor.refusedMark))
    .execute();
  await trx
    .deleteFrom('address_mark')
    .where('refused_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .execute();
  await trx.deleteFrom('mail_count').where('counted_at', '<', before(keptFor.mailCounts)).execute();
}

/** Links to share that work no more. */
export async function deleteExpiredShareLinks(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('share_link')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

/** What was done in the office, so long ago that nobody asks any more. */
export async function deleteOldOfficeEvents(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('office_event')
    .where('happened_at', '<', sql<Date>`now() - ${keptFor.officeLog} * interval '1 second'`)
    .execute();
}

/** Does something to data and notes it down, both or neither; what touched nothing is not noted. */
export async function audited(
  db: Db,
  event: AuditEventName,
  work: (trx: Transaction<Database>) => Promise<number>,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const amount = await work(trx);
    if (amount > 0) await trx.insertInto('audit_event').values({ event, amount }).execute();
    return amount;
  });
}
