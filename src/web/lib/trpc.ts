import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#server/router.ts';

/** Read once, kept until a change here makes it stale (specification section 7). */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}

export const queryClient = createQueryClient();

/** Queries go by POST too: session ids and emails then stand in no address that is logged. */
export const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc', methodOverride: 'POST', maxItems: 10 })],
});

/** Query and mutation options of every procedure: `trpc.assessment.byId.queryOptions({ id })`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
