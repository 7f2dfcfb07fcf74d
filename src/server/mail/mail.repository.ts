import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import type { MailRow } from '#db/tables/mail.tables.ts';
import {
  dueAfter,
  isInvitation,
  isStopped,
  type MailKind,
  mailKinds,
  mailLimits,
  type MailMarks,
  type MailState,
  shareOf,
} from '#domain/mail.ts';
import type { EnqueueMail, QueuedMail } from '#server/jobs/mail-queue.ts';
import { giveUpInvitations } from '#server/feedback/rater.service.ts';
import { LEASE_SECONDS, wakeQueues } from '#server/jobs/outbox.ts';

export interface DueMail extends Pick<
  MailRow,
  'id' | 'kind' | 'address' | 'assessment_id' | 'invitation_id' | 'sealed_token' | 'attempts'
> {
  /** The start of the attempt, which identifies it. */
  tried_at: Date;
}

const fingerprintOf = (address: unknown) => sql<Buffer>`address_fingerprint(${address})`;

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`;

export async function takeDue(db: Db, limit: number, takesOver: boolean): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as materialized (
      select id from mail
      where state in ('waiting', 'sending') and due_at <= now()
        and (state = 'waiting' or (${takesOver} and tried_at < ${inSeconds(-LEASE_SECONDS)}))
      order by due_at limit ${limit} for no key update skip locked
    )
    update mail set state = 'sending', attempts = attempts + 1,
      -- In a precision that JavaScript can store.
      tried_at = date_trunc('milliseconds', clock_timestamp())
    from due where mail.id = due.id
    returning mail.id, kind, address, assessment_id, invitation_id, sealed_token, attempts, tried_at`.execute(
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

/** For a mail that certainly did not arrive. */
export async function releaseQuota(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_count').where('mail_id', '=', id).execute();
}

/** What happened to mail to an address. Invitations are declined in the feature that sends them. */
export type AddressNote = 'refused_at' | 'unsubscribed_at';

/** Keeps the first time, and drops the mails that it stops. */
export async function noteAddress(db: Db, address: string, note: AddressNote): Promise<void> {
  const stopped = mailKinds.filter((kind) => isStopped(kind, { [note]: new Date() }));
  await inTransaction(db, async (trx) => {
    await lockMailbox(trx, address);
    await sql`
      insert into address_mark (fingerprint, ${sql.ref(note)})
      values (${fingerprintOf(address)}, now())
      on conflict (fingerprint) do update
      set ${sql.ref(note)} = coalesce(address_mark.${sql.ref(note)}, now())`.execute(trx);
    await trx
      .updateTable('mail')
      .set({ state: 'dropped', sealed_token: null })
      .where(fingerprintOf(sql.ref('address')), '=', fingerprintOf(address))
      .where('kind', 'in', stopped)
      .where('state', '=', 'waiting')
      .execute();
  });
}

/** Decides about mails to a mailbox one at a time, until the transaction ends. */
async function lockMailbox(trx: Transaction<Database>, address: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(
    ('x' || encode(substring(${fingerprintOf(address)} for 8), 'hex'))::bit(64)::bigint)`.execute(
    trx,
  );
}

/** A form sent twice, or a change undone and redone, causes one mail. */
const SAME_MAIL_HOURS = 24;
/** Plan reminders may be 23 hours apart; the plan itself records what was sent. */
const sameWithinHours = (kind: MailKind) => (kind === 'plan' ? 0 : SAME_MAIL_HOURS);

/** What decides whether a mail is sent, and when. */
interface Known extends MailMarks {
  now: Date;
  is_repeated: boolean;
  is_verified: boolean;
  /** For each of `mailLimits`. */
  latest: (Date | null)[];
}

async function findKnown(
  trx: Transaction<Database>,
  { kind, address, assessmentId }: QueuedMail,
): Promise<Known> {
  const fingerprint = fingerprintOf(address);
  const latest = mailLimits.map(
    ({ to, shares, isVerified, max, withinHours }) => sql`(
      select counted_at from mail_count
      where counted_at > now() - ${withinHours} * interval '1 hour'
        and share in (${sql.join(shares)})
        ${to === 'mailbox' ? sql`and fingerprint = ${fingerprint}` : sql``}
        and is_verified = coalesce(${isVerified}::boolean, is_verified)
      order by counted_at desc offset ${max - 1} limit 1
    )`,
  );
  const { rows } = await sql<Known>`
    select now() as now, refused_at, unsubscribed_at, no_feedback_at,
      ${assessmentId}::uuid is not null and exists (
        select from mail
        where assessment_id = ${assessmentId}::uuid and kind = ${kind} and address = ${address}
          and state in ('waiting', 'sending', 'sent')
          and created_at > now() - ${sameWithinHours(kind)} * interval '1 hour'
      ) as is_repeated,
      case when ${assessmentId}::uuid is null
        then exists (select from contact where address = ${address} and proved_at is not null)
        else exists (
          select from assessment where id = ${assessmentId}::uuid and verified_at is not null
        )
      end as is_verified,
      array[${sql.join(latest)}] as latest
    from (select) as always left join address_mark on fingerprint = ${fingerprint}`.execute(trx);
  return rows[0]!;
}

/**
 * Stores the mail, due when the limits allow it, and wakes the processes that send. A mail that its reader does
 * not accept, or that would come too late, is stored as dropped: callers see no difference.
 */
export const enqueueMail: EnqueueMail = (db, mail) =>
  inTransaction(db, async (trx) => {
    const { kind, address, assessmentId, invitationId = null, sealedToken = null } = mail;
    await lockMailbox(trx, address);
    const known = await findKnown(trx, mail);
    const { is_verified, is_repeated, latest, now } = known;
    if (is_repeated) return;
    const due = isStopped(kind, known) ? null : dueAfter(kind, is_verified, latest, now);
    // A request over the limit leaves no trace.
    if (due === null && shareOf(kind) === 'asked') return;
    await sql`
      with promised as (
        insert into mail (kind, address, assessment_id, invitation_id, sealed_token, state, due_at)
        values (${kind}, ${address}, ${assessmentId}, ${invitationId}, ${due && sealedToken},
          ${due ? 'waiting' : 'dropped'}, coalesce(${due}::timestamptz, now()))
        returning id
      ), counted as (
        insert into mail_count (mail_id, fingerprint, share, is_verified, counted_at)
        select id, ${fingerprintOf(address)}, ${shareOf(kind)}, ${is_verified}, ${due}
        from promised where ${due}::timestamptz is not null
      )
      select ${wakeQueues} from promised`.execute(trx);
    if (due === null && invitationId !== null && isInvitation(kind)) {
      // Someone who does not get the invitation cannot answer.
      await giveUpInvitations(
        trx,
        { id: invitationId },
        known.no_feedback_at ? 'declined' : 'bounced',
      );
    }
  });
