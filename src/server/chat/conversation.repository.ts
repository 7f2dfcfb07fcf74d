import { sql, type Insertable, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { ChatResultsTable } from '#db/tables/chat.tables.ts';
import type { Conversation, ConversationPage } from './chat.schemas.ts';

type Trx = Transaction<Database>;

/**
 * Every query names the user unless the conversation was already found, so that other users'
 * conversations do not exist for them.
 */

/** The title until the first question. */
const UNNAMED = 'New conversation';

export function listOwn(db: Db, userId: string, { before, limit, search }: ConversationPage) {
  const pattern = `%${search?.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('conversation')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(updated_at, id) < (
          select last.updated_at, last.id from conversation as last
          where last.id = ${before} and last.user_id = ${userId}
        )`,
      ),
    )
    .$if(Boolean(search), (query) =>
      query.where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('title', 'ilike', pattern),
          exists(
            selectFrom('message')
              .select('message.id')
              .whereRef('conversation_id', '=', 'conversation.id')
              .where('content', 'ilike', pattern),
          ),
        ]),
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Undefined if the user has no such conversation. */
export function renameOwn(db: Db, userId: string, { id, title }: Conversation) {
  return db
    .updateTable('conversation')
    .set({ title })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'title'])
    .executeTakeFirst();
}

export function findOwn(db: Db, userId: string, id: string) {
  return db
    .selectFrom('conversation')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function lockOwn(trx: Trx, userId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom('conversation')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export function create(db: Db, userId: string) {
  return db
    .insertInto('conversation')
    .values({ user_id: userId })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** False if the user has no such conversation. */
export async function removeOwn(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The first question names the conversation, unless its user has. */
export async function nameAfterFirst(trx: Trx, { id, title }: Conversation): Promise<void> {
  await trx
    .updateTable('conversation')
    .set({ title })
    .where('id', '=', id)
    .where('title', '=', UNNAMED)
    .execute();
}

export async function touch(db: Db, conversationId: string): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', conversationId)
    .execute();
}

/** The words that the advisor may use in a conversation, while its owner may open the assessment. */
export async function findAgreed(db: Db, conversationId: string): Promise<string | null> {
  const found = await db
    .selectFrom('chat_results as agreed')
    .innerJoin('assessment', (join) =>
      join
        .onRef('assessment.id', '=', 'agreed.assessment_id')
        .onRef('assessment.access_epoch', '=', 'agreed.access_epoch'),
    )
    .select('agreed.text')
    .where('agreed.conversation_id', '=', conversationId)
    .executeTakeFirst();
  return found?.text ?? null;
}

export async function putAgreed(db: Db, agreed: Insertable<ChatResultsTable>): Promise<void> {
  await db
    .insertInto('chat_results')
    .values(agreed)
    .onConflict((conflict) =>
      conflict.column('conversation_id').doUpdateSet({ ...agreed, agreed_at: sql<Date>`now()` }),
    )
    .execute();
}

export async function removeAgreed(db: Db, conversationId: string): Promise<void> {
  await db.deleteFrom('chat_results').where('conversation_id', '=', conversationId).execute();
}
