import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { conversationTitle } from '#domain/conversation-title.ts';
import { ReplyWriter, type ChatTiming } from './reply-writer.ts';
import * as replies from './reply.repository.ts';
import { withinBudget, type Turn } from './budget.ts';
import type { ChatEvent, Message } from './chat.schemas.ts';
import { chatErrors } from './chat-errors.ts';
import type { ChatModel } from './chat-model.ts';
import { findOwn } from './conversation.repository.ts';

/** Of the conversation so far the model is told so much. */
const MAX_TOKENS = 8000;

export interface Sent {
  conversationId: string;
  message: string;
  messageId?: string;
}

type Begun =
  { question: Message; answered: Message } | { question: Message; replyId: string; turns: Turn[] };

/** Puts questions to the model and has the replies written, one at a time in each conversation. */
export class ChatAdvisor {
  readonly #db: Db;
  readonly #model: ChatModel | undefined;
  readonly #timing: ChatTiming;
  /** Of this process, by conversation. */
  readonly #writers = new Map<string, ReplyWriter>();
  readonly #onAsked: () => void;
  #isClosing = false;

  /** @param onAsked is told of each question that is put to the model */
  constructor(
    db: Db,
    model: ChatModel | undefined,
    timing: ChatTiming,
    onAsked: () => void = () => undefined,
  ) {
    this.#db = db;
    this.#onAsked = onAsked;
    this.#model = model;
    this.#timing = timing;
  }

  /**
   * Stores the question and begins the reply, which is written to its end even if nobody reads on.
   * @throws AppError NOT_FOUND, CONFLICT, SERVICE_UNAVAILABLE; the stream throws what befalls the reply
   */
  async send(userId: string, sent: Sent): Promise<AsyncIterable<ChatEvent>> {
    if (!this.#model) throw chatErrors.notSetUp();
    if (this.#isClosing) throw chatErrors.restarting();
    const begun = await this.#db.transaction().execute((trx) => begin(trx, userId, sent));
    if ('answered' in begun) return replay(begun.question, begun.answered);
    this.#onAsked();

    const { conversationId } = sent;
    const reply = { ...begun, conversationId };
    const writer = new ReplyWriter(this.#db, reply, this.#model, this.#timing);
    this.#writers.set(conversationId, writer);
    void writer.done.then(() => {
      if (this.#writers.get(conversationId) === writer) this.#writers.delete(conversationId);
    });
    if (this.#isClosing) await writer.end('restarting');
    return writer.events.read();
  }

  /**
   * Ends the reply that is being written, by whichever process.
   * @throws AppError NOT_FOUND
   */
  async stop(userId: string, conversationId: string): Promise<boolean> {
    if (!(await findOwn(this.#db, userId, conversationId))) throw chatErrors.notFound();
    const writer = this.#writers.get(conversationId);
    if (!writer) return replies.stopWriting(this.#db, conversationId);
    await writer.end('stopped');
    return true;
  }

  /** Ends what is being written in a conversation that is no more. */
  forget(conversationId: string): void {
    void this.#writers.get(conversationId)?.end('deleted');
  }

  /** Ends every reply that this process writes; what is written of them is kept. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.#writers.values()].map((writer) => writer.end('restarting')));
  }
}

async function begin(
  trx: Transaction<Database>,
  userId: string,
  { conversationId, message, messageId }: Sent,
): Promise<Begun> {
  if (!(await replies.lockOwn(trx, userId, conversationId))) throw chatErrors.notFound();
  const known = messageId && (await replies.findMessage(trx, messageId));
  if (known) {
    // Another's message is as if it did not exist, a reply is no question.
    if (known.conversation_id !== conversationId || known.role !== 'user') {
      throw chatErrors.notFound();
    }
    if (known.content !== message) throw chatErrors.otherWords();
    const answered = await replies.findCompleteReply(trx, known.id);
    if (answered) return { question: view(known), answered };
  }
  if (await replies.isBeingWritten(trx, conversationId)) throw chatErrors.busy();

  const question =
    known ||
    (await replies.insertQuestion(trx, {
      id: messageId ?? randomUUID(),
      conversation_id: conversationId,
      content: message,
    }));
  if (!question) throw chatErrors.notFound();
  await replies.nameAfterFirst(trx, question, {
    id: conversationId,
    title: conversationTitle(message),
  });
  await replies.touch(trx, conversationId);
  const turns = await replies.listTurns(trx, conversationId, question);
  const replyId = await replies.insertReply(trx, {
    conversation_id: conversationId,
    question_id: question.id,
  });
  return { question: view(question), replyId, turns: withinBudget(turns, MAX_TOKENS) };
}

function view({ id, role, content, status }: replies.StoredMessage): Message {
  return { id, role, content, status };
}

/** For who asks again what was answered: the connection broke, the reply was written all the same. */
async function* replay(question: Message, reply: Message): AsyncGenerator<ChatEvent> {
  yield { type: 'started', question, reply: { id: reply.id } };
  yield { type: 'text', text: reply.content };
  yield { type: 'finished', reply };
}
