import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '#server/http/security-headers.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://leaders.example.com' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** The bytes that the server answers before it closes the connection. */
async function answerTo(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

test('a request sent too slowly gets the standard error', async () => {
  // Node checks for slow requests every 30 seconds: too long to wait for here.
  expect(server.app.server.requestTimeout).toBe(30_000);
  const arrived = once(server.app.server, 'connection') as Promise<[Socket]>;
  const answer = answerTo('POST /api/assessment HTTP/1.1\r\nhost: x\r\ncontent-le');
  const [socket] = await arrived;
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.app.server.emit('clientError', error, socket);
  expect(await answer).toMatchObject({ status: 408 });
  const { error: phrase, message } = JSON.parse((await answer).body) as Record<string, string>;
  expect(phrase).toBe('Request Timeout');
  expect(message).toContain('took too long');
});

test.each([
  ['a line that is no header', 'GET /api/x HTTP/1.1\r\nhost: x\r\nno header\r\n\r\n', 400],
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
  ],
  ['an address of 32 KiB', `GET /api/${'x'.repeat(32_768)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  [
    'headers of 32 KiB',
    `GET /api/x HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(32_768)}\r\n\r\n`,
    431,
  ],
])('%s gets the standard error', async (_name, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer.status).toBe(status);
  expect(answer.head).toContain('Content-Type: application/json');
  for (const [name, value] of Object.entries(securityHeaders(server.config))) {
    expect(answer.head).toContain(`${name}: ${value}`);
  }
  expect(JSON.parse(answer.body)).toEqual({
    error: status === 400 ? 'Bad Request' : 'Request Header Fields Too Large',
    message: expect.stringMatching(/^.{20,}\.$/) as unknown,
  });
});
