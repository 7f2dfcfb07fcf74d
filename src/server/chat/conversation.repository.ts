import { sql } from 'kysely';
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

/**
 * Oldest first, each reply behind its question. A reply whose writer has died is shown as what it
 * has become: interrupted, and not at all if there is no word of it.
 */
export function listMessages(
  db: Db,
  conversationId: string,
): Promise<Pick<MessageRow, 'id' | 'role' | 'content' | 'status'>[]> {
  const isDead = sql<boolean>`m.heartbeat_at < now() - interval '15 seconds'`;
  return db
    .selectFrom('message as m')
    .leftJoin('message as q', 'q.id', 'm.question_id')
    .select([
      'm.id',
      'm.role',
      'm.content',
      sql<MessageRow['status']>`
        case when m.status = 'writing' and ${isDead} then 'interrupted' else m.status end
      `.as('status'),
    ])
    .where('m.conversation_id', '=', conversationId)
    .where(({ eb, not }) =>
      eb('m.content', '<>', '').or(eb('m.status', '=', 'writing').and(not(isDead))),
    )
    .orderBy(sql`coalesce(q.position, m.position)`)
    .orderBy('m.position')
    .execute();
}
