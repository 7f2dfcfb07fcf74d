import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { AppRouter } from '#server/router.ts';
import { setCookies, type TestCaller } from './test-caller.ts';

/** The browser's client, injecting its requests into the application with the caller's cookies. */
export function trpcClient(app: FastifyInstance, caller: TestCaller) {
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'http://localhost/trpc',
        methodOverride: 'POST',
        maxItems: 10,
        fetch: async (input, init) => {
          const request = new Request(input, init as RequestInit);
          const { pathname, search } = new URL(request.url);
          const answer = await app.inject({
            method: 'POST',
            url: pathname + search,
            headers: { 'content-type': 'application/json', cookie: caller.cookie },
            remoteAddress: caller.address,
            payload: await request.text(),
          });
          for (const [name, value] of setCookies(answer)) caller.cookies.set(name, value);
          return new Response(answer.body, { status: answer.statusCode });
        },
      }),
    ],
  });
}

/** The error that the client throws for a refused call. */
export async function trpcError(call: Promise<unknown>): Promise<TRPCClientError<AppRouter>> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(TRPCClientError);
  return error as TRPCClientError<AppRouter>;
}
