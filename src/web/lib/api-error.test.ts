import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { expect, test } from 'vitest';
import type { AppRouter } from '#server/router.ts';
import { serverMessage } from './api-error.ts';

const id = '123e4567-e89b-42d3-a456-426614174000';
const requestId = 'k3f9a2-1x';

/** What a call throws that the service refuses with this status. */
async function refusal(status: number, message: string): Promise<unknown> {
  const data = { code: 'X', httpStatus: status, body: { error: 'X', message } };
  const client = createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'http://localhost/trpc',
        fetch: () =>
          Promise.resolve(
            Response.json([{ error: { message, code: -32_000, data } }], {
              status,
              headers: { 'x-request-id': requestId },
            }),
          ),
      }),
    ],
  });
  return client.assessment.byId.query({ id }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a fault of ours is shown with the reference under which the log has it', async () => {
  for (const status of [500, 503]) {
    expect(serverMessage(await refusal(status, 'It failed.'))).toBe(
      `It failed. (Reference: ${requestId})`,
    );
  }
});

test('what a visitor can mend needs no reference', async () => {
  expect(serverMessage(await refusal(403, 'Not yours.'))).toBe('Not yours.');
});
