import type { Db } from '#db/client.ts';
import type { CardId } from '#domain/advisor-card.ts';
import type { ChatEvent, Message } from './chat.schemas.ts';
import { chatErrors } from './chat-errors.ts';
import type { ChatModel } from './chat-model.ts';
import { requireOwn } from './conversation.service.ts';
import type { Passages } from './passages.ts';
import { beginReply, type Sent } from './question.service.ts';
import type { TokenBudget } from './quotas.ts';
import { ReplyWriter, type ChatTiming } from './reply-writer.ts';
import * as replies from './reply.repository.ts';

/** Sends questions to the model and writes the replies, one at a time for each user. */
export class ChatAdvisor {
  readonly #db: Db;
  readonly #model: ChatModel | undefined;
  readonly #passages: Passages;
  readonly #cards: () => readonly CardId[];
  readonly #budget: TokenBudget;
  readonly #timing: ChatTiming;
  /** The replies that this process is writing, by conversation. */
  readonly #writers = new Map<string, ReplyWriter>();
  readonly #onAsked: () => void;
  #isClosing = false;

  /**
   * @param cards what the advisor may offer now
   * @param onAsked called for each question that is sent to the model
   */
  constructor(
    db: Db,
    model: ChatModel | undefined,
    passages: Passages,
    cards: () => readonly CardId[],
    budget: TokenBudget,
    timing: ChatTiming,
    onAsked: () => void = () => undefined,
  ) {
    this.#db = db;
    this.#onAsked = onAsked;
    this.#model = model;
    this.#passages = passages;
    this.#cards = cards;
    this.#budget = budget;
    this.#timing = timing;
  }

  /**
   * Stores the question and starts the reply.
   * @param left aborts when the reader has gone; one who then follows the stored text keeps it going
   * @throws AppError NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE; the stream throws the
   *   errors of the reply
   */
  async send(userId: string, sent: Sent, left: AbortSignal): Promise<AsyncIterable<ChatEvent>> {
    if (!this.#model) throw chatErrors.notSetUp();
    if (this.#isClosing) throw chatErrors.restarting();
    await this.#passages.store();
    const started = await this.#db
      .transaction()
      .execute((trx) => beginReply(trx, userId, sent, this.#budget));
    if ('answered' in started) return replay(started.question, started.answered);
    this.#onAsked();

    const { conversationId } = sent;
    const reply = { ...started, userId, conversationId, left, cards: this.#cards() };
    const writer = new ReplyWriter(this.#db, reply, this.#model, this.#timing);
    this.#writers.set(conversationId, writer);
    void writer.done.then(() => {
      if (this.#writers.get(conversationId) === writer) this.#writers.delete(conversationId);
    });
    if (this.#isClosing) await writer.end('restarting');
    return writer.events.read();
  }

  /**
   * Stops the reply, even if another process writes it.
   * @throws AppError NOT_FOUND
   */
  async stop(userId: string, conversationId: string): Promise<boolean> {
    await requireOwn(this.#db, userId, conversationId);
    const writer = this.#writers.get(conversationId);
    if (!writer) return replies.stopWriting(this.#db, conversationId);
    await writer.end('stopped');
    return true;
  }

  /** Ends the reply in progress in a deleted conversation. */
  forget(conversationId: string): void {
    void this.#writers.get(conversationId)?.end('deleted');
  }

  /** Stops every reply of this process. The text so far is stored. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.all([...this.#writers.values()].map((writer) => writer.end('restarting')));
  }
}

/** For a repeated question whose reply was finished after the connection broke. */
async function* replay(question: Message, reply: Message): AsyncGenerator<ChatEvent> {
  yield { type: 'started', question, reply: { id: reply.id } };
  yield { type: 'text', text: reply.content };
  yield { type: 'finished', reply };
}
