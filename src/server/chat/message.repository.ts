import { sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { MessageRow } from '#db/tables/chat.tables.ts';
import { shownColumns, type ShownMessage } from './chat.schemas.ts';
import { isWriterDead } from './reply.repository.ts';

type Trx = Transaction<Database>;
export type Question = ShownMessage & Pick<MessageRow, 'position'>;

/** The place of a message: its own position, or for a reply, right after its question. */
export interface Place {
  head: string;
  position: string;
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
