import { createTestDatabase } from '#testing/test-database.ts';
import { serveChatSite, serveClosedChatSite, type ChatSite } from './chat-site.ts';
import { chatAllowances, signIn } from './chat.ts';
import { journey } from './journey.ts';
import type { Visitor } from './visitor.ts';

/** A journey on a site with the chat open; `chatSite` has its identity provider and model. */
export const chatJourney = journey
  .extend('chatSite', { scope: 'file' }, async ({}, { onCleanup }): Promise<ChatSite> => {
    const { url, drop } = await createTestDatabase();
    const site = await serveChatSite(url);
    onCleanup(async () => {
      await site.close();
      await drop();
    });
    return site;
  })
  .extend('site', { scope: 'file' }, ({ chatSite }) => chatSite)
  /** Opens a browser and in it the chat, signed in under this name. */
  .extend('signedIn', ({ visitor }) => async (name: string): Promise<Visitor> => {
    const me = await visitor({ allow: chatAllowances });
    await signIn(me, name);
    return me;
  })
  .extend('endOfReplies', { auto: true }, ({ chatSite }, { onCleanup }) => {
    onCleanup(() => chatSite.breakOffReplies());
  });

/** A journey on a site that shows the chat behind COMING SOON. */
export const closedChatJourney = journey.extend(
  'site',
  { scope: 'file' },
  async ({}, { onCleanup }) => {
    const { url, drop } = await createTestDatabase();
    const site = await serveClosedChatSite(url);
    onCleanup(async () => {
      await site.close();
      await drop();
    });
    return site;
  },
);
