import type { Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import { chatErrors } from './chat-errors.ts';
import { countOne, type Counted, siteUsage } from './usage.repository.ts';

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
  person: number;
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
  const { messages, tokens, seconds_left } = await counted(trx, userId, 'messages');
  if (messages > MAX_MESSAGES) throw chatErrors.manyMessages(MAX_MESSAGES, seconds_left);
  if (tokens >= budget.person) throw chatErrors.manyTokens(seconds_left);
  const site = await siteUsage(trx);
  if (site && site.tokens >= budget.site) throw chatErrors.siteSpent(site.seconds_left);
}

/**
 * Call it in the transaction that stores the conversation.
 * @throws AppError TOO_MANY_REQUESTS, UNAUTHORIZED
 */
export async function countConversation(trx: Transaction<Database>, userId: string): Promise<void> {
  const { conversations, seconds_left } = await counted(trx, userId, 'conversations');
  if (conversations > MAX_CONVERSATIONS) {
    throw chatErrors.manyConversations(MAX_CONVERSATIONS, seconds_left);
  }
}

async function counted(trx: Transaction<Database>, ...what: [userId: string, Counted]) {
  const usage = await countOne(trx, ...what);
  if (!usage) throw chatErrors.userGone();
  return usage;
}
