import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredCards } from '#content/chat-cards.ts';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { LiveSite } from '#server/site/page-store.ts';
import type { ChatEvent, Message, Sent } from './chat.schemas.ts';
import { chatErrors } from './chat-errors.ts';
import { ChatModel, type ChatModelSettings } from './chat-model.ts';
import { requireOwn } from './conversation.service.ts';
import { passageStore } from './passages.ts';
import { beginReply } from './question.service.ts';
import type { TokenBudget } from './quotas.ts';
import { ReplyWriter, type ChatTiming } from './reply-writer.ts';
import * as messages from './message.repository.ts';

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
    advisor: ReturnType<typeof openChat>['advisor'];
  }
}

interface ChatOptions {
  config: { chat: ChatModelSettings | undefined; chatDailyTokens: TokenBudget };
  db: Db;
  live: Pick<LiveSite, 'settings' | 'onChange'>;
  signedIn: ChatUsers;
  timing: Partial<ChatTiming> | undefined;
  /** Called for each question that is sent to the model. */
  onQuestion: () => void;
}

/** Sends questions to the model and writes the replies, one at a time for each user. */
export function openChat(
  app: FastifyInstance,
  { config, db, live, signedIn, timing, onQuestion }: ChatOptions,
) {
  const model =
    config.chat &&
    new ChatModel(
      config.chat,
      (grounds) => chatPrompt(live.settings.flags, grounds),
      (failure) => app.log.warn(failure, 'the chat model failed'),
    );
  const storePassages = passageStore(db, () => live.settings);
  if (model) {
    // If the database does not answer now, the next question tries again.
    const report = (err: unknown) =>
      app.log.warn({ err }, 'the passages of the site could not be stored');
    const store = () => void storePassages().catch(report);
    app.addHook('onReady', async () => store());
    live.onChange(async () => store);
  }
  /** The replies that this process is writing, by conversation. */
  const writers = new Map<string, ReplyWriter>();
  let isClosing = false;
  // Before the server waits for its connections to end: replies would keep them open. The text so far is stored.
  app.addHook('preClose', async () => {
    isClosing = true;
    await Promise.all([...writers.values()].map((writer) => writer.end('restarting')));
  });

  const advisor = {
    /**
     * Stores the question and starts the reply. The stream throws the errors of the reply.
     * @param left aborts when the reader has gone; one who then follows the stored text keeps it going
     */
    async send(userId: string, sent: Sent, left: AbortSignal): Promise<AsyncIterable<ChatEvent>> {
      if (!model) throw chatErrors.notSetUp();
      if (isClosing) throw chatErrors.restarting();
      await storePassages();
      const started = await inTransaction(db, (trx) =>
        beginReply(trx, userId, sent, config.chatDailyTokens),
      );
      if ('answered' in started) return replay(started.question, started.answered);
      onQuestion();

      const { conversationId } = sent;
      const cards = offeredCards(live.settings);
      const reply = { ...started, userId, conversationId, left, cards };
      const writer = new ReplyWriter(db, reply, model, { ...TIMING, ...timing });
      writers.set(conversationId, writer);
      void writer.done.then(() => {
        if (writers.get(conversationId) === writer) writers.delete(conversationId);
      });
      if (isClosing) await writer.end('restarting');
      return writer.events.read();
    },

    /** Stops the reply, even if another process writes it. */
    async stop(userId: string, conversationId: string): Promise<boolean> {
      await requireOwn(db, userId, conversationId);
      const writer = writers.get(conversationId);
      if (!writer) return messages.stopWriting(db, conversationId);
      await writer.end('stopped');
      return true;
    },

    /** Ends the reply in progress in a deleted conversation. */
    forget(conversationId: string): void {
      void writers.get(conversationId)?.end('deleted');
    },
  };

  // Asks at each call: the office opens and closes the chat at run time.
  const chatUser: ChatUsers = async (call) => {
    const user = await signedIn(call);
    const { chatbotEnabled, chatbotOpen } = live.settings.flags;
    if (!chatbotEnabled || !chatbotOpen) throw chatErrors.closed();
    return user;
  };
  return { advisor, chatUser };
}
