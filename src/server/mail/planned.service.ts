import { type Transaction, type NotNull, sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { events } from '#domain/events.ts';
import { type MailKind, reminder } from '#domain/mail.ts';
import { nextReminder, reminded } from '#domain/plan-reminders.ts';
import { type Retention, type AssessmentStage, expiryNotice } from '#domain/retention.ts';
import { atStage, isAnswered, lastTouched, untouchedFor } from '#server/jobs/retention.ts';
import { enqueueMail } from './mail.repository.ts';

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
    after = await inTransaction(db, async (trx) => {
      const due = await find(trx, batch);
      for (const { id, email } of due) {
        if (email !== null) await enqueueMail(trx, { kind, address: email, assessmentId: id });
      }
      return due.length === BATCH ? due.at(-1)!.id : upTo;
    });
  }
}

/** An assessment about which a mail is due. */
interface Due {
  id: string;
  /** Null if no mail is sent. */
  email: string | null;
}

/** Some of them, in id order. */
interface Batch {
  /** All ids up to this one were checked. */
  after: string;
  upTo: string;
  limit: number;
}

/** The id that ends the next batch; undefined if there are no more. */
async function lastOf(db: Db, after: string, count: number): Promise<string | undefined> {
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
function findToRemind(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
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
async function takeRetakes(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
  const due = await withAddress(trx, batch)
    .where('retake_at', '<=', sql<Date>`now()`)
    .execute();
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await trx.updateTable('assessment').set({ retake_at: null }).where('id', 'in', ids).execute();
  return due;
}

/** Assessments close to deletion whose owner was not notified since the last change. */
function findExpiring(
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
async function takeDuePlans(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
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
    .where('assessment_id', '=', anyOf(ids))
    .where('next_reminder_at', '<=', sql<Date>`now()`)
    .execute();
}
