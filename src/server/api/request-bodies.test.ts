import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let caller: TestCaller;
let id: string;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  caller = new TestCaller(server.app);
  ({ id } = await caller.start());
});
afterAll(() => server.close());

/** Sends the headers as given, over a real connection. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer = '',
) {
  const { port } = server.app.server.address() as AddressInfo;
  const call = request({ port, method, path, headers: { cookie: caller.cookie, ...headers } });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.end(body);
  const [answer] = await answered;
  return { status: answer.statusCode, body: await text(answer) };
}

const json = 'application/json';

describe('a call without a body', () => {
  test.each<[string, Record<string, string>]>([
    ['a JSON type and no length', { 'content-type': json }],
    ['a JSON type and the length 0', { 'content-type': json, 'content-length': '0' }],
    ['an empty chunked body', { 'content-type': json, 'transfer-encoding': 'chunked' }],
    ['a charset', { 'content-type': 'application/json; charset=UTF-8', 'content-length': '0' }],
    ['a charset in quotes', { 'content-type': 'Application/JSON;charset="utf-8"' }],
    [
      'the type of a form, as curl -d "" sends',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['an empty chunked body of no type', { 'transfer-encoding': 'chunked' }],
    ['nothing', {}],
  ])('is accepted with %s', async (_name, headers) => {
    expect((await send('POST', `/api/assessment/${id}/calculate-scores`, headers)).status).toBe(
      200,
    );
  });

  test('is accepted with a JSON type for a DELETE', async () => {
    const own = await caller.start();
    const answer = await send('DELETE', `/api/assessment/${own.id}`, { 'content-type': json });
    expect(answer.status).toBe(200);
  });

  test('that needs one answers which fields are missing', async () => {
    const answer = await send('POST', '/api/assessment', { 'content-type': json });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('sessionId');
  });
});

describe('a compressed body', () => {
  const body = gzipSync('{"currentQuestionIndex":3}');

  test.each(['gzip', 'GZIP', 'br', 'gzip, identity'])(
    'in %s gets 415 and the reason',
    async (encoding) => {
      const headers = { 'content-type': json, 'content-encoding': encoding };
      const answer = await send('PATCH', `/api/assessment/${id}`, headers, body);
      expect(answer.status).toBe(415);
      expect(answer.body).toContain('without Content-Encoding');
      const overTrpc = await send('POST', '/trpc/assessment.update', headers, body);
      expect(overTrpc.status).toBe(415);
      expect(overTrpc.body).toContain('without Content-Encoding');
    },
  );

  test('is not what identity means', async () => {
    const headers = { 'content-type': json, 'content-encoding': 'identity' };
    const answer = await send(
      'PATCH',
      `/api/assessment/${id}`,
      headers,
      '{"currentQuestionIndex":3}',
    );
    expect(answer.status).toBe(200);
  });
});

test('a body of another type is rejected with 415, chunked or not', async () => {
  const path = `/api/assessment/${id}/calculate-scores`;
  for (const headers of [{ 'transfer-encoding': 'chunked' }, { 'content-length': '2' }]) {
    expect(
      (await send('POST', path, { 'content-type': 'text/plain', ...headers }, '{}')).status,
    ).toBe(415);
  }
});
