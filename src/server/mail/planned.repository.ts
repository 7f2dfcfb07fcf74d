import { sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { reminder } from '#domain/mail.ts';
import { expiryNotice, type AssessmentStage } from '#domain/retention.ts';
import { atStage, isAnswered, lastTouched, untouchedFor } from '#server/jobs/retention.ts';

/** An assessment about which a mail is due. */
export interface Due {
  id: string;
  /** Null: nobody is to be told of it. */
  email: string | null;
}

/** Some of them, in the order of their ids. */
export interface Batch {
  /** Those up to here were looked at. */
  after: string;
  upTo: string;
  limit: number;
}

/** The last one of so many assessments; undefined: there are no more. */
export async function lastOf(db: Db, after: string, count: number): Promise<string | undefined> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('assessment')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(count)
        .as('some'),
    )
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Assessments with an address. They stay as they are until the transaction ends: a mail to an address
 * that is taken away meanwhile would be left over. Who is saving just now holds the row, and is left alone.
 */
function withAddress(trx: Transaction<Database>, { after, upTo, limit }: Batch) {
  return trx
    .selectFrom('assessment')
    .select(['id', sql<string>`email`.as('email')])
    .where('email', 'is not', null)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked();
}

/** Left unfinished a while ago, and not reminded of yet. */
export function findToRemind(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
  return withAddress(trx, batch)
    .where(atStage.unfinished)
    .where(isAnswered)
    .where(untouchedFor(reminder.afterDays))
    .where(sql<boolean>`${lastTouched} > now() - ${reminder.untilDays} * interval '1 day'`)
    .where(
      sql<boolean>`not exists (
        select from mail where assessment_id = assessment.id and kind = 'reminder')`,
    )
    .execute();
}

/** Whose reader asked to be told now; it is asked once. */
export async function takeRetakes(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
  const due = await withAddress(trx, batch)
    .where('retake_at', '<=', sql<Date>`now()`)
    .execute();
  if (due.length === 0) return [];
  await trx
    .updateTable('assessment')
    .set({ retake_at: null })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  return due;
}

/** Soon to be deleted, and nobody was told since it was last touched. */
export function findExpiring(
  trx: Transaction<Database>,
  stage: AssessmentStage,
  keptDays: number,
  batch: Batch,
): Promise<Due[]> {
  return withAddress(trx, batch)
    .where(atStage[stage])
    .where(untouchedFor(keptDays - expiryNotice(keptDays).plannedDays))
    .where(
      sql<boolean>`not exists (
        select from mail where assessment_id = assessment.id and kind = 'expiry'
          and mail.created_at > ${lastTouched})`,
    )
    .execute();
}
