import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Grounds } from '#content/chat-prompt.ts';
import { needsHelp } from '#content/crisis.ts';
import type { Database } from '#db/database.ts';
import { conversationTitle } from '#domain/chat.ts';
import { type Turn, withinBudget } from './chat-model.ts';
import { chatErrors } from './chat-errors.ts';
import { type Message, messageView, type Sent, type ShownMessage } from './chat.schemas.ts';
import * as conversations from './conversation.repository.ts';
import * as messages from './message.repository.ts';
import { findPassages, mayContinue } from './passages.ts';
import { countMessage, type TokenBudget } from './quotas.ts';

type Trx = Transaction<Database>;

/** The model gets at most this much of the conversation, … */
const MAX_TOKENS = 8000;
/** … and at most this many of its newest messages. */
const MAX_TURNS = 50;

type Begun =
  | { question: Message; answered: Message }
  | ({ question: Message; replyId: string; turns: Turn[] } & Omit<Grounds, 'cards'>);

/**
 * Stores the question and the place of its reply, or finds the existing reply. A user's questions
 * run one by one from the moment they are counted, so that no two find no reply in progress.
 * @throws AppError NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS
 */
export async function beginReply(
  trx: Trx,
  userId: string,
  sent: Sent,
  budget: TokenBudget,
): Promise<Begun> {
  const { conversationId, message } = sent;
  if (!(await conversations.lockOwn(trx, userId, conversationId))) throw chatErrors.notFound();
  const known = await findKnown(trx, sent);
  const answered = known && (await messages.findCompleteReply(trx, known.id));
  if (answered) return { question: messageView(known), answered: messageView(answered) };

  await countMessage(trx, userId, budget);
  const busy = await messages.findBusyConversation(trx, userId);
  if (busy === conversationId) throw chatErrors.busy();
  if (busy !== undefined) throw chatErrors.busyElsewhere();

  const question = known ?? (await store(trx, sent));
  // Words about violence or despair do not belong in a list that others may see.
  if (!needsHelp(message)) {
    const title = conversationTitle(message);
    await conversations.nameAfterFirst(trx, { id: conversationId, title });
  }
  await conversations.touch(trx, conversationId);
  const { position } = question;
  const earlier = await messages.listPage(trx, conversationId, {
    before: { head: position, position },
    limit: MAX_TURNS - 1,
  });
  const replyId = await messages.insertReply(trx, {
    conversation_id: conversationId,
    question_id: question.id,
  });
  const turns = withinBudget([...earlier.map(withoutMarks), question], MAX_TOKENS);
  let sources = await findPassages(trx, message);
  const before = earlier.findLast(({ role }) => role === 'user');
  if (sources.length === 0 && before && (await mayContinue(trx, message))) {
    sources = await findPassages(trx, `${message} ${before.content}`);
  }
  const results = await conversations.findAgreed(trx, conversationId);
  return { question: messageView(question), replyId, turns, sources, results };
}

/** The numbers of an earlier reply name sources that the model is not given again. */
function withoutMarks({ role, content, sources }: ShownMessage): Turn {
  return { role, content: sources.length > 0 ? content.replaceAll(/ ?\[\d+\]/g, '') : content };
}

async function findKnown(
  trx: Trx,
  { conversationId, message, messageId }: Sent,
): Promise<messages.Question | undefined> {
  const known = messageId === undefined ? undefined : await messages.find(trx, messageId);
  if (!known) return undefined;
  // Another user's message is treated as if it did not exist, and a reply is not a question.
  if (known.conversation_id !== conversationId || known.role !== 'user') {
    throw chatErrors.notFound();
  }
  if (known.content !== message) throw chatErrors.differentText();
  return known;
}

async function store(trx: Trx, { conversationId, message, messageId }: Sent) {
  const question = await messages.insertQuestion(trx, {
    id: messageId ?? randomUUID(),
    conversation_id: conversationId,
    content: message,
  });
  if (!question) throw chatErrors.notFound();
  return question;
}
