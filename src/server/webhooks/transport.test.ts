import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import {
  receiverCertificate,
  startReceiver,
  type WebhookReceiver,
} from '#testing/webhook-receiver.ts';
import { webhookTransport, type TransportOptions } from './transport.ts';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer(204);
});

const NAME = 'hooks.practice.example';
const NOT_PUBLIC = 'The address of the receiver is not on the public internet.';
const found = (...addresses: string[]) =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const send = (
  url: string,
  options: Partial<TransportOptions> = {},
  signal = new AbortController().signal,
) =>
  webhookTransport({ allowLoopback: true, ...options })(
    { url, headers: { 'webhook-id': 'one' }, body: '{"é":1}' },
    signal,
  );

test('sends a message unchanged and returns the status', async () => {
  receiver.answer(202);
  expect(await send(receiver.url)).toBe(202);
  expect(receiver.received).toEqual([
    expect.objectContaining({ path: '/hooks', id: 'one', body: '{"é":1}' }),
  ]);
  expect(receiver.received[0]?.headers).toMatchObject({ 'content-length': '8' });
});

test('does not follow a redirect', async () => {
  const elsewhere = await startReceiver();
  receiver.answer((response) => response.writeHead(307, { location: elsewhere.url }).end());
  expect(await send(receiver.url)).toBe(307);
  expect(elsewhere.received).toEqual([]);
  await elsewhere.close();
});

describe('a slow receiver', () => {
  test.each([
    ['never answers', () => undefined],
    [
      'never completes its headers',
      (response: { socket: { write: (text: string) => void } | null }) =>
        response.socket?.write('HTTP/1.1 200 OK\r\nx-'),
    ],
  ])('that %s is abandoned', async (_what, answer) => {
    receiver.answer(answer);
    await expect(send(receiver.url, { attemptMs: 200 })).rejects.toThrow(
      'The receiver did not answer within 0.2 seconds.',
    );
  });

  test('is abandoned while its name is resolved', async () => {
    const resolve = () => wait(60_000, found('127.0.0.1'), { ref: false });
    await expect(send(`https://${NAME}`, { resolve, attemptMs: 100 })).rejects.toThrow('within');
  });

  test('has answered once its status arrives, however slow its text', async () => {
    receiver.answer((response) => void response.writeHead(200).write('so far'));
    expect(await send(receiver.url, { attemptMs: 5000 })).toBe(200);
  });
});

test('a huge response is not read', async () => {
  let written = 0;
  const closed = Promise.withResolvers<void>();
  receiver.answer((response) => {
    const chunk = Buffer.alloc(64 * 1024);
    const more = () => {
      while (!response.destroyed && written < 1e9 && response.write(chunk)) written += chunk.length;
    };
    response
      .writeHead(200)
      .on('drain', more)
      .on('close', () => closed.resolve());
    more();
  });
  expect(await send(receiver.url)).toBe(200);
  await closed.promise;
  // Buffers of the operating system.
  expect(written).toBeLessThan(20e6);
});

test('a response with endless headers fails', async () => {
  receiver.answer((response) => response.writeHead(200, { 'x-long': 'x'.repeat(64_000) }).end());
  await expect(send(receiver.url)).rejects.toThrow('The receiver could not be reached');
});

test.each([
  [
    'refuses connections',
    async () => `http://127.0.0.1:${await freePort()}`,
    'refused the connection',
  ],
  ['does not support TLS', () => receiver.url.replace('http:', 'https:'), 'could not be reached'],
])('reports a receiver that %s', async (_what, url, problem) => {
  await expect(send(await url())).rejects.toThrow(problem);
});

test('ends an attempt with the process, without blaming the receiver', async () => {
  receiver.answer(() => undefined);
  const ending = new AbortController();
  const sending = send(receiver.url, {}, ending.signal);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 10_000);
  ending.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});

