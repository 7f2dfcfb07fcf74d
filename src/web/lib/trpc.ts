import { notifyManager, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter } from '#server/router.ts';
import { takeEarlyReply } from '#web/startup/early-reply.ts';
import { ForeignReplyError } from './api-error.ts';
import { serverClock } from './server-clock.ts';

/**
 * Data is read once and stays fresh until a change here makes it stale (specification section 7).
 * Without a connection a call fails, so that the page can say so; by default it would wait, and a
 * dialog would stay busy. Failed reads are retried when the connection is back.
 */
const always = { retry: false, networkMode: 'always' } as const;
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...always,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
    },
    mutations: always,
  },
});
// By default a button becomes busy only after a timer, and a quick second press would act twice.
notifyManager.setScheduler(queueMicrotask);

/** Queries use POST too, so that no logged address contains session ids or emails. */
export const client = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: '/trpc', methodOverride: 'POST', maxItems: 10, fetch: call })],
});

/** Learns the server's time from its replies, and rejects replies that are not the server's. */
async function call(address: RequestInfo | URL, init?: object): Promise<Response> {
  const reply = await (takeEarlyReply(address, init) ?? timedCall(address, init));
  if (!reply.ok && !reply.headers.get('content-type')?.startsWith('application/json')) {
    throw new ForeignReplyError(reply.status, await reply.text());
  }
  return reply;
}

/** The browser finishes sending it, even when the page is closed. */
const outlivesPage = /response\.save|assessment\.update|feedback\.save/;

async function timedCall(address: RequestInfo | URL, init?: object): Promise<Response> {
  const learn = serverClock.ask();
  const keepalive = typeof address === 'string' && outlivesPage.test(address);
  const reply = await fetch(address, { ...init, keepalive });
  learn(reply.headers.get('date'));
  return reply;
}

/**
 * Calls at once, without batching and without waiting for a reply: timers no longer run while a page
 * unloads.
 */
export function callKeepalive(
  procedure: 'response.save' | 'assessment.update' | 'plan.save' | 'feedback.save',
  input: object,
): void {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(input);
  void fetch(`/trpc/${procedure}`, { method: 'POST', keepalive: true, headers, body }).catch(
    () => undefined,
  );
}

/** Query and mutation options of every procedure: `trpc.assessment.byId.queryOptions({ id })`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
