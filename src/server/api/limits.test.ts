import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import type { Site } from '#server/site/page-store.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

const servers: TestApp[] = [];
async function start(
  overrides: Partial<Config> = {},
  options: { site?: Site } = {},
): Promise<TestApp['app']> {
  const server = await startTestApp(overrides, options);
  servers.push(server);
  return server.app;
}
afterAll(async () => {
  for (const server of servers) await server.close();
});

const email = 'ada@example.com';
const lookUp = (caller: TestCaller, address = email) =>
  caller.post('/api/assessment/lookup-by-email', { email: address });

describe('the email lookup', () => {
  let app: TestApp['app'];
  beforeAll(async () => {
    app = await start();
  });

  test('rejects the eleventh call in a minute and says when to retry', async () => {
    const caller = new TestCaller(app);
    for (let count = 1; count <= 10; count++) expect((await lookUp(caller)).statusCode).toBe(200);
    const refused = await lookUp(caller);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error: 'Too Many Requests',
      message: expect.stringContaining('Wait a minute') as unknown,
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  test("counts by the caller's address, not by email or browser", async () => {
    const address = '10.1.1.1';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        lookUp(new TestCaller(app, address), `visitor${index}@example.com`),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect((await lookUp(new TestCaller(app, '10.1.1.2'))).statusCode).toBe(200);
  });

  test('counts REST and tRPC together, and each lookup of a batch', async () => {
    const remoteAddress = '10.1.1.3';
    const batch = await app.inject({
      method: 'POST',
      url: `/trpc/${Array.from({ length: 10 }, () => 'assessment.lookupByEmail').join()}?batch=1`,
      remoteAddress,
      payload: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { email }])),
    });
    expect(batch.statusCode).toBe(200);
    expect((await lookUp(new TestCaller(app, remoteAddress))).statusCode).toBe(429);
  });

  test('does not block other calls when it is rejected', async () => {
    const caller = new TestCaller(app);
    for (let count = 1; count <= 11; count++) await lookUp(caller);
    await caller.start();
  });

  test('cannot be continued by claiming another address', async () => {
    const caller = new TestCaller(app);
    const path = '/api/assessment/lookup-by-email';
    const answers = [];
    for (let count = 1; count <= 11; count++) {
      answers.push(
        await caller.send('POST', path, { email }, { 'x-forwarded-for': `10.2.2.${count}` }),
      );
    }
    expect(answers.at(-1)?.statusCode).toBe(429);
  });

  test('counts lookups with invalid input too', async () => {
    const caller = new TestCaller(app);
    for (let count = 1; count <= 10; count++) await lookUp(caller, 'nonsense');
    expect((await lookUp(caller)).statusCode).toBe(429);
  });
});

describe('the email lookup from many addresses', () => {
  const statusesFrom = async (app: TestApp['app'], addresses: string[]) => {
    const statuses = [];
    for (const address of addresses) {
      statuses.push((await lookUp(new TestCaller(app, address))).statusCode);
    }
    return statuses;
  };

  test.each([
    ['an IPv4 /24', (host: number) => `198.51.100.${host}`, '198.51.101.1'],
    ['an IPv6 /48', (subnet: number) => `2001:db8:1:${subnet}::1`, '2001:db8:2::1'],
  ])('rejects the 51st lookup of %s in a minute', async (_name, addressOf, other) => {
    const app = await start();
    const addresses = Array.from({ length: 52 }, (_, index) => addressOf(index));
    const statuses = await statusesFrom(app, addresses);
    expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 429, 429]);
    expect(await statusesFrom(app, [other])).toEqual([200]);
  });

  test('rejects everyone only after thousands of lookups', async () => {
    const app = await start();
    const addresses = Array.from({ length: 300 }, (_, index) => `10.${index}.0.1`);
    expect(new Set(await statusesFrom(app, addresses))).toEqual(new Set([200]));
  });
});

test('behind a trusted proxy, the forwarded address counts as the caller', async () => {
  const app = await start({ trustProxy: '10.9.9.9', rateLimitMax: 1 });
  const proxied = async (forwarded: string, proxy = '10.9.9.9') => {
    const headers = { 'x-forwarded-for': forwarded };
    const url = `/api/assessment/${newSessionId()}`;
    return (await new TestCaller(app, proxy).send('GET', url, undefined, headers)).statusCode;
  };
  expect(await proxied('203.0.113.1')).toBe(404);
  expect(await proxied('203.0.113.1')).toBe(429);
  expect(await proxied('203.0.113.2')).toBe(404);
  // Headers of callers other than the proxy are ignored.
  expect(await proxied('203.0.113.3', '10.9.9.8')).toBe(404);
  expect(await proxied('203.0.113.4', '10.9.9.8')).toBe(429);
});

