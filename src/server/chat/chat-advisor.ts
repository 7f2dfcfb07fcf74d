import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredCards } from '#content/chat-cards.ts';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { CardId } from '#domain/chat.ts';
import type { Services } from '#server/api/services.ts';
import type { LiveSite } from '#server/site/page-store.ts';
import type { ChatEvent, Message, Sent } from './chat.schemas.ts';
import { chatErrors } from './chat-errors.ts';
import { ChatModel, type ChatModelSettings } from './chat-model.ts';
import { requireOwn } from './conversation.service.ts';
import { Passages } from './passages.ts';
import { beginReply } from './question.service.ts';
import type { TokenBudget } from './quotas.ts';
import { ReplyWriter, type ChatTiming } from './reply-writer.ts';
import * as messages from './message.repository.ts';

interface Advising {
  db: Db;
  /** Undefined while none is set up. */
  model: ChatModel | undefined;
  passages: Passages;
  /** What the advisor may offer now. */
  cards: () => readonly CardId[];
  budget: TokenBudget;
  timing: ChatTiming;
  /** Called for each question that is sent to the model. */
  onQuestion: () => void;
}

/** Sends questions to the model and writes the replies, one at a time for each user. */
class ChatAdvisor {
  readonly #with: Advising;
  /** The replies that this process is writing, by conversation. */
  readonly #writers = new Map<string, ReplyWriter>();
  #isClosing = false;

  constructor(advising: Advising) {
    this.#with = advising;
  }

  /**
   * Stores the question and starts the reply.
   * @param left aborts when the reader has gone; one who then follows the stored text keeps it going
   * @throws AppError NOT_FOUND, CONFLICT, TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE; the stream throws the
   *   errors of the reply
   */
  async send(userId: string, sent: Sent, left: AbortSignal): Promise<AsyncIterable<ChatEvent>> {
    const { db, model, passages, cards, budget, timing, onQuestion } = this.#with;
    if (!model) throw chatErrors.notSetUp();
    if (this.#isClosing) throw chatErrors.restarting();
    await passages.store();
    const started = await inTransaction(db, (trx) => beginReply(trx, userId, sent, budget));
    if ('answered' in started) return replay(started.question, started.answered);
    onQuestion();

    const { conversationId } = sent;
    const reply = { ...started, userId, conversationId, left, cards: cards() };
    const writer = new ReplyWriter(db, reply, model, timing);
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
    const { db } = this.#with;
    await requireOwn(db, userId, conversationId);
    const writer = this.#writers.get(conversationId);
    if (!writer) return messages.stopWriting(db, conversationId);
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

/** A reply that starts at once stays under the 60 s timeout that most proxies apply to a buffered response. */
const TIMING: ChatTiming = { totalMs: 55_000, stallMs: 15_000, storeMs: 1000, leftMs: 10_000 };

type ChatUsers = (call: { request: FastifyRequest }) => Promise<{ id: string }>;

declare module '#server/api/services.ts' {
  interface Services {
    /** @throws AppError UNAUTHORIZED; FORBIDDEN while the chat is closed */
    chatUser: ChatUsers;
    advisor: ChatAdvisor;
  }
}

interface ChatOptions {
  config: { chat: ChatModelSettings | undefined; chatDailyTokens: TokenBudget };
  db: Db;
  live: Pick<LiveSite, 'settings' | 'onChange'>;
  signedIn: ChatUsers;
  timing: Partial<ChatTiming> | undefined;
  onQuestion: () => void;
}

export function openChat(
  app: FastifyInstance,
  { config, db, live, signedIn, timing, onQuestion }: ChatOptions,
): Pick<Services, 'chatUser' | 'advisor'> {
  const model =
    config.chat &&
    new ChatModel(
      config.chat,
      (grounds) => chatPrompt(live.settings.flags, grounds),
      (failure) => app.log.warn(failure, 'the chat model failed'),
    );
  const passages = new Passages(db, () => live.settings);
  if (model) {
    // If the database does not answer now, the next question tries again.
    const report = (err: unknown) =>
      app.log.warn({ err }, 'the passages of the site could not be stored');
    const store = () => void passages.store().catch(report);
    app.addHook('onReady', async () => store());
    live.onChange(async () => store);
  }
  const advisor = new ChatAdvisor({
    db,
    model,
    passages,
    cards: () => offeredCards(live.settings),
    budget: config.chatDailyTokens,
    timing: { ...TIMING, ...timing },
    onQuestion,
  });
  // Before the server waits for its connections to end: replies would keep them open.
  app.addHook('preClose', () => advisor.close());
  return {
    advisor,
    // Asks at each call: the office opens and closes the chat at run time.
    chatUser: async (call) => {
      const user = await signedIn(call);
      const { chatbotEnabled, chatbotOpen } = live.settings.flags;
      if (!chatbotEnabled || !chatbotOpen) throw chatErrors.closed();
      return user;
    },
  };
}
