import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import type { AppRouter } from '#server/router.ts';
import { failureText, ForeignReplyError, serverMessage, whatToDo } from './api-error.ts';

const id = '123e4567-e89b-42d3-a456-426614174000';
const requestId = 'k3f9a2-1x';

/** The error that a call throws if the server rejects it with this status. */
function refusal(status: number, message: string): Promise<unknown> {
  const data = { code: 'X', httpStatus: status, body: { error: 'X', message } };
  return failure(() =>
    Promise.resolve(
      Response.json([{ error: { message, code: -32_000, data } }], {
        status,
        headers: { 'x-request-id': requestId },
      }),
    ),
  );
}

async function failure(fetch: () => Promise<Response>): Promise<unknown> {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: 'http://localhost/trpc', fetch })],
  });
  return client.assessment.byId.query({ id }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('a server error is shown with the reference that the log has', async () => {
  for (const status of [500, 503]) {
    expect(serverMessage(await refusal(status, 'It failed.'))).toBe(
      `It failed. (Reference: ${requestId})`,
    );
  }
});

test("a visitor's error has no reference", async () => {
  expect(serverMessage(await refusal(403, 'Not yours.'))).toBe('Not yours.');
});

const words = 'It failed. Please try again.';

test('after too many calls, the failure comes first, then when to retry', async () => {
  const advice = 'Too many lookups. Wait a minute.';
  const tooMany = await refusal(429, advice);
  expect(whatToDo(tooMany, words)).toBe(`It failed. ${advice}`);
  // If the server's words are the same as the caller's, they appear once.
  expect(whatToDo(tooMany, advice)).toBe(advice);
  const byProxy = new TRPCClientError('429', { cause: new ForeignReplyError(429, 'Slow down') });
  expect(whatToDo(byProxy, words)).toMatch(/^It failed\. There were too many requests/);
});

test('a call without an answer reports a missing connection', async () => {
  const unanswered = await failure(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(whatToDo(unanswered, words)).toBe(`${words} Check your connection.`);
});

test("any other failure has the caller's message", async () => {
  expect(whatToDo(await refusal(500, 'Oops'), words)).toBe(words);
  expect(whatToDo(new Error('of our own'), words)).toBe(words);
});

test("the server's reason replaces the caller's message", async () => {
  expect(failureText(await refusal(403, 'Not yours.'), words)).toBe('Not yours.');
  expect(failureText(new Error('of our own'), words)).toBe(words);
  const unanswered = await failure(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(failureText(unanswered, words, 'Connect first.')).toBe('Connect first.');
});
