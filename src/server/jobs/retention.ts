import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { AuditEventName } from '#db/tables/office.tables.ts';
import {
  storedFor,
  expiryNotice,
  type AssessmentStage,
  type Retention,
} from '#domain/retention.ts';
import type { Jobs } from './worker.ts';

/** Small, because a visitor who saves waits until the batch is done. */
const BATCH = 200;

const stages = ['empty', 'unfinished', 'completed'] as const;

/** Deletes expired data at night for most visitors, and not on the hour, when other jobs start. */
export const retentionJobs = (db: Db, settings: RetentionSettings): Jobs => ({
  tasks: { delete_expired: (_payload, { signal }) => deleteExpired(db, settings, signal) },
  schedules: [{ task: 'delete_expired', at: '23 3 * * *', isCaughtUp: true }],
});

interface RetentionSettings {
  retention: Retention;
  /** True if the site sends mail. Owners are then notified before a deletion. */
  notifies: boolean;
}

/**
 * Deletes what has reached the end of its retention. Safe to interrupt and restart: deletions are recorded
 * in the same transaction.
 * @param signal stops after the current batch
 */
export async function deleteExpired(
  db: Db,
  { retention, notifies }: RetentionSettings,
  signal?: AbortSignal,
): Promise<void> {
  for (const stage of stages) {
    const days = retention[stage];
    if (days === 0) continue;
    let deleted: number;
    do {
      if (signal?.aborted) return;
      deleted = await audited(db, `${stage}_assessments_expired`, (trx) =>
        deleteUntouched(trx, { stage, days, notifies, limit: BATCH }),
      );
    } while (deleted === BATCH);
  }
  await audited(db, 'sessions_ended', deleteEndedSessions);
  await audited(db, 'sign_ins_ended', deleteEndedSignIns);
  await inTransaction(db, deleteOldMail);
  await inTransaction(db, deleteOldMarks);
  await inTransaction(db, deleteExpiredShareLinks);
  await inTransaction(db, deleteOldOfficeEvents);
}

interface Untouched {
  stage: AssessmentStage;
  days: number;
  notifies: boolean;
  limit: number;
}

/**
 * Deletes assessments, with their responses, that have been at a stage for too long.
 * @param days since the last change
 * @param notifies owners with an address are notified first; see `expiryNotice`
 * @returns how many were deleted; fewer than `limit` when none are left
 */
