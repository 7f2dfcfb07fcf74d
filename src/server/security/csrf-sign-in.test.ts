import { afterAll, beforeAll, expect, test } from 'vitest';
import { host, origins, own } from '#testing/origins.ts';
import { signedInCaller } from '#testing/sign-in.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let caller: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: own });
  caller = await signedInCaller(server);
});
afterAll(() => server.close());

function send(method: 'GET' | 'POST', url: string, headers: Record<string, string>) {
  return server.app.inject({ method, url, headers: { host, cookie: caller.cookie, ...headers } });
}

const isSignedIn = async () => (await send('GET', '/api/auth/user', {})).statusCode === 200;

test.each(origins)('signing out from %s follows the rule', async (_who, headers, status) => {
  caller = await signedInCaller(server);
  const { statusCode } = await send('POST', '/api/logout', {
    ...headers,
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(statusCode).toBe(status === 200 ? 303 : 403);
  expect(await isSignedIn()).toBe(status !== 200);
});

test.each(['text/plain', 'multipart/form-data; boundary=x'])(
  'a body of %s does not sign the user out',
  async (type) => {
    caller = await signedInCaller(server);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { host, cookie: caller.cookie, 'content-type': type },
      payload: 'x',
    });
    expect(answer.statusCode).toBe(415);
    expect(await isSignedIn()).toBe(true);
  },
);

test('a prefetched or foreign link to signing out only asks', async () => {
  caller = await signedInCaller(server);
  const links: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    { origin: 'null' },
    {},
  ];
  for (const headers of links) {
    const page = await send('GET', '/api/logout', headers);
    expect(page.body).toContain('<form method="post"');
  }
  expect(await isSignedIn()).toBe(true);
});

test('a prefetched or foreign link to signing in only asks', async () => {
  const before = await printOfDatabase(server.database.db);
  const links: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
  ];
  for (const headers of links) {
    const page = await send('GET', '/api/login?returnTo=/office', headers);
    expect(page.statusCode).toBe(200);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body).toContain('href="/api/login?returnTo=%2Foffice"');
  }
  expect(await printOfDatabase(server.database.db)).toBe(before);
});

test.each(['/api/login', '/api/callback'])('%s rejects forms', async (url) => {
  const before = await printOfDatabase(server.database.db);
  for (const [, headers] of origins) {
    const { statusCode } = await send('POST', url, headers);
    expect(statusCode).toBe(404);
  }
  expect(await printOfDatabase(server.database.db)).toBe(before);
});
