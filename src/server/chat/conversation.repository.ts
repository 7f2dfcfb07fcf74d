import type { Db } from '#db/client.ts';
import type { MessageRow } from '#db/tables/message.table.ts';

/** Each query names the person: another's conversation is as if it did not exist. */
export function listOwn(db: Db, userId: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .execute();
}

export function findOwn(db: Db, userId: string, id: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function create(db: Db, userId: string) {
  return db
    .insertInto('conversation')
    .values({ user_id: userId })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** False when the person has no such conversation. */
export async function removeOwn(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Oldest first. */
export function listMessages(
  db: Db,
  conversationId: string,
): Promise<Pick<MessageRow, 'id' | 'role' | 'content' | 'status'>[]> {
  return db
    .selectFrom('message')
    .select(['id', 'role', 'content', 'status'])
    .where('conversation_id', '=', conversationId)
    .orderBy('position')
    .execute();
}
