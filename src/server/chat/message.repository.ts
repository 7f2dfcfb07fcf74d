import { sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { MessageRow } from '#db/tables/chat.tables.ts';
import { shownColumns, type ShownMessage } from './chat.schemas.ts';

type Trx = Transaction<Database>;
export type Question = ShownMessage & Pick<MessageRow, 'position'>;

/** The place of a message: its own position, or for a reply, right after its question. */
interface Place {
  head: string;
  position: string;
}

/** A writer counts as dead after this long without a report; each store is a report. */
const DEAD_AFTER_SECONDS = 15;

/** Whether the process that writes the reply has died. The reply is in `message`, or under the given alias. */
function isWriterDead(alias = 'message') {
  const heartbeat = sql.ref(`${alias}.heartbeat_at`);
  const span = sql`${sql.lit(DEAD_AFTER_SECONDS)} * interval '1 second'`;
  // Much later than now: the clock was set back since.
  return sql<boolean>`${heartbeat} not between now() - ${span} and now() + ${span}`;
}

/** A reply whose writer has died is shown as interrupted. */
const shownStatus = sql<MessageRow['status']>`
  case when m.status = 'writing' and ${isWriterDead('m')} then 'interrupted' else m.status end
`.as('status');
/** An empty reply is shown while it is being written, but not after its writer has died. */
const isShown = sql<boolean>`
  (m.content <> '' or (m.status = 'writing' and not ${isWriterDead('m')}))
`;

/**
 * The newest messages, or those before a place, oldest first, each reply after its question.
 * Questions are found by an index from its end, and replies by their questions, so that a page
 * costs the same in the longest conversation.
 */
export async function listPage(
  db: Db,
  conversationId: string,
  { before, limit }: { before: Place | undefined; limit: number },
): Promise<ShownMessage[]> {
  const newestFirst = await db
    .with('head', (query) =>
      query
        .selectFrom('message')
        .select(['id', 'position'])
        .where('conversation_id', '=', conversationId)
        .where('question_id', 'is', null)
        .$if(before !== undefined, (heads) => heads.where('position', '<=', before!.head))
        .orderBy('position', 'desc')
        // Because a reply sorts by its question, the first row may need those before it.
        .limit(limit + 1),
    )
    .selectFrom('head')
    .innerJoin('message as m', (join) =>
      join.on(({ eb, or, ref }) =>
        or([eb('m.id', '=', ref('head.id')), eb('m.question_id', '=', ref('head.id'))]),
      ),
    )
    .select(['m.id', 'm.role', 'm.content', 'm.sources', 'm.card', shownStatus])
    .where(isShown)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(head.position, m.position) < (${before!.head}, ${before!.position})`,
      ),
    )
    .orderBy('head.position', 'desc')
    .orderBy('m.position', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.toReversed();
}

export function findPlace(db: Db, conversationId: string, id: string): Promise<Place | undefined> {
  return db
    .selectFrom('message as m')
    .leftJoin('message as q', 'q.id', 'm.question_id')
    .select((eb) => [eb.fn.coalesce('q.position', 'm.position').as('head'), 'm.position'])
    .where('m.id', '=', id)
    .where('m.conversation_id', '=', conversationId)
    .executeTakeFirst();
}

/** Another user's message is treated as if it did not exist. */
export function findOwn(db: Db, userId: string, id: string): Promise<ShownMessage | undefined> {
  return db
    .selectFrom('message as m')
    .innerJoin('conversation', 'conversation.id', 'm.conversation_id')
    .select(['m.id', 'm.role', 'm.content', 'm.sources', 'm.card', shownStatus])
    .where('m.id', '=', id)
    .where('conversation.user_id', '=', userId)
    .where(isShown)
    .executeTakeFirst();
}

export function find(trx: Trx, id: string) {
  return trx
    .selectFrom('message')
    .select([...shownColumns, 'conversation_id', 'position'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Undefined if the id is taken, in any conversation. */
export function insertQuestion(
  trx: Trx,
  question: { id: string; conversation_id: string; content: string },
): Promise<Question | undefined> {
  return trx
    .insertInto('message')
    .values({ ...question, role: 'user' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning([...shownColumns, 'position'])
    .executeTakeFirst();
}

/**
 * The conversation in which a reply to the user is being written. Replies whose writer died are
 * ended with their text.
 */
export async function findBusyConversation(trx: Trx, userId: string): Promise<string | undefined> {
  const writing = await trx
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.id', 'content', 'conversation_id', isWriterDead().as('is_dead')])
    .where('conversation.user_id', '=', userId)
    .where('status', '=', 'writing')
    .execute();
  for (const { id, content, is_dead } of writing) {
    if (!is_dead) continue;
    if (content === '') await discard(trx, id);
    else await trx.updateTable('message').set(ended).where('id', '=', id).execute();
  }
  return writing.find(({ is_dead }) => !is_dead)?.conversation_id;
}

const ended = { status: 'interrupted', heartbeat_at: null } as const;

export function findCompleteReply(trx: Trx, questionId: string): Promise<ShownMessage | undefined> {
  return trx
    .selectFrom('message')
    .select(shownColumns)
    .where('question_id', '=', questionId)
    .where('status', '=', 'complete')
    .executeTakeFirst();
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

export interface Written {
  content: string;
  /** As JSON. */
  sources: string;
  card: string | null;
}

/**
 * Stores the text so far.
 * @returns undefined if the reply was stopped or deleted; how long ago someone read the stored text, null if no one did
 */
export function keepPartial(
  db: Db,
  replyId: string,
  written: Written,
): Promise<{ unread_ms: number | null } | undefined> {
  return db
    .updateTable('message')
    .set({ ...written, heartbeat_at: sql<Date>`now()` })
    .where('id', '=', replyId)
    .where('status', '=', 'writing')
    .returning(
      sql<number | null>`(extract(epoch from now() - read_at) * 1000)::float8`.as('unread_ms'),
    )
    .executeTakeFirst();
}

/** Someone follows the stored text of this reply, perhaps through another process. */
export async function noteReader(db: Db, replyId: string): Promise<void> {
  await db
    .updateTable('message')
    .set({ read_at: sql<Date>`now()` })
    .where('id', '=', replyId)
    .where('status', '=', 'writing')
    .execute();
}

/**
 * Stores the final text. A stopped reply stays interrupted.
 * @returns its status, undefined if it was deleted
 */
export async function keepFinal(
  db: Db,
  replyId: string,
  written: Written,
  status: 'complete' | 'interrupted',
): Promise<ShownMessage | undefined> {
  return db
    .updateTable('message')
    .set({
      ...written,
      heartbeat_at: null,
      status: sql<'complete' | 'interrupted'>`
        case status when 'writing' then ${status} else status end
      `,
    })
    .where('id', '=', replyId)
    .returning(shownColumns)
    .executeTakeFirst();
}

/** A new reply with text replaces earlier ones to the same question. */
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

/** The process that writes the reply notices this when it next stores the text. */
export async function stopWriting(db: Db, conversationId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set(ended)
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'writing')
    .where(sql<boolean>`not (${isWriterDead()})`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
