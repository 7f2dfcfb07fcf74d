import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import type { ChatUsageRow } from '#db/tables/chat-usage.table.ts';

export type Counted = 'conversations' | 'messages';

export interface Usage extends Pick<ChatUsageRow, Counted> {
  /** Until the next day begins. */
  seconds_left: number;
}

/**
 * Counts one more request and locks the user's row until the transaction ends, so that a user's
 * requests run one by one. A failed transaction counts nothing. A day begins with the first request
 * and lasts 24 hours, the same for every time zone.
 * @returns undefined if the user was erased
 */
export async function countOne(
  trx: Transaction<Database>,
  userId: string,
  counted: Counted,
): Promise<Usage | undefined> {
  const isOver = sql<boolean>`chat_usage.since <= now() - interval '24 hours'`;
  const next = (column: Counted) =>
    sql<number>`
      case when ${isOver} then 0 else ${sql.ref(`chat_usage.${column}`)} end
      + ${sql.lit(column === counted ? 1 : 0)}
    `;
  return trx
    .insertInto('chat_usage')
    .columns(['user_id', counted])
    .expression((from) =>
      from
        .selectFrom('user')
        .select(['id', sql.lit(1).as('one')])
        .where('id', '=', userId)
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        since: sql<Date>`case when ${isOver} then now() else chat_usage.since end`,
        conversations: next('conversations'),
        messages: next('messages'),
      }),
    )
    .returning([
      'conversations',
      'messages',
      sql<number>`
        ceil(extract(epoch from since + interval '24 hours' - now()))::int
      `.as('seconds_left'),
    ])
    .executeTakeFirst();
}