describe('all calls together', () => {
  test('are limited over REST and tRPC together, with the time to retry', async () => {
    const app = await start({ rateLimitMax: 3 });
    const caller = new TestCaller(app, '10.3.3.3');
    await caller.start();
    await caller.get('/api/auth/user');
    await app.inject({ url: '/trpc/auth.user', remoteAddress: '10.3.3.3' });
    const refused = await caller.get(`/api/assessment/${newSessionId()}`);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('Too many requests') as unknown,
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    await new TestCaller(app, '10.3.3.4').start();
  });

  test('change nothing when they are rejected', async () => {
    const app = await start({ rateLimitMax: 2 });
    const owner = new TestCaller(app);
    const { id } = await owner.start();
    await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 5 });
    const refused = await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 6 });
    expect(refused.statusCode).toBe(429);
    expect((await new TestCaller(app).read(id)).currentQuestionIndex).toBe(5);
  });

  test('count each call of a batch before the first is answered', async () => {
    const app = await start({ rateLimitMax: 12 });
    const batch = (sessionIds: string[]) =>
      app.inject({
        method: 'POST',
        url: `/trpc/${sessionIds.map(() => 'assessment.create').join()}?batch=1`,
        payload: Object.fromEntries(sessionIds.map((sessionId, index) => [index, { sessionId }])),
      });
    const sessions = Array.from({ length: 15 }, newSessionId);
    expect((await batch(sessions.slice(0, 10))).statusCode).toBe(200);
    expect((await batch(sessions.slice(10, 13))).statusCode).toBe(429);
    expect((await app.inject('/api/openapi.json')).statusCode).toBe(429);
    const { database } = servers.at(-1)!;
    expect((await database.pool.query('select from assessment')).rowCount).toBe(10);
  });

  test('count each call of a rejected batch', async () => {
    const app = await start({ rateLimitMax: 30 });
    const names = Array.from({ length: 20 }, () => 'auth.user').join();
    expect((await app.inject(`/trpc/${names}?batch=1`)).statusCode).toBe(400);
    expect((await app.inject(`/trpc/${names}?batch=1`)).statusCode).toBe(429);
  });

  test.each([
    ['which another site sends', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['which are no JSON', 415, { headers: { 'content-type': 'text/plain' }, payload: 'x' }],
    ['which have no address', 400, { url: '/api/%ff' }],
    ['with too long a parameter', 414, { url: `/api/assessment/${'a'.repeat(2_000)}` }],
    ['to where there is nothing', 404, { url: '/nowhere' }],
  ] as const)('count rejected calls: %s', async (_name, status, request) => {
    const app = await start({ rateLimitMax: 1 });
    const ask = () => app.inject({ method: 'POST', url: '/api/assessment', ...request });
    expect((await ask()).statusCode).toBe(status);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
  });

  test("reject one caller's excess, however many others call", async () => {
    const app = await start({ rateLimitMax: 1 });
    const statusFor = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/auth/user', remoteAddress })).statusCode;
    expect(await statusFor('10.4.4.4')).toBe(401);
    expect(await statusFor('10.4.4.4')).toBe(429);
    for (let other = 0; other < 600; other++) {
      await statusFor(`10.5.${other >> 8}.${other & 255}`);
    }
    expect(await statusFor('10.4.4.4')).toBe(429);
  });

  test('exclude health checks', async () => {
    const app = await start({ rateLimitMax: 1 });
    for (const url of ['/healthz', '/readyz']) {
      for (let count = 0; count < 3; count++) {
        expect((await app.inject({ url })).statusCode).toBe(200);
      }
    }
  });

  test.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/assessment'],
    ['GET', '/trpc'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/docs'],
    ['GET', '/api/docs/swagger-ui.css'],
    ['GET', '/api/login'],
    ['GET', '/api/callback'],
  ] as const)('include %s %s', async (method, url) => {
    const app = await start({ rateLimitMax: 1 });
    expect((await app.inject({ method, url })).statusCode).not.toBe(429);
    const refused = await app.inject({ method, url });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: 'Too Many Requests' });
  });

  test('count an IPv6 network as one caller, because a caller can use any address in it', async () => {
    const app = await start({ rateLimitMax: 1 });
    const status = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/openapi.json', remoteAddress })).statusCode;
    expect(await status('2001:db8:1:2::1')).toBe(200);
    expect(await status('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await status('2001:db8:1:3::1')).toBe(200);
  });

  test('count both spellings of an IPv4 address together', async () => {
    const app = await start({ rateLimitMax: 1 });
    const status = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/openapi.json', remoteAddress })).statusCode;
    expect(await status('203.0.113.7')).toBe(200);
    expect(await status('::ffff:203.0.113.7')).toBe(429);
    expect(await status('::ffff:203.0.113.8')).toBe(200);
  });
});

describe('pages and files', () => {
  const site: Site = {
    template: () => Promise.resolve('<html><!--head--><!--body--><!--settings--></html>'),
    render: (path) =>
      Promise.resolve({ status: path === '/404' ? 404 : 200, head: '', body: '', files: [] }),
    preloads: () => '',
    keepPages: true,
  };

  test.each(['/about', '/nowhere', '/robots.txt', '/about?a=b'])(
    'limit %s separately from calls, five times as high',
    async (url) => {
      const app = await start({ rateLimitMax: 2 }, { site });
      const status = async () => (await app.inject(url)).statusCode;
      for (let count = 0; count < 10; count++) expect(await status()).not.toBe(429);
      const refused = await app.inject(url);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
      expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
      expect((await app.inject({ url, remoteAddress: '10.6.6.6' })).statusCode).not.toBe(429);
    },
  );

  test('are limited over the network too', async () => {
    const app = await start({ rateLimitMax: 1 }, { site });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push((await fetch(`${origin}/about`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });
});
