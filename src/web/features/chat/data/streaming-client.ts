import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import type { AppRouter } from '#server/router.ts';

/** Hands a reply on as it is written. Apart from the other client, so that only the chat loads it. */
export const streamingClient = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/trpc', maxItems: 1 })],
});