async function deleteUntouched(
  trx: Transaction<Database>,
  { stage, days, notifies, limit }: Untouched,
): Promise<number> {
  // No one comes back for an assessment without answers.
  const isNotified =
    notifies && stage !== 'empty' ? notifiedFor(expiryNotice(days).leastDays) : sql<boolean>`true`;
  // A row locked by someone saving is about to change: skip it.
  const found = await trx
    .selectFrom('assessment')
    .select('id')
    .where(atStage[stage])
    .where(untouchedFor(days))
    .where(isNotified)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  // A separate statement sees what was saved until the rows were locked.
  const deleted = await trx
    .deleteFrom('assessment')
    .where('id', 'in', ids)
    .where(atStage[stage])
    .where(untouchedFor(days))
    .where(isNotified)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Expired and idle sessions. */
async function deleteEndedSessions(trx: Transaction<Database>): Promise<number> {
  const deleted = await trx
    .deleteFrom('session')
    .where((or) =>
      or.or([
        or('expires_at', '<', sql<Date>`now()`),
        or('last_used_at', '<', sql<Date>`now() - ${storedFor.idleSession} * interval '1 second'`),
      ]),
    )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Sign-ins that were started but not completed in time. */
async function deleteEndedSignIns(trx: Transaction<Database>): Promise<number> {
  const deleted = await trx
    .deleteFrom('sign_in')
    .where('expires_at', '<', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Expired links, and requested mails older than any limit counts. */
async function deleteOldMail(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('mail_link')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await trx
    .deleteFrom('mail')
    .where('assessment_id', 'is', null)
    .where('created_at', '<', sql<Date>`now() - ${storedFor.askedMail} * interval '1 second'`)
    .execute();
}

async function deleteOldMarks(trx: Transaction<Database>): Promise<void> {
  const before = (seconds: number) => sql<Date>`now() - ${seconds} * interval '1 second'`;
  await trx
    .updateTable('address_mark')
    .set({ refused_at: null })
    .where('refused_at', '<', before(storedFor.refusedMark))
    .execute();
  await trx
    .deleteFrom('address_mark')
    .where('refused_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .where('no_feedback_at', 'is', null)
    .execute();
  await trx
    .deleteFrom('feedback_count')
    .where('counted_at', '<', before(storedFor.feedbackCounts))
    .execute();
  await trx
    .deleteFrom('mail_count')
    .where('counted_at', '<', before(storedFor.mailCounts))
    .execute();
}

async function deleteExpiredShareLinks(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('share_link')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}

async function deleteOldOfficeEvents(trx: Transaction<Database>): Promise<void> {
  await trx
    .deleteFrom('office_event')
    .where('happened_at', '<', sql<Date>`now() - ${storedFor.officeLog} * interval '1 second'`)
    .execute();
}

/** Runs the work and records how many rows it changed, in one transaction. Records nothing for zero rows. */
async function audited(
  db: Db,
  event: AuditEventName,
  work: (trx: Transaction<Database>) => Promise<number>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const amount = await work(trx);
    if (amount > 0) await trx.insertInto('audit_event').values({ event, amount }).execute();
    return amount;
  });
}

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

/** Has at least one answer. `assessment` is the table of the surrounding statement, here and below. */
export const isAnswered = sql<boolean>`exists (
  select from response where assessment_id = assessment.id
)`;

/** A plan survives a reset. */
const holdsAnything = sql<boolean>`(
  ${isAnswered}
  or exists (select from plan where assessment_id = assessment.id)
)`;

/** Which assessments are at a stage. */
export const atStage: Record<AssessmentStage, RawBuilder<boolean>> = {
  empty: sql<boolean>`not is_completed and not ${holdsAnything}`,
  unfinished: sql<boolean>`not is_completed and ${holdsAnything}`,
  completed: sql<boolean>`is_completed`,
};

/** When the last round of feedback is or was over; null if there is none. */
const lastRoundOver = sql<Date | null>`(
  select (max(closes_on) + 1)::timestamp at time zone 'UTC' from feedback_round
  where assessment_id = assessment.id and state <> 'canceled'
)`;

/** Not started, reset, answered, planned, or rated by colleagues within this many days, nor in a round to come. */
export const untouchedFor = (days: number) => sql<boolean>`assessment.created_at < ${daysAgo(days)}
  and (reset_at is null or reset_at < ${daysAgo(days)})
  and not exists (
    select from response
    where assessment_id = assessment.id and answered_at >= ${daysAgo(days)}
  )
  and not exists (
    select from plan where assessment_id = assessment.id and changed_at >= ${daysAgo(days)}
  )
  and (${lastRoundOver} >= ${daysAgo(days)}) is not true`;

/** When the assessment was last started, reset, answered, or planned from, or when its last round is over, if later. */
export const lastTouched = sql<Date>`greatest(
  assessment.created_at,
  assessment.reset_at,
  (select max(answered_at) from response where assessment_id = assessment.id),
  (select changed_at from plan where assessment_id = assessment.id),
  ${lastRoundOver}
)`;

/** Whether the notice of the deletion went out this long ago, or there is no address to notify. */
const notifiedFor = (days: number) => sql<boolean>`(
  assessment.email is null or exists (
    select from mail
    where assessment_id = assessment.id and kind = 'expiry'
      and state not in ('waiting', 'sending')
      and mail.created_at > ${lastTouched}
      and coalesce(sent_at, tried_at, mail.created_at) < ${daysAgo(days)}
  )
)`;
