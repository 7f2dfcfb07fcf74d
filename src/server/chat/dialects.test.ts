import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ChatUser, startChatApp, textOf, type ChatApp } from '#testing/chat-app.ts';
import { completeDialects, failingDialects } from '#testing/chat-dialects.ts';
import type { ChatRequest } from '#testing/chat-endpoint.ts';

let server: ChatApp;
const lines: string[] = [];
beforeAll(async () => {
  server = await startChatApp({
    startSeconds: 0.3,
    logStream: { write: (line) => void lines.push(line) },
  });
});
beforeEach(() => {
  lines.length = 0;
  server.endpoint.requests.length = 0;
  server.endpoint.rejects = undefined;
  server.endpoint.skip();
});
afterAll(() => server.close());

const question = 'user: How do I begin? (complete)';
const whole = completeDialects[0]!;

/** What the operator reads about the last failure. */
const logged = () => {
  const line = lines.findLast((one) => one.includes('the chat model failed'));
  return line === undefined ? {} : (JSON.parse(line) as { fault: string; advice: string });
};

describe('a reply of', () => {
  test.each(completeDialects)('$server is stored whole', async (dialect) => {
    const user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'dialect', dialect });
    const { events, error } = await user.send('How do I begin?');
    expect(error).toBeUndefined();
    const restart = events.findLastIndex((event) => event.type === 'text' && event.isRestart);
    expect(textOf(events.slice(restart + 1))).toBe(dialect.text);
    expect(await user.transcript()).toEqual([question, `assistant: ${dialect.text} (complete)`]);
  });

  /** What to change, for whom it concerns. */
  const told: Readonly<Record<string, { visitor: RegExp; operator: RegExp }>> = {
    length: { visitor: /Ask for the rest/, operator: /raise CHAT_REPLY_TOKENS/ },
    filtered: { visitor: /in other words/, operator: /change its policy/ },
    tooLong: { visitor: /Start a new conversation/, operator: /context of at least/ },
    key: { visitor: /practice corrects its settings/, operator: /CHAT_API_KEY/ },
    model: { visitor: /practice corrects its settings/, operator: /CHAT_MODEL/ },
    quota: { visitor: /Try again tomorrow/, operator: /plan and billing/ },
    busy: { visitor: /busy right now/, operator: /busy/ },
    broken: { visitor: /cut off/, operator: /ended the reply in the middle/ },
    failed: { visitor: /could not answer/, operator: /CHAT_API_URL/ },
  };

  test.each(failingDialects)('$server is never complete: $end', async (dialect) => {
    const user = await ChatUser.signIn(server);
    // A server that may not know a part of the request is asked again.
    for (const _try of [1, 2, 3, 4, 5]) server.endpoint.next({ kind: 'dialect', dialect });
    const answer = await user.ask('How do I begin?');
    expect([502, 503]).toContain(answer.statusCode);
    const { visitor, operator } = told[dialect.end]!;
    expect(answer.json<{ message: string }>().message).toMatch(visitor);
    expect(logged()).toMatchObject({
      fault: dialect.end,
      advice: expect.stringMatching(operator) as string,
    });
    expect(await user.transcript()).toEqual([
      question,
      ...(dialect.text === '' ? [] : [`assistant: ${dialect.text} (interrupted)`]),
    ]);
  });
});

test('a server that keeps the connection open after the last word has answered', async () => {
  const user = await ChatUser.signIn(server);
  const dialect = { ...whole, bytes: whole.bytes.replace('data: [DONE]\n\n', '') };
  server.endpoint.next({ kind: 'dialect', dialect, hang: true });
  expect((await user.ask('How do I begin?')).statusCode).toBe(200);
  expect(await user.transcript()).toEqual([question, `assistant: ${whole.text} (complete)`]);
});

test('keep-alives do not count as a beginning, and the log says which setting to raise', async () => {
  const user = await ChatUser.signIn(server);
  const dialect = { ...whole, bytes: ': keep-alive\n\ndata: {"choices":[]}\n\n' };
  server.endpoint.next({ kind: 'dialect', dialect, hang: true });
  const answer = await user.ask('How do I begin?');
  expect(answer.statusCode).toBe(503);
  expect(answer.json<{ message: string }>().message).toContain('did not start in time');
  expect(logged()).toMatchObject({
    advice: expect.stringContaining('CHAT_START_SECONDS') as string,
  });
  expect(await user.transcript()).toEqual([question]);
});

test('thinking that was shown is withdrawn', async () => {
  const user = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const stream = (await user.open('How do I begin?'))[Symbol.asyncIterator]();
  await reply.asked;
  const next = async () => (await stream.next()).value;
  expect(await next()).toMatchObject({ type: 'started' });
  reply.write('They ask.');
  expect(await next()).toEqual({ type: 'text', text: 'They ask.' });
  reply.write('</think>\n\nBegin.');
  expect(await next()).toEqual({ type: 'text', text: '', isRestart: true });
  expect(await next()).toEqual({ type: 'text', text: 'Begin.' });
  reply.finish();
  expect(await next()).toMatchObject({ type: 'finished', reply: { content: 'Begin.' } });
});

describe('the limit of tokens', () => {
  const limits = ({ max_tokens, max_completion_tokens, stream_options }: ChatRequest) => ({
    ...(max_tokens && { max_tokens }),
    ...(max_completion_tokens && { max_completion_tokens }),
    ...(stream_options && { counts: true }),
  });

  test.each<[string, (request: ChatRequest) => boolean, object, 400 | 422]>([
    [
      'OpenAI',
      (asked) => 'max_tokens' in asked,
      { max_completion_tokens: 4000, counts: true },
      400,
    ],
    [
      'Mistral',
      (asked) => 'max_completion_tokens' in asked,
      { max_tokens: 4000, counts: true },
      422,
    ],
    ['an old server', (asked) => 'stream_options' in asked, { max_tokens: 4000 }, 400],
    [
      'a server that accepts none',
      (asked) => 'max_tokens' in asked || 'max_completion_tokens' in asked,
      {},
      400,
    ],
  ])(
    'reaches %s under a name that it accepts, from then on',
    async (_name, rejects, sent, status) => {
      const fresh = await startChatApp();
      fresh.endpoint.rejects = (request) => rejects(request) && status;
      try {
        for (const _each of [1, 2]) {
          expect((await (await ChatUser.signIn(fresh)).ask('Hello')).statusCode).toBe(200);
        }
        expect(fresh.endpoint.requests.map(limits)).toEqual([sent, sent]);
      } finally {
        await fresh.close();
      }
    },
  );

  test('reaches a server that ignores what it does not know', async () => {
    await (await ChatUser.signIn(server)).ask('Hello');
    expect(limits(server.endpoint.requests.at(-1)!)).toMatchObject({ max_tokens: 4000 });
  });
});

test('an address may carry a query, as Azure’s do', async () => {
  const azure = await startChatApp();
  const apiUrl = `${azure.endpoint.settings.apiUrl}/?api-version=preview`;
  const other = await startChatApp({}, { chat: { ...azure.endpoint.settings, apiUrl } });
  try {
    expect((await (await ChatUser.signIn(other)).ask('Hello')).statusCode).toBe(200);
    expect(azure.endpoint.requests).toHaveLength(1);
  } finally {
    await other.close();
    await azure.close();
  }
});
