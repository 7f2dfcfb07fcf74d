import type { Db } from '#db/client.ts';
import { sql } from 'kysely';
import type { AuditEventName } from '#db/tables/office.tables.ts';

const anyOf = (values: readonly string[]) => sql<string>`any(${values})`;

export async function deleteShareLinks(db: Db, assessmentIds: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('share_link')
    .where('assessment_id', '=', anyOf(assessmentIds))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes links that open data. Unsubscribe links keep working. */
export async function deleteOpenLinks(db: Db, mailIds: readonly string[]): Promise<number> {
  const deleted = await db
    .deleteFrom('mail_link')
    .where('mail_id', '=', anyOf(mailIds))
    .where('purpose', '=', 'open')
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
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

/** Records an event, unless it affected nothing. */
export async function recordEvent(db: Db, event: AuditEventName, amount: number): Promise<void> {
  if (amount > 0) await db.insertInto('audit_event').values({ event, amount }).execute();
}
