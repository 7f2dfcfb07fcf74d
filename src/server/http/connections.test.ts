import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import { limitConnections } from './connections.ts';

/** More than the buffers of the operating system take. */
const LARGE = 'x'.repeat(16 * 1024 * 1024);

let server: TestApp;
beforeAll(async () => {
  const site = {
    ...bareSite,
    keepPages: false,
    render: () => Promise.resolve({ status: 200, head: '', body: LARGE, files: [] }),
  };
  server = await startTestApp({}, { site });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const address = () => ({
  host: '127.0.0.1',
  port: (server.app.server.address() as AddressInfo).port,
});
const ask = (path: string, last = false) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\n${last ? 'connection: close\r\n' : ''}\r\n`;

async function open(): Promise<Socket> {
  const socket = connect(address());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** What arrives on a connection that the server closes. */
async function answersTo(bytes: string): Promise<string> {
  const socket = await open();
  socket.write(bytes);
  return text(socket).catch(() => 'refused');
}

const alive = () => answersTo(ask('/healthz', true));

/** Resolves when the server has received so many requests. */
function received(count: number): Promise<ServerResponse[]> {
  const responses: ServerResponse[] = [];
  return new Promise((resolve) => {
    const note = (_request: unknown, response: ServerResponse) => {
      if (responses.push(response) < count) return;
      server.app.server.off('request', note);
      resolve(responses);
    };
    server.app.server.on('request', note);
  });
}

test('answers to pipelined requests are made one after the other, in order', async () => {
  const all = await answersTo(`${ask('/healthz')}${ask('/api/nothing')}${ask('/readyz', true)}`);
  expect(all.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

test('of many answers that are not read, one is held', async () => {
  const arrived = received(20);
  const socket = await open();
  socket.pause();
  socket.write(ask('/about').repeat(20));
  const responses = await arrived;
  for (let rounds = 0; rounds < 5; rounds++) expect(await alive()).toContain('200 OK');
  expect(responses.filter((response) => response.headersSent)).toHaveLength(1);
  socket.destroy();
});

test('a connection with too many early requests is closed, and no other', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  socket.pause();
  socket.write(ask('/about').repeat(1000));
  socket.resume();
  await closed;
  expect(await alive()).toContain('200 OK');
});

test('a client that does not read its answer is cut off, one that waits for more is not', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  limitConnections(app, false, 60);
  const answer: { end?: () => void } = {};
  app.get('/large', () => LARGE);
  app.get('/slow', () => new Promise((resolve) => (answer.end = () => resolve('at last'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const waiting = connect(port);
  waiting.write(ask('/slow', true));
  await once(app.server, 'connection');
  const reader = connect(port);
  reader.on('error', () => undefined);
  reader.pause();
  reader.write(ask('/large'));
  const [held] = (await once(app.server, 'connection')) as [Socket];
  await once(held, 'close');
  reader.destroy();
  answer.end!();
  expect(await text(waiting)).toContain('at last');
});

test('an idle connection is closed', async () => {
  server.app.server.keepAliveTimeout = 1;
  expect(await answersTo(ask('/healthz'))).toContain('200 OK');
});

test('one address has 256 connections at most, and new ones when old ones end', async () => {
  const sockets = await Promise.all(Array.from({ length: 256 }, open));
  expect(await alive()).not.toContain('200 OK');
  const [first] = sockets;
  const ended = new Promise((resolve) => {
    server.app.server.getConnections((_error, before) => {
      const check = () =>
        server.app.server.getConnections((_failed, now) =>
          now < before ? resolve(now) : setImmediate(check),
        );
      check();
    });
  });
  first!.destroy();
  await ended;
  expect(await alive()).toContain('200 OK');
  for (const socket of sockets) socket.destroy();
});

test('behind a trusted proxy, its connections are not those of one caller', async () => {
  const behind = await startTestApp(
    { trustProxy: '127.0.0.1' },
    { databaseUrl: server.databaseUrl },
  );
  await behind.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = behind.app.server.address() as AddressInfo;
  const sockets = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const last = sockets.at(-1)!;
  last.write(ask('/healthz', true));
  expect(await text(last)).toContain('200 OK');
  for (const socket of sockets) socket.destroy();
  await behind.close();
});
