import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { eventually } from '#testing/mail-app.ts';
import { newSessionId } from '#testing/test-caller.ts';
import { findNginx } from './find-nginx.ts';
import { startBalancer, type Balancer } from './nginx.ts';

const withNginx = findNginx() !== undefined;
const MEGABYTE = 1024 * 1024;

let behind: Server;
let balancer: Balancer;
beforeAll(async () => {
  if (!withNginx) return;
  // Answers with the size of each body that nginx lets through.
  behind = createServer(async (request, response) => {
    let size = 0;
    for await (const chunk of request) size += (chunk as Buffer).length;
    response.setHeader('x-request-id', 'k3f9a2-1x');
    response.end(String(size));
  }).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const origin = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  balancer = await startBalancer(await freePort(), [origin, origin]);
});
afterAll(async () => {
  if (!withNginx) return;
  await balancer.stop();
  behind.close();
});

describe.skipIf(!withNginx)('nginx with the template (skipped without nginx)', () => {
  const secret = 'R4nd0mT0kenThatOpensResults_-';
  const sessionId = newSessionId();
  const id = crypto.randomUUID();

  test.each([
    [`/open/${secret}`, '/open/-'],
    [`/unsubscribe/${secret}`, '/unsubscribe/-'],
    [`/shared/${secret}`, '/shared/-'],
    [`/api/shared/${secret}`, '/api/shared/-'],
    [`//%6fpen/../open/./${secret}/x`, '/open/-'],
    [`/api/assessment/${sessionId}`, '/api/assessment/-'],
    [`/api/assessment/by-id/${id}`, '/api/assessment/-'],
    [`/api/conversations/${id}/messages`, '/api/conversations/-'],
    [`/assessment/dashboard?id=${id}`, '/assessment/dashboard'],
    [`/trpc/assessment.bySession?input=${sessionId}`, '/trpc/assessment.bySession'],
    [`/api/callback?code=${secret}&state=${secret}`, '/api/callback'],
    ['/about', '/about'],
  ])('the access log has %s without the parts that open results', async (url, logged) => {
    const { length } = await balancer.calls();
    await fetch(balancer.origin + url, {
      headers: { referer: `${balancer.origin}/shared/${secret}?id=${id}` },
    });
    // nginx writes a call's line after its answer.
    await eventually(async () => {
      const calls = (await balancer.calls()).slice(length);
      expect(calls.map(({ request }) => request)).toEqual([`GET ${logged}`]);
    });
    const log = await balancer.log();
    for (const hidden of [secret, sessionId, id]) expect(log).not.toContain(hidden);
  });

  test("the access log has the server's request id", async () => {
    await fetch(`${balancer.origin}/api/assessment`);
    await eventually(async () => expect(await balancer.log()).toContain(' request="k3f9a2-1x" '));
  });

  const post = async (path: string, bytes: number) =>
    fetch(balancer.origin + path, { method: 'POST', body: new Uint8Array(bytes) });

  // The server has its own message for more than 8 MB, so a little more must reach it.
  test.each([1.5, 8, 8.5])('a portrait of %d MB reaches the server', async (megabytes) => {
    const answer = await post('/api/office/portrait', megabytes * MEGABYTE);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(String(megabytes * MEGABYTE));
  });

  test.each([
    ['/api/office/portrait', 10],
    ['/api/assessment', 1.5],
    ['/api/office/portrait/x', 1.5],
  ])('%s rejects a body of %d MB', async (path, megabytes) => {
    expect((await post(path, megabytes * MEGABYTE)).status).toBe(413);
  });
});
