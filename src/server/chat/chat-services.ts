import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offeredCards } from '#content/chat-cards.ts';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { Db } from '#db/client.ts';
import type { LiveSite } from '#server/site/page-store.ts';
import { ChatAdvisor } from './chat-advisor.ts';
import { chatErrors } from './chat-errors.ts';
import { ChatModel, type ChatModelSettings } from './chat-model.ts';
import { Passages } from './passages.ts';
import type { TokenBudget } from './quotas.ts';
import type { ChatTiming } from './reply-writer.ts';

/** The total stays under the 60 s timeout that most proxies apply to a buffered response. */
const TIMING: ChatTiming = { totalMs: 55_000, stallMs: 15_000, storeMs: 1000, leftMs: 10_000 };

/** The dependencies of the chat's procedures. */
export interface ChatServices {
  db: Db;
  /** @throws AppError UNAUTHORIZED; FORBIDDEN while the chat is closed */
  chatUser: (call: { request: FastifyRequest }) => Promise<{ id: string }>;
  advisor: ChatAdvisor;
}

export interface ChatOptions {
  config: { chat: ChatModelSettings | undefined; chatDailyTokens: TokenBudget };
  db: Db;
  live: Pick<LiveSite, 'settings' | 'onChange'>;
  signedIn: ChatServices['chatUser'];
  timing: Partial<ChatTiming> | undefined;
  onQuestion: () => void;
}

export function openChat(
  app: FastifyInstance,
  { config, db, live, signedIn, timing, onQuestion }: ChatOptions,
): Omit<ChatServices, 'db'> {
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
      app.log.warn({ err }, 'the advisor cannot store what the site says');
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
