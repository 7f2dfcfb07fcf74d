import type { Config } from '#server/config.ts';
import { startChatEndpoint, type ChatEndpoint, type DrivenReply } from '#testing/chat-endpoint.ts';
import { startIdentityProvider, type IdentityProvider } from '#testing/identity-provider.ts';
import { serveSite, siteFlags, type RunningSite } from './site.ts';

/** Local stand-ins for the systems that the chat needs. */
export interface ChatDoubles {
  provider: IdentityProvider;
  endpoint: ChatEndpoint;
}

export interface ChatSite extends RunningSite, ChatDoubles {
  /** Breaks off the replies that a test drives by hand. */
  breakOffReplies: () => void;
}

/** The site with the chat open, an identity provider, and a model whose replies the test sets. */
export async function serveChatSite(
  databaseUrl: string,
  overrides: Partial<Config> = {},
): Promise<ChatSite> {
  const provider = await startIdentityProvider();
  const model = await startChatEndpoint();
  const driven: DrivenReply[] = [];
  const endpoint: ChatEndpoint = {
    ...model,
    drive: () => {
      const reply = model.drive();
      void reply.asked.then(() => driven.push(reply));
      return reply;
    },
  };
  const site = await serveSite(databaseUrl, {
    flags: siteFlags({ chatbotEnabled: true, chatbotOpen: true }),
    oidc: provider.settings,
    chat: endpoint.settings,
    // Tests make the model fail, which the server logs as errors.
    logLevel: 'fatal',
    ...overrides,
  });
  return {
    ...site,
    provider,
    endpoint,
    breakOffReplies: () => {
      for (const reply of driven.splice(0)) reply.breakOff();
    },
    close: async () => {
      await site.close();
      await endpoint.close();
      await provider.close();
    },
  };
}

/** The site with the chat enabled but not open. */
export function serveClosedChatSite(databaseUrl: string): Promise<RunningSite> {
  return serveSite(databaseUrl, { flags: siteFlags({ chatbotEnabled: true }) });
}
