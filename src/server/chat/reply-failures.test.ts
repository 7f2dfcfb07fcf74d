import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AppErrorCode } from '#domain/errors.ts';
import { ChatUser, listen, startChatApp, textOf, type ChatApp } from '#testing/chat-app.ts';
import { startChatEndpoint, type ChatReply } from '#testing/chat-endpoint.ts';
import { startTestApp } from '#testing/test-app.ts';

const TIMING = { totalMs: 900, stallMs: 300, storeMs: 50 };

let server: ChatApp;
const lines: string[] = [];
beforeAll(async () => {
  server = await startChatApp({
    chatTiming: TIMING,
    startSeconds: 0.3,
    logStream: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());

interface Failure {
  name: string;
  reply: ChatReply;
  status: number;
  code: AppErrorCode;
  message: RegExp;
  kept?: string;
}

/** Longer than the time limit, but without a pause as long as the stall limit. */
const endless = 'word '.repeat(100);

const failures: Failure[] = [
  {
    name: 'answers 429',
    reply: { kind: 'status', status: 429 },
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: /busy right now/,
  },
  {
    name: 'is overloaded',
    reply: { kind: 'status', status: 503 },
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: /busy right now/,
  },
  {
    name: 'answers 500',
    reply: { kind: 'status', status: 500 },
    status: 502,
    code: 'BAD_GATEWAY',
    message: /could not answer/,
  },
  {
    name: 'refuses the key',
    reply: { kind: 'status', status: 401 },
    status: 502,
    code: 'BAD_GATEWAY',
    message: /until the practice corrects its settings/,
  },
  {
    name: 'breaks off in the middle',
    reply: { kind: 'break-off', text: 'Begin with one' },
    status: 502,
    code: 'BAD_GATEWAY',
    message: /cut off/,
    kept: 'Begin with one',
  },
  {
    name: 'breaks off before the first word',
    reply: { kind: 'break-off', text: '' },
    status: 502,
    code: 'BAD_GATEWAY',
    message: /could not answer/,
  },
  {
    name: 'says nothing',
    reply: { kind: 'stream', text: '' },
    status: 502,
    code: 'BAD_GATEWAY',
    message: /could not answer/,
  },
  {
    name: 'stalls in the middle',
    reply: { kind: 'stall', text: 'Begin with' },
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: /took too long/,
    kept: 'Begin with',
  },
  {
    name: 'stalls before the first word',
    reply: { kind: 'stall', text: '' },
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: /did not start in time/,
  },
];

describe('when the model', () => {
  test.each(failures)('$name, the question and the text so far are stored', async (failure) => {
    const { reply, status, code, message, kept } = failure;
    const expected = [
      'user: How do I begin? (complete)',
      ...(kept ? [`assistant: ${kept} (interrupted)`] : []),
    ];

    const overRest = await ChatUser.signIn(server);
    server.endpoint.next(reply);
    const answer = await overRest.ask('How do I begin?');
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(message);
    expect(await overRest.transcript()).toEqual(expected);

    const overTrpc = await ChatUser.signIn(server);
    server.endpoint.next(reply);
    const { events, error } = await overTrpc.send('How do I begin?');
    expect(textOf(events)).toBe(kept ?? '');
    expect(events.map(({ type }) => type)).not.toContain('finished');
    expect(error?.data).toMatchObject({ httpStatus: status, code, body: answer.json<unknown>() });
    expect(await overTrpc.transcript()).toEqual(expected);
  });

  test('takes too long altogether, the reply ends with the text so far', async () => {
    const user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'stream', text: endless, wordMs: 30 });
    const answer = await user.ask('All of it, please');
    expect(answer.statusCode).toBe(503);
    const [, written] = await user.messages();
    expect(written).toMatchObject({ status: 'interrupted' });
    expect(written!.content.length).toBeGreaterThan(20);
    expect(endless.startsWith(written!.content)).toBe(true);
  });

  test('has failed, the next question works as usual', async () => {
    const user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'status', status: 500 });
    await user.ask('One?');
    expect((await user.ask('Two?')).statusCode).toBe(200);
    // Both are unanswered, and some models reject two consecutive turns of one side.
    expect(server.endpoint.requests.at(-1)!.messages.slice(1)).toEqual([
      { role: 'user', content: 'One?\n\nTwo?' },
    ]);
    expect(await user.transcript()).toEqual([
      'user: One? (complete)',
      'user: Two? (complete)',
      'assistant: You asked: One?\n\nTwo? (complete)',
    ]);
  });

  test('redirects, nothing is sent to the other address', async () => {
    const asked = vi.fn<RequestListener>((_request, response) => response.end());
    const elsewhere = createServer(asked).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    try {
      const user = await ChatUser.signIn(server);
      const { port } = elsewhere.address() as AddressInfo;
      const location = `http://127.0.0.1:${port}/v1/chat/completions`;
      server.endpoint.next({ kind: 'status', status: 307, location });
      expect((await user.ask('Where to?')).statusCode).toBe(502);
      expect(asked).not.toHaveBeenCalled();
    } finally {
      elsewhere.close();
    }
  });

  test('cannot be reached, the caller gets 502', async () => {
    const gone = await startChatEndpoint();
    await gone.close();
    const away = await startTestApp({ chat: gone.settings });
    try {
      const user = await ChatUser.signIn({ ...away, url: '' });
      expect((await user.ask('Anyone there?')).statusCode).toBe(502);
      expect(await user.transcript()).toEqual(['user: Anyone there? (complete)']);
    } finally {
      await away.close();
    }
  });

  test('is not configured, the caller gets 503 and nothing is stored', async () => {
    const bare = await startTestApp();
    try {
      const user = await ChatUser.signIn({ ...bare, url: await listen(bare) });
      const answer = await user.ask('Anyone there?');
      expect(answer.statusCode).toBe(503);
      expect(answer.json<{ message: string }>().message).toContain('not set up');
      const { error } = await user.send('Anyone there?');
      expect(error?.data).toMatchObject({ httpStatus: 503, body: answer.json<unknown>() });
      expect(await user.messages()).toEqual([]);
    } finally {
      await bare.close();
    }
  });
});

test('the log contains failures, but no text of the conversation and no key', () => {
  const log = lines.join('');
  expect(log).toContain('the chat model failed');
  expect(log).not.toMatch(/How do I begin|Begin with|SECRET|local chat endpoint/);
});
