import { sql, type RawBuilder, type Transaction } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { inTransaction, lockToErase } from '#db/transaction.ts';
import type { AuditEventName } from '#db/tables/office.tables.ts';
import {
  storedFor,
  expiryNotice,
  type AssessmentStage,
  type Retention,
} from '#domain/retention.ts';
import { type Attempt, eachAlone, type Jobs } from './worker.ts';

/** Small, because a visitor who saves waits until the batch is done. */
const BATCH = 200;
/** Rows that a statement deletes, so that none runs into its time limit. */
const ROWS = 5_000;

const stages = ['empty', 'unfinished', 'completed'] as const;

/** Deletes expired data at night for most visitors, and not on the hour, when other jobs start. */
export const retentionJobs = (db: Db, settings: RetentionSettings): Jobs => ({
  tasks: { delete_expired: (_payload, attempt) => deleteExpired(db, settings, attempt) },
  schedules: [{ task: 'delete_expired', at: '23 3 * * *', isCaughtUp: true }],
});

interface RetentionSettings {
  retention: Retention;
  /** True if the site sends mail. Owners are then notified before a deletion. */
  notifies: boolean;
}

/**
 * Deletes what has reached the end of its retention. Safe to interrupt and restart: deletions are recorded
 * in the same transaction. What cannot be deleted does not stop the rest.
 */
export async function deleteExpired(
  db: Db,
  { retention, notifies }: RetentionSettings,
  attempt: Attempt,
): Promise<void> {
  const due = stages.filter((stage) => retention[stage] > 0);
  await eachAlone(attempt, due, async (stage) => {
    const untouched = { stage, days: retention[stage], notifies };
    let batch: Found[];
    let after: Found | undefined;
    do {
      batch = await findUntouched(db, untouched, after);
      after = batch.at(-1);
      const ids = batch.map(({ id }) => id);
      await deleteUntouched(db, untouched, ids).catch(() =>
        eachAlone(attempt, ids, (id) => deleteUntouched(db, untouched, [id])),
      );
    } while (batch.length === BATCH && !attempt.signal.aborted);
  });
  await eachAlone(attempt, cleared, (statement) => statement.execute(db));
  await eachAlone(attempt, expired, async ({ table, where, event }) => {
    let deleted: number;
    do deleted = await audited(db, event, (trx) => deleteRows(trx, table, where));
    while (deleted === ROWS && !attempt.signal.aborted);
  });
}

const before = (seconds: number) => sql<Date>`now() - ${seconds} * interval '1 second'`;

/** Parts of rows that stay. */
const cleared = [
  sql`update address_mark set refused_at = null where refused_at < ${before(storedFor.refusedMark)}`,
  sql`update webhook_endpoint set previous_secret = null, previous_until = null
    where previous_until < now()`,
];

interface Expired {
  table: keyof Database;
  where: RawBuilder<unknown>;
  event?: AuditEventName;
}

const expired: readonly Expired[] = [
  {
    table: 'session',
    where: sql`expires_at < now() or last_used_at < ${before(storedFor.idleSession)}`,
    event: 'sessions_ended',
  },
  // Started, but not completed in time.
  { table: 'sign_in', where: sql`expires_at < now()`, event: 'sign_ins_ended' },
  { table: 'mail_link', where: sql`expires_at < now()` },
  // Requested mails older than any limit counts.
  {
    table: 'mail',
    where: sql`assessment_id is null and created_at < ${before(storedFor.askedMail)}`,
  },
  { table: 'mail_count', where: sql`counted_at < ${before(storedFor.mailCounts)}` },
  { table: 'feedback_count', where: sql`counted_at < ${before(storedFor.feedbackCounts)}` },
  { table: 'counted', where: sql`counted_at < ${before(storedFor.mailCounts)}` },
  {
    table: 'address_mark',
    where: sql`refused_at is null and unsubscribed_at is null and no_feedback_at is null`,
  },
  { table: 'share_link', where: sql`expires_at < now()` },
  { table: 'office_event', where: sql`happened_at < ${before(storedFor.officeLog)}` },
  { table: 'webhook_delivery', where: sql`created_at < ${before(storedFor.delivery)}` },
  // Nothing in these leads to a person, but every deleted assessment adds to them.
  { table: 'audit_event', where: sql`happened_at < ${before(storedFor.deletions)}` },
  { table: 'past_assessment', where: sql`started_on < ${before(storedFor.statistics)}` },
  { table: 'rating_sum', where: sql`day < ${before(storedFor.statistics)}` },
  { table: 'visit_sum', where: sql`day < ${before(storedFor.statistics)}` },
];

/** @returns how many; fewer than `ROWS` when none are left */
async function deleteRows(
  trx: Transaction<Database>,
  table: keyof Database,
  where: RawBuilder<unknown>,
): Promise<number> {
  // The condition again, for rows that change in between.
  const deleted = await sql`
    delete from ${sql.table(table)}
    where ctid = any(array(select ctid from ${sql.table(table)} where ${where} limit ${ROWS}))
      and (${where})`.execute(trx);
  return Number(deleted.numAffectedRows);
}

interface Untouched {
  stage: AssessmentStage;
  days: number;
  notifies: boolean;
}

interface Found {
  id: string;
  createdAt: string;
}

/**
 * Has been at a stage for too long.
 * @param days since the last change
 * @param notifies owners with an address are notified first; see `expiryNotice`
 */
function isUntouched({ stage, days, notifies }: Untouched): RawBuilder<boolean> {
  // No one comes back for an assessment without answers.
  const isNotified =
    notifies && stage !== 'empty' ? notifiedFor(expiryNotice(days).leastDays) : sql`true`;
  return sql<boolean>`${atStage[stage]} and ${untouchedFor(days)} and ${isNotified}`;
}

function findUntouched(db: Db, untouched: Untouched, after?: Found): Promise<Found[]> {
  return db
    .selectFrom('assessment')
    .select(['id', sql<string>`created_at::text`.as('createdAt')])
    .where(isUntouched(untouched))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Deletes those assessments, with their responses, that are still untouched. */
async function deleteUntouched(
  db: Db,
  untouched: Untouched,
  ids: readonly string[],
): Promise<number> {
  return audited(db, `${untouched.stage}_assessments_expired`, async (trx) => {
    const isExpired = isUntouched(untouched);
    // A row locked by someone saving is about to change: skip it.
    const locked = await trx
      .selectFrom('assessment')
      .select('id')
      .where('id', '=', anyOf(ids))
      .where(isExpired)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    const due = locked.map(({ id }) => id);
    await lockToErase(trx, due);
    // A separate statement sees what was saved until the rows were locked.
    const deleted = await trx
      .deleteFrom('assessment')
      .where('id', '=', anyOf(due))
      .where(isExpired)
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}

/** Runs the work and records how many rows it changed, in one transaction. Records nothing for zero rows. */
async function audited(
  db: Db,
  event: AuditEventName | undefined,
  work: (trx: Transaction<Database>) => Promise<number>,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const amount = await work(trx);
    if (event && amount > 0)
      await trx.insertInto('audit_event').values({ event, amount }).execute();
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
