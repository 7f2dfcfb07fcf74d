import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { MailRow, MailState } from '#db/tables/mail.tables.ts';
import { mailboxOf } from '#domain/email.ts';
import {
  countsAsAsked,
  limitsOf,
  reachedLimit,
  type MailLimit,
  type MailKind,
} from '#domain/mail.ts';
import type { EnqueueMail } from '#server/assessment/assessment.service.ts';

/** A mail to send, with the data that decides whether it is still wanted. */
export interface DueMail extends Pick<
  MailRow,
  'id' | 'kind' | 'address' | 'assessment_id' | 'invitation_id' | 'sealed_token' | 'tried_at'
> {
  refused_at: Date | null;
  unsubscribed_at: Date | null;
  no_feedback_at: Date | null;
}

/** Undefined if it is done, or was deleted. */
export function findDue(db: Db, id: string): Promise<DueMail | undefined> {
  return db
    .selectFrom('mail')
    .leftJoin('address_mark', (join) =>
      join.on('fingerprint', '=', fingerprintOf(sql.ref('mail.address'))),
    )
    .select(['id', 'kind', 'address', 'assessment_id', 'invitation_id', 'sealed_token', 'tried_at'])
    .select(['refused_at', 'unsubscribed_at', 'no_feedback_at'])
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
}

const fingerprintOf = (address: unknown) => sql<Buffer>`address_fingerprint(${address})`;

/** The start of an attempt, which identifies it, in a precision that JavaScript can store. */
const thisMoment = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;

/** Undefined if another process was faster, or it was deleted. */
export async function begin(db: Db, { id, tried_at }: DueMail): Promise<Date | undefined> {
  const begun = await db
    .updateTable('mail')
    .set({ state: 'sending', tried_at: thisMoment })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .where(sql`date_trunc('milliseconds', tried_at)`, 'is not distinct from', tried_at)
    .returning('tried_at')
    .executeTakeFirst();
  return begun?.tried_at ?? undefined;
}

/** Records the mail as sent, even if another process has recorded something else. */
export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'sent', sent_at: sql<Date>`now()`, sealed_token: null })
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .execute();
}

/** Ends a mail in progress, or returns it to the queue as `waiting`; false: it is gone, or done. */
export async function leave(
  db: Db,
  id: string,
  state: Exclude<MailState, 'sent' | 'sending'>,
): Promise<boolean> {
  const left = await db
    .updateTable('mail')
    .set({ state, ...(state !== 'waiting' && { sealed_token: null }) })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst();
  return left.numUpdatedRows > 0n;
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

/** Deletes the links of a failed attempt, but not those of a later one. */
export async function removeLinks(db: Db, mailId: string, begunAt: Date): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .using('mail')
    .whereRef('mail.id', '=', 'mail_link.mail_id')
    .where('mail_id', '=', mailId)
    .where('mail.tried_at', '=', begunAt)
    .where('mail_link.created_at', '>=', begunAt)
    .execute();
}

/**
 * Counts the mail for its limits. The count survives the mail: deleting an assessment does not
 * allow more mail.
 * @returns the limit that is reached: then the mail is not counted, and must not be sent
 */
export async function reserveQuota(
  db: Db,
  { id, kind, address }: DueMail,
): Promise<MailLimit | null> {
  const fingerprint = fingerprintOf(mailboxOf(address));
  const limits = limitsOf(kind);
  const counts = limits.map(({ of, withinHours }) => {
    const ofWhom = {
      address: sql`fingerprint = ${fingerprint} and`,
      asked: sql`fingerprint = ${fingerprint} and is_asked and`,
      all: sql``,
    }[of];
    return sql`(select count(*)::int from mail_count where ${ofWhom} mail_id <> ${id}
      and counted_at > now() - ${withinHours} * interval '1 hour')`;
  });
  return inTransaction(db, async (trx) => {
    // Counts mails to the same address one at a time.
    await sql`select pg_advisory_xact_lock(
      ('x' || encode(substring(${fingerprint} for 8), 'hex'))::bit(64)::bigint)`.execute(trx);
    const { rows } = await sql<{ counts: number[] }>`
      select array[${sql.join(counts)}] as counts`.execute(trx);
    const reached = reachedLimit(rows[0]!.counts, limits);
    if (reached) return reached;
    await sql`
      insert into mail_count (mail_id, fingerprint, is_asked)
      values (${id}, ${fingerprint}, ${countsAsAsked(kind)})
      on conflict (mail_id) do update set counted_at = now()`.execute(trx);
    return null;
  });
}

