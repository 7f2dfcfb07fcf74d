import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import { ChatAdvisor } from './chat-advisor.ts';
import { chatErrors } from './chat-errors.ts';
import { ChatModel, type ChatModelSettings } from './chat-model.ts';
import type { ChatTiming } from './reply-writer.ts';

/** The total stays under the 60 s timeout that most proxies apply to a buffered response. */
const TIMING: ChatTiming = { totalMs: 55_000, stallMs: 15_000, storeMs: 1000 };

/** The dependencies of the chat's procedures. */
export interface ChatServices {
  db: Db;
  /** @throws AppError UNAUTHORIZED; FORBIDDEN while the chat is closed */
  chatUser: (call: { request: FastifyRequest }) => Promise<{ id: string }>;
  advisor: ChatAdvisor;
}

export interface ChatOptions {
  config: { chat: ChatModelSettings | undefined };
  db: Db;
  live: { readonly settings: SiteSettings };
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
      () => chatPrompt(live.settings.flags),
      (failure) => app.log.warn(failure, 'the chat model failed'),
    );
  const advisor = new ChatAdvisor(db, model, { ...TIMING, ...timing }, onQuestion);
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
