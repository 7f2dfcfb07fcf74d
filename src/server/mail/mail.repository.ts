import { sql, type UpdateObject } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
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
import { LEASE_SECONDS, wakeQueues } from '#server/jobs/outbox.ts';

/** A mail that is being sent, with the data that decides whether it is still wanted. */
export interface DueMail extends Pick<
  MailRow,
  'id' | 'kind' | 'address' | 'assessment_id' | 'invitation_id' | 'sealed_token' | 'attempts'
> {
  /** The start of the attempt, which identifies it. */
  tried_at: Date;
  refused_at: Date | null;
  unsubscribed_at: Date | null;
  no_feedback_at: Date | null;
}

const fingerprintOf = (address: unknown) => sql<Buffer>`address_fingerprint(${address})`;

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

/** Begins an attempt to send each. An attempt that ends with its process counts. */
export async function takeDue(db: Db, limit: number, takesOver: boolean): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as materialized (
      select id from mail
      where state in ('waiting', 'sending') and due_at <= now()
        and (state = 'waiting' or (${takesOver} and tried_at < ${inSeconds(-LEASE_SECONDS)}))
      order by due_at limit ${limit} for no key update skip locked
    ), taken as (
      update mail set state = 'sending', attempts = attempts + 1,
        -- In a precision that JavaScript can store.
        tried_at = date_trunc('milliseconds', clock_timestamp())
      from due where mail.id = due.id
      returning mail.id, kind, address, assessment_id, invitation_id, sealed_token, attempts, tried_at
    )
    select taken.*, refused_at, unsubscribed_at, no_feedback_at
    from taken left join address_mark on fingerprint = ${fingerprintOf(sql.ref('address'))}`.execute(
    db,
  );
  return rows;
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

type End = Extract<MailState, 'refused' | 'dropped' | 'failed'>;

/** Ends a mail in progress; false: it is gone, or another attempt has begun. */
export const end = (db: Db, mail: DueMail, state: End): Promise<boolean> =>
  change(db, mail, { state, sealed_token: null });

/**
 * Returns it to the queue.
 * @param attempts so far
 */
export const putOff = (db: Db, mail: DueMail, seconds: number, attempts: number) =>
  change(db, mail, { state: 'waiting', due_at: inSeconds(seconds), attempts });

async function change(
  db: Db,
  { id, tried_at }: DueMail,
  values: UpdateObject<Database, 'mail'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('mail')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('tried_at', '=', tried_at)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).execute();
}

/** Deletes the links of a failed attempt, but not those of a later one. */
export async function removeLinks(db: Db, { id, tried_at }: DueMail): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .using('mail')
    .whereRef('mail.id', '=', 'mail_link.mail_id')
    .where('mail_id', '=', id)
    .where('mail.tried_at', '=', tried_at)
    .where('mail_link.created_at', '>=', tried_at)
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
    .set({ state: 'dropped', sealed_token: null })
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

/** Stores the mail, which is due at once, and wakes the processes that send. */
export const enqueueMail: EnqueueMail = async (
  db,
  { kind, address, assessmentId, invitationId = null, sealedToken = null },
) => {
  await sql`
    with promised as (
      insert into mail (kind, address, assessment_id, invitation_id, sealed_token, due_at)
      select ${kind}, ${address}, ${assessmentId}::uuid, ${invitationId}::uuid,
        ${sealedToken}::bytea, now()
      where ${assessmentId}::uuid is null or not exists (
        select from mail
        where assessment_id = ${assessmentId}::uuid and kind = ${kind} and address = ${address}
          and state in ('waiting', 'sending', 'sent')
          and created_at > now() - ${sameWithinHours(kind)} * interval '1 hour'
      )
      returning id
    )
    select ${wakeQueues} from promised
  `.execute(db);
};
