import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { AuditEventName } from '#db/tables/audit-event.table.ts';
import { planColumns } from '#db/tables/plan.table.ts';
import { responseColumns, type ResponseRow } from '#db/tables/response.table.ts';

/*
 * Reads what every table holds of a person, the tables of other features too: a copy of everything is
 * whole or it is wrong. Each query says whose rows it reads.
 */

const anyOf = (values: readonly string[]) => sql<string>`any(${values})`;

/** The fields of an assessment that only its owner can use. */
export async function findMoments(db: Db, assessmentIds: readonly string[]) {
  const rows = await db
    .selectFrom('assessment')
    .select(['id', 'reset_at', 'retake_at', 'source', 'started_at', 'completed_at'])
    .select(['started_in', 'verified_at'])
    .where('id', '=', anyOf(assessmentIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export function findResponses(db: Db, assessmentIds: readonly string[]): Promise<ResponseRow[]> {
  return db
    .selectFrom('response')
    .select(responseColumns)
    .where('assessment_id', '=', anyOf(assessmentIds))
    .orderBy('answered_at')
    .execute();
}

export async function findPlans(db: Db, assessmentIds: readonly string[]) {
  const rows = await db
    .selectFrom('plan')
    .select(planColumns)
    .where('assessment_id', '=', anyOf(assessmentIds))
    .execute();
  return new Map(rows.map((row) => [row.assessment_id, row]));
}

/** Those about the assessments, and all that went to the addresses. The oldest first. */
export function findMails(db: Db, assessmentIds: readonly string[], addresses: readonly string[]) {
  return db
    .selectFrom('mail')
    .select([
      'id',
      'kind',
      'address',
      'assessment_id',
      'state',
      'created_at',
      'tried_at',
      'sent_at',
    ])
    .where((or) =>
      or.or([or('assessment_id', '=', anyOf(assessmentIds)), or('address', '=', anyOf(addresses))]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findLinks(db: Db, mailIds: readonly string[]) {
  return db
    .selectFrom('mail_link')
    .select(['mail_id', 'purpose', 'created_at', 'expires_at'])
    .where('mail_id', '=', anyOf(mailIds))
    .orderBy('created_at')
    .execute();
}

/** By which others may look at these assessments, whether they still work or not. */
export function findShareLinks(db: Db, assessmentIds: readonly string[]) {
  return db
    .selectFrom('share_link')
    .select([
      'id',
      'assessment_id',
      'name',
      'with_plan',
      'compared_with',
      'created_at',
      'expires_at',
      'last_opened_at',
    ])
    .where('assessment_id', '=', anyOf(assessmentIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** So that none of them shows anything any more. */
export async function deleteShareLinks(db: Db, assessmentIds: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('share_link')
    .where('assessment_id', '=', anyOf(assessmentIds))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export async function findAddresses(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<{
    address: string;
    refused_at: Date | null;
    unsubscribed_at: Date | null;
  }>`
    select address, refused_at, unsubscribed_at
    from unnest(${addresses}::text[]) as address
    join address_mark on fingerprint = address_fingerprint(address)`.execute(db);
  return new Map(rows.map((row) => [row.address, row]));
}

/** Under these addresses. The oldest first. */
export function findBookings(db: Db, addresses: readonly string[]) {
  return db
    .selectFrom('booking')
    .innerJoin('contact', 'contact.id', 'booking.contact_id')
    .select(['contact.address'])
    .select([
      sql<string | null>`booked_on::text`.as('booked_on'),
      sql<string | null>`cancelled_on::text`.as('cancelled_on'),
    ])
    .where('contact.address', '=', anyOf(addresses))
    .orderBy('booked_on')
    .execute();
}

/** Events that webhooks delivered, or will deliver. */
export function findDeliveries(db: Db, assessmentIds: readonly string[]) {
  return db
    .selectFrom('webhook_delivery')
    .select(['event', 'assessment_id', 'created_at'])
    .where('assessment_id', '=', anyOf(assessmentIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The practice's own records about a contact. */
export async function findContacts(db: Db, addresses: readonly string[]) {
  const rows = await db
    .selectFrom('contact')
    .select(['address', 'state', 'note', 'edited_at', 'proved_at'])
    .where('address', '=', anyOf(addresses))
    .execute();
  return new Map(rows.map((row) => [row.address, row]));
}

/** Links that open data. Those that unsubscribe keep working. */
export async function deleteOpenLinks(db: Db, mailIds: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('mail_link')
    .where('mail_id', '=', anyOf(mailIds))
    .where('purpose', '=', 'open')
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export function findSessions(db: Db, userId: string) {
  return db
    .selectFrom('session')
    .select(['created_at', 'last_used_at', 'expires_at', 'office_grant', 'office_name'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export function findUsage(db: Db, userId: string) {
  return db
    .selectFrom('chat_usage')
    .select(['since', 'conversations', 'messages'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function findConversations(db: Db, userId: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'title', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The messages of all conversations of the user, in their order. */
export function findMessages(db: Db, userId: string) {
  return db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select([
      'message.id',
      'message.conversation_id',
      'message.role',
      'message.content',
      'message.status',
      'message.created_at',
    ])
    .where('conversation.user_id', '=', userId)
    .orderBy('message.conversation_id')
    .orderBy('message.position')
    .execute();
}

export async function countMessages(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('conversation.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** With their sessions, conversations, messages, and counts, which go by themselves. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  // A question that is being stored holds its conversation first, and the person after it.
  await db.selectFrom('conversation').select('id').where('user_id', '=', id).forUpdate().execute();
  await db.deleteFrom('user').where('id', '=', id).execute();
}

/** Notes down that something was done, unless it was done to nothing. */
export async function note(db: Db, event: AuditEventName, amount: number): Promise<void> {
  if (amount > 0) await db.insertInto('audit_event').values({ event, amount }).execute();
}
