import { type Transaction, sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { ChatUsageRow } from '#db/tables/chat.tables.ts';
import { chatErrors } from './chat-errors.ts';

/*
 * The daily limits of one user. Each question costs money at the model: up to 8,000 tokens of the
 * conversation, and the reply. A hundred are a question every two minutes for more than three hours. Twenty
 * conversations leave one for every fifth question, and keep the table from filling with empty ones.
 */
const MAX_MESSAGES = 100;
const MAX_CONVERSATIONS = 20;

/** Tokens of the model for a day, prompts and replies together. */
export interface TokenBudget {
  site: number;
  user: number;
}

/**
 * Call it in the transaction that stores the question: one that fails does not count. The last reply
 * within a budget may exceed it, since what a reply costs is known at its end.
 * @throws AppError TOO_MANY_REQUESTS, UNAUTHORIZED
 */
export async function countMessage(
  trx: Transaction<Database>,
  userId: string,
  budget: TokenBudget,
): Promise<void> {
  const { messages, tokens, seconds_left } = await countOne(trx, userId, 'messages');
  if (messages > MAX_MESSAGES) throw chatErrors.manyMessages(MAX_MESSAGES, seconds_left);
  if (tokens >= budget.user) throw chatErrors.manyTokens(seconds_left);
  const site = await siteUsage(trx);
  if (site && site.tokens >= budget.site) throw chatErrors.siteSpent(site.seconds_left);
}

/**
 * Call it in the transaction that stores the conversation.
 * @throws AppError TOO_MANY_REQUESTS, UNAUTHORIZED
 */
export async function countConversation(trx: Transaction<Database>, userId: string): Promise<void> {
  const { conversations, seconds_left } = await countOne(trx, userId, 'conversations');
  if (conversations > MAX_CONVERSATIONS) {
    throw chatErrors.manyConversations(MAX_CONVERSATIONS, seconds_left);
  }
}

type Counted = 'conversations' | 'messages';

interface Usage extends Pick<ChatUsageRow, Counted | 'tokens'> {
  /** Until the next day begins. */
  seconds_left: number;
}

const MOST_TOKENS = 2_000_000_000;

const isOver = (table: string) =>
  sql<boolean>`${sql.ref(table)}.since <= now() - interval '24 hours'`;
const secondsLeft = sql<number>`
  ceil(extract(epoch from since + interval '24 hours' - now()))::int
`.as('seconds_left');

/**
 * Counts one more request and locks the user's row until the transaction ends, so that a user's
 * requests run one by one. A failed transaction counts nothing. A day begins with the first request
 * and lasts 24 hours, the same for every time zone.
 */
async function countOne(
  trx: Transaction<Database>,
  userId: string,
  counted: Counted,
): Promise<Usage> {
  const over = isOver('chat_usage');
  const next = (column: Counted | 'tokens') =>
    sql<number>`
      case when ${over} then 0 else ${sql.ref(`chat_usage.${column}`)} end
      + ${sql.lit(column === counted ? 1 : 0)}
    `;
  const usage = await trx
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
        since: sql<Date>`case when ${over} then now() else chat_usage.since end`,
        conversations: next('conversations'),
        messages: next('messages'),
        tokens: next('tokens'),
      }),
    )
    .returning(['conversations', 'messages', 'tokens', secondsLeft])
    .executeTakeFirst();
  if (!usage) throw chatErrors.userGone();
  return usage;
}

/** What everyone has used on the site's current day; undefined before its first reply. */
function siteUsage(db: Db): Promise<Pick<Usage, 'tokens' | 'seconds_left'> | undefined> {
  return db
    .selectFrom('chat_site_usage')
    .select(['tokens', secondsLeft])
    .where(({ not }) => not(isOver('chat_site_usage')))
    .executeTakeFirst();
}

export interface TokenCount {
  /** Keeps it from being counted twice. */
  key: string;
  tokens: number;
}

/** Adds tokens to the day of the user and of the site, or takes back what was estimated too high. */
export async function addTokens(
  db: Db,
  userId: string,
  { key, tokens }: TokenCount,
): Promise<void> {
  const plus = (sum: RawBuilder<number>) =>
    sql`least(greatest(${sum}::bigint + ${tokens}, 0), ${sql.lit(MOST_TOKENS)})`;
  await sql`
    with new as (insert into counted (key) values (${key}) on conflict do nothing returning 1),
    own as (
      update chat_usage set tokens = ${plus(sql`tokens`)} from new where user_id = ${userId}
    )
    insert into chat_site_usage (tokens) select ${plus(sql`0`)} from new
    on conflict (id) do update set
      since = case when ${isOver('chat_site_usage')} then now() else chat_site_usage.since end,
      tokens = ${plus(sql`
        case when ${isOver('chat_site_usage')} then 0 else chat_site_usage.tokens end
      `)}
  `.execute(db);
}
