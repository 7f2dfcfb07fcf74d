import { sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { MessageRow } from '#db/tables/message.table.ts';
import type { Turn } from './budget.ts';

type Trx = Transaction<Database>;
export type StoredMessage = Pick<MessageRow, 'id' | 'role' | 'content' | 'status'>;
export interface Question extends StoredMessage {
  position: string;
}

/** A writer that has not said for so long that it is alive is not. */
const isDead = sql<boolean>`heartbeat_at < now() - interval '15 seconds'`;
const HISTORY_TURNS = 50;

/** Locks the person's conversation until the transaction ends, so that sends take turns. */
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

/** Whether a reply is being written. One whose writer died is ended, with what it wrote. */
export async function isBeingWritten(trx: Trx, conversationId: string): Promise<boolean> {
  const writing = await trx
    .selectFrom('message')
    .select(['id', 'content', isDead.as('is_dead')])
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'writing')
    .executeTakeFirst();
  if (!writing?.is_dead) return writing !== undefined;
  if (writing.content === '') await discard(trx, writing.id);
  else await trx.updateTable('message').set(ended).where('id', '=', writing.id).execute();
  return false;
}

const ended = { status: 'interrupted', heartbeat_at: null } as const;

export function findMessage(trx: Trx, id: string) {
  return trx
    .selectFrom('message')
    .select(['id', 'conversation_id', 'role', 'content', 'status', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findCompleteReply(
  trx: Trx,
  questionId: string,
): Promise<StoredMessage | undefined> {
  return trx
    .selectFrom('message')
    .select(['id', 'role', 'content', 'status'])
    .where('question_id', '=', questionId)
    .where('status', '=', 'complete')
    .executeTakeFirst();
}

/** Undefined when the id is taken, by whatever conversation. */
export function insertQuestion(
  trx: Trx,
  question: { id: string; conversation_id: string; content: string },
): Promise<Question | undefined> {
  return trx
    .insertInto('message')
    .values({ ...question, role: 'user' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'role', 'content', 'status', 'position'])
    .executeTakeFirst();
}

/** The first question names the conversation. */
export async function nameAfterFirst(
  trx: Trx,
  question: Question,
  conversation: { id: string; title: string },
): Promise<void> {
  await trx
    .updateTable('conversation')
    .set({ title: conversation.title })
    .where('id', '=', conversation.id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message')
            .select('message.id')
            .where('conversation_id', '=', conversation.id)
            .where('message.id', '<>', question.id),
        ),
      ),
    )
    .execute();
}

export async function touch(db: Db, conversationId: string): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', conversationId)
    .execute();
}

export async function insertReply(
  trx: Trx,
  reply: { conversation_id: string; question_id: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('message')
    .values({
      ...reply,
      role: 'assistant',
      content: '',
      status: 'writing',
      heartbeat_at: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The conversation up to the question, oldest first, without earlier replies to it. */
export async function listTurns(
  trx: Trx,
  conversationId: string,
  question: Question,
): Promise<Turn[]> {
  const place = sql<string>`coalesce(q.position, m.position)`;
  const newestFirst = await trx
    .selectFrom('message as m')
    .leftJoin('message as q', 'q.id', 'm.question_id')
    .select(['m.role', 'm.content'])
    .where('m.conversation_id', '=', conversationId)
    .where('m.content', '<>', '')
    .where('m.question_id', 'is distinct from', question.id)
    .where(place, '<=', question.position)
    .orderBy(place, 'desc')
    .orderBy('m.position', 'desc')
    .limit(HISTORY_TURNS)
    .execute();
  return newestFirst.toReversed();
}

/** Keeps what is written so far. False when the reply was stopped or deleted meanwhile. */
export async function keepPartial(db: Db, replyId: string, content: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ content, heartbeat_at: sql<Date>`now()` })
    .where('id', '=', replyId)
    .where('status', '=', 'writing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Keeps the text for good. A reply that somebody stopped stays interrupted.
 * @returns what it has become, undefined when it was deleted meanwhile
 */
export async function keepFinal(
  db: Db,
  replyId: string,
  content: string,
  status: 'complete' | 'interrupted',
): Promise<StoredMessage | undefined> {
  return db
    .updateTable('message')
    .set({
      content,
      heartbeat_at: null,
      status: sql<'complete' | 'interrupted'>`
        case status when 'writing' then ${status} else status end
      `,
    })
    .where('id', '=', replyId)
    .returning(['id', 'role', 'content', 'status'])
    .executeTakeFirst();
}

/** A new reply that has text takes the place of earlier ones to the same question. */
export async function removeEarlierReplies(
  db: Db,
  questionId: string,
  replyId: string,
): Promise<void> {
  await db
    .deleteFrom('message')
    .where('question_id', '=', questionId)
    .where('position', '<', ({ selectFrom }) =>
      selectFrom('message as own').select('own.position').where('own.id', '=', replyId),
    )
    .execute();
}

export async function discard(db: Db, replyId: string): Promise<void> {
  await db.deleteFrom('message').where('id', '=', replyId).execute();
}

/** Whichever process writes it finds it ended at its next store. */
export async function stopWriting(db: Db, conversationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set(ended)
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'writing')
    .where(sql<boolean>`not (${isDead})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