/** For a mail that certainly did not arrive. */
export async function releaseQuota(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_count').where('mail_id', '=', id).execute();
}

/** Replaces the current job, which then ends without a retry. */
export async function sendLater(db: Db, id: string, minutes: number): Promise<void> {
  await addJobs(db, sql`(select ${id}::uuid as id)`, minutes);
}

const UNDER_WAY_MINUTES = 5;
/** A little longer than the attempts take. */
const GIVE_UP_DAYS = 7;

const longAgo = sql<Date>`now() - ${UNDER_WAY_MINUTES} * interval '1 minute'`;

/**
 * Mails without a job: they were in a backup, and jobs are not; or the process died in the last
 * attempt.
 * @returns how many were queued again
 */
export async function requeueLost(db: Db): Promise<number> {
  return addJobs(
    db,
    sql`(
      select id from mail
      where state in ('waiting', 'sending')
        and coalesce(tried_at, created_at) < ${longAgo}
        and created_at > now() - ${GIVE_UP_DAYS} * interval '1 day'
        and not ${hasJob}
      order by created_at limit 500
    )`,
  );
}

/** The mail is waiting or being sent. */
const hasJob = sql<boolean>`exists (
  select from graphile_worker.jobs
  where key = 'mail:' || mail.id and (attempts < max_attempts or locked_at is not null)
)`;

async function addJobs(db: Db, mails: ReturnType<typeof sql>, minutes = 0): Promise<number> {
  const { rows } = await sql`
    select graphile_worker.add_job(
      'send_mail', json_build_object('id', id), job_key => 'mail:' || id,
      run_at => now() + ${minutes} * interval '1 minute'
    ) from ${mails} mails`.execute(db);
  return rows.length;
}

/** Mails that were lost repeatedly: they crash the process, or no process ran for days. */
export function failLost(db: Db): Promise<Pick<MailRow, 'id' | 'kind'>[]> {
  return db
    .updateTable('mail')
    .set({ state: 'failed' })
    .where('state', 'in', ['waiting', 'sending'])
    .where('created_at', '<', sql<Date>`now() - ${GIVE_UP_DAYS} * interval '1 day'`)
    .where(sql<boolean>`not ${hasJob}`)
    .returning(['id', 'kind'])
    .execute();
}

/** An address may have refused mail permanently, or unsubscribed from reminders. */
export type AddressNote = 'refused_at' | 'unsubscribed_at';

/** Keeps the first time. */
export async function noteAddress(db: Db, address: string, note: AddressNote): Promise<void> {
  await sql`
    insert into address_mark (fingerprint, ${sql.ref(note)})
    values (address_fingerprint(${address}), now())
    on conflict (fingerprint) do update
    set ${sql.ref(note)} = coalesce(address_mark.${sql.ref(note)}, now())`.execute(db);
}

/** Drops mails that are not being sent yet. */
export async function dropWaiting(db: Db, address: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state: 'dropped' })
    .where('id', 'in', (all) =>
      all
        .selectFrom('mail')
        .select('id')
        .where('address', '=', address)
        .where('state', '=', 'waiting')
        .orderBy('id')
        .forUpdate(),
    )
    .execute();
}

/** A form sent twice, or a change undone and redone, causes one mail. */
const SAME_MAIL_HOURS = 24;
/** Plan reminders may be 23 hours apart; the plan itself records what was sent. */
const sameWithinHours = (kind: MailKind) => (kind === 'plan' ? 0 : SAME_MAIL_HOURS);

/** Stores the mail and adds the job that sends it. The job holds only the mail's id, no personal data. */
export const enqueueMail: EnqueueMail = async (
  db,
  { kind, address, assessmentId, invitationId = null, sealedToken = null },
) => {
  await sql`
    with promised as (
      insert into mail (kind, address, assessment_id, invitation_id, sealed_token)
      select ${kind}, ${address}, ${assessmentId}::uuid, ${invitationId}::uuid,
        ${sealedToken}::bytea
      where ${assessmentId}::uuid is null or not exists (
        select from mail
        where assessment_id = ${assessmentId}::uuid and kind = ${kind} and address = ${address}
          and state in ('waiting', 'sending', 'sent')
          and created_at > now() - ${sameWithinHours(kind)} * interval '1 hour'
      )
      returning id
    )
    select graphile_worker.add_job(
      'send_mail', json_build_object('id', id), job_key => 'mail:' || id
    ) from promised
  `.execute(db);
};