describe('does not call addresses that are not public, in any notation', () => {
  test.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0x7f.0.0.1',
    'https://0177.0.0.1',
    'https://127.1',
    'https://0',
    'https://%31%32%37.0.0.1',
    'https://１２７.０.０.１',
    'https://10.0.0.1',
    'https://169.254.169.254/latest/meta-data',
    'https://0xa9fea9fe',
    'https://[::1]',
    'https://[::]',
    'https://[0:0:0:0:0:0:0:1]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a00:1]',
    'https://[64:ff9b::127.0.0.1]',
    'https://[fe80::1]',
    'https://[fd00::1]',
    'https://[2002:7f00:1::]',
  ])('%s', async (url) => {
    const resolve = vi.fn();
    await expect(send(url, { allowLoopback: false, resolve })).rejects.toThrow(NOT_PUBLIC);
    expect(resolve).not.toHaveBeenCalled();
  });

  test.each([
    [['10.1.2.3']],
    [['::1']],
    [['93.184.216.34', '10.0.0.1']],
    [['2606:2800:220:1::1', 'fd00::1']],
  ])('does not call a name that leads to %s', async (addresses) => {
    const resolve = () => Promise.resolve(found(...addresses));
    const sent = send(`https://${NAME}`, { allowLoopback: false, resolve });
    await expect(sent).rejects.toThrow(NOT_PUBLIC);
  });

  test('when loopback addresses are allowed, other internal addresses stay blocked', async () => {
    await expect(send('https://10.0.0.1')).rejects.toThrow(NOT_PUBLIC);
    await expect(send('http://10.0.0.1')).rejects.toThrow('must begin with https://');
  });

  test.each([[[]], [['nonsense']]])(
    'rejects a name that resolves to nothing: %s',
    async (addresses) => {
      const resolve = () => Promise.resolve(found(...addresses));
      await expect(send(`https://${NAME}`, { resolve })).rejects.toThrow(
        /has no address|not on the public/,
      );
    },
  );

  test('rejects an unknown host name', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    await expect(send(`https://${NAME}`, { resolve })).rejects.toThrow('does not exist');
  });
});

describe('over TLS', () => {
  let secure: WebhookReceiver;
  const usual = tls.getCACertificates();
  beforeAll(async () => {
    secure = await startReceiver({ tls: true });
    tls.setDefaultCACertificates([...usual, receiverCertificate.cert]);
  });
  afterAll(async () => {
    tls.setDefaultCACertificates(usual);
    await secure.close();
  });
  const here = () => Promise.resolve(found('127.0.0.1'));

  test('checks the certificate against the name and connects to the resolved address', async () => {
    expect(await send(`https://${NAME}:${secure.port}/in`, { resolve: here })).toBe(204);
    expect(secure.received[0]).toMatchObject({
      path: '/in',
      headers: { host: `${NAME}:${secure.port}` },
    });
  });

  test('rejects a certificate of another name', async () => {
    const sent = send(`https://other.practice.example:${secure.port}`, { resolve: here });
    await expect(sent).rejects.toThrow('The certificate of the receiver is not valid');
  });

  test('rejects an untrusted certificate', async () => {
    tls.setDefaultCACertificates(usual);
    const sent = send(`https://${NAME}:${secure.port}`, { resolve: here });
    await expect(sent).rejects.toThrow('The certificate of the receiver is not valid');
    tls.setDefaultCACertificates([...usual, receiverCertificate.cert]);
  });

  test('does not resolve a name twice, even if it changes in between', async () => {
    const inner = await startReceiver({ tls: true, host: '127.0.0.2', port: secure.port });
    secure.received.length = 0;
    const answers = [found('127.0.0.1'), found('127.0.0.2')];
    const resolve = vi.fn(() => Promise.resolve(answers.shift() ?? found('127.0.0.2')));
    expect(await send(`https://${NAME}:${secure.port}`, { resolve })).toBe(204);
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(secure.received).toHaveLength(1);
    expect(inner.received).toEqual([]);
    await inner.close();
  });

  test('sends nothing more to a name that has become internal', async () => {
    const answers = [found('127.0.0.1'), found('10.0.0.1')];
    const post = { resolve: () => Promise.resolve(answers.shift()!) };
    expect(await send(`https://${NAME}:${secure.port}`, post)).toBe(204);
    await expect(send(`https://${NAME}:${secure.port}`, post)).rejects.toThrow(NOT_PUBLIC);
  });

  test('tries the next of several addresses if one does not respond', async () => {
    const resolve = () => Promise.resolve(found('127.0.0.3', '127.0.0.1'));
    expect(await send(`https://${NAME}:${secure.port}`, { resolve })).toBe(204);
  });
});
