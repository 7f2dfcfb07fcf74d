import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { Db } from '#db/client.ts';
import type { AuditEventName } from '#db/tables/audit-event.table.ts';
import { keptFor } from '#domain/kept-for.ts';
import type { AssessmentStage } from '#domain/retention.ts';

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

/** Which assessments are at a stage; `assessment` is the table of the statement around it. */
const atStage: Record<AssessmentStage, RawBuilder<boolean>> = {
  empty: sql<boolean>`not is_completed
    and not exists (select from response where assessment_id = assessment.id)`,
  unfinished: sql<boolean>`not is_completed
    and exists (select from response where assessment_id = assessment.id)`,
  completed: sql<boolean>`is_completed`,
};

/** Nothing was begun, cleared or answered since then. */
const untouchedFor = (days: number) => sql<boolean>`created_at < ${daysAgo(days)}
  and (reset_at is null or reset_at < ${daysAgo(days)})
  and not exists (
    select from response
    where assessment_id = assessment.id and answered_at >= ${daysAgo(days)}
  )`;

/**
 * Deletes assessments, with their responses, that have been at a stage for too long.
 * @param days since they were last touched
 * @returns how many it deleted: fewer than `limit` when no more are to be found
 */
export async function deleteUntouched(
  trx: Transaction<Database>,
  stage: AssessmentStage,
  days: number,
  limit: number,
): Promise<number> {
  // Who is saving just now holds the row: that one is touched.
  const found = await trx
    .selectFrom('assessment')
    .select('id')
    .where(atStage[stage])
    .where(untouchedFor(days))
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
