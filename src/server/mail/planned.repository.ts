import { type NotNull, sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { reminder } from '#domain/mail.ts';
import { nextReminder, reminded } from '#domain/plan-reminders.ts';
import { type AssessmentStage, expiryNotice } from '#domain/retention.ts';
import { atStage, isAnswered, lastTouched, untouchedFor } from '#server/jobs/retention.ts';

/** An assessment about which a mail is due. */
export interface Due {
  id: string;
  /** Null: no mail is sent. */
  email: string | null;
}

/** Some of them, in id order. */
export interface Batch {
  /** All ids up to this one were checked. */
  after: string;
  upTo: string;
  limit: number;
}

/** The id that ends the next batch; undefined: there are no more. */
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
 * Assessments with an address. They are locked until the transaction ends, so that no mail is enqueued to an
 * address that is being removed. Skips rows that someone is saving.
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

/** Unfinished for a while, and not reminded of yet. */
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

/** Takes the assessments whose retake reminder is due; each is sent once. */
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

/** Assessments close to deletion whose owner was not notified since the last change. */
export function findExpiring(
  trx: Transaction<Database>,
  stage: AssessmentStage,
  storedDays: number,
  batch: Batch,
): Promise<Due[]> {
  return withAddress(trx, batch)
    .where(atStage[stage])
    .where(untouchedFor(storedDays - expiryNotice(storedDays).plannedDays))
    .where(
      sql<boolean>`not exists (
        select from mail where assessment_id = assessment.id and kind = 'expiry'
          and mail.created_at > ${lastTouched})`,
    )
    .execute();
}

/**
 * Plans with a due reminder, each set to its next one. The next one is set even if this one is not sent,
 * because there is no address or it is too late.
 */
export async function takeDuePlans(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
  const locked = await lockReminded(trx, batch);
  const sentIds = new Set<string>();
  const ids = locked.map(({ id }) => id);
  for (const { id, content, time_zone, next_reminder_at } of await findReminded(trx, ids)) {
    const { until, isSent } = reminded(next_reminder_at, new Date());
    if (isSent) sentIds.add(id);
    await trx
      .updateTable('plan')
      .set({ reminded_until: until, next_reminder_at: nextReminder(content, time_zone, until) })
      .where('assessment_id', '=', id)
      .execute();
  }
  return locked.map(({ id, email }) => ({ id, email: sentIds.has(id) ? email : null }));
}

/** Skips rows that someone is saving. */
function lockReminded(trx: Transaction<Database>, { after, upTo, limit }: Batch) {
  return trx
    .selectFrom('assessment')
    .innerJoin('plan', 'assessment_id', 'id')
    .select(['id', sql<string | null>`email`.as('email')])
    .where('next_reminder_at', '<=', sql<Date>`now()`)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate('assessment')
    .skipLocked()
    .execute();
}

/** A separate statement sees what was saved until the rows were locked. */
function findReminded(trx: Transaction<Database>, ids: readonly string[]) {
  return trx
    .selectFrom('plan')
    .select(['assessment_id as id', 'content', 'time_zone', 'next_reminder_at'])
    .$narrowType<{ time_zone: NotNull; next_reminder_at: NotNull }>()
    .where('assessment_id', '=', sql<string>`any(${ids})`)
    .where('next_reminder_at', '<=', sql<Date>`now()`)
    .execute();
}
