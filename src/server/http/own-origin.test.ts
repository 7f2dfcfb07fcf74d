import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://leaders.example.com' });
});
afterAll(() => server.close());

function create(
  headers: Record<string, string>,
  url = '/api/assessment',
  sessionId = newSessionId(),
) {
  return server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'leaders.example.com', ...headers },
    payload: { sessionId },
  });
}

const own = 'https://leaders.example.com';
const other = 'https://other.example.com';

test.each([
  ['a program', {}],
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: own }],
  ['a page of the site under another name', { 'sec-fetch-site': 'same-origin', origin: other }],
  ['an old browser on the site', { origin: own }],
  ['an old browser at home', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }],
])('%s may call', async (_name, headers) => {
  expect((await create(headers)).statusCode).toBe(200);
  expect((await create(headers, '/trpc/assessment.create')).statusCode).toBe(200);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: other }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: other }],
  ['another site with a forged origin', { 'sec-fetch-site': 'cross-site', origin: own }],
  ['an old browser on another site', { origin: other }],
  ['a page without an origin', { origin: 'null' }],
  ['a site that differs by its port', { origin: `${own}:8443` }],
  ['a header value of future browsers', { 'sec-fetch-site': 'whatever' }],
])('%s gets 403 and changes nothing', async (_name, headers) => {
  const count = async () =>
    (await server.database.pool.query('select from assessment')).rowCount ?? 0;
  const before = await count();
  const rest = await create(headers);
  expect(rest.statusCode).toBe(403);
  expect(rest.json()).toEqual({
    error: 'Forbidden',
    message: expect.stringContaining('another website') as unknown,
  });
  expect(rest.headers['set-cookie']).toBeUndefined();
  const trpc = await create(headers, '/trpc/assessment.create');
  expect(trpc.statusCode).toBe(403);
  expect(await count()).toBe(before);
});

describe('reading by the session id', () => {
  const read = async (headers: Record<string, string>, over: 'REST' | 'tRPC') => {
    const sessionId = newSessionId();
    await create({}, '/api/assessment', sessionId);
    const input = encodeURIComponent(JSON.stringify({ sessionId }));
    const answer = await server.app.inject({
      url:
        over === 'REST'
          ? `/api/assessment/${sessionId}`
          : `/trpc/assessment.bySession?input=${input}`,
      headers: { host: 'leaders.example.com', ...headers },
    });
    expect(answer.statusCode).toBe(200);
    const body = answer.json<{ result: { data: AssessmentOutput } } & AssessmentOutput>();
    return { access: (body.result?.data ?? body).access, cookie: answer.headers['set-cookie'] };
  };

  describe.each(['REST', 'tRPC'] as const)('over %s', (over) => {
    test.each([
      ['a program', {}],
      ['a page of the site', { 'sec-fetch-site': 'same-origin' }],
      ['a visitor with a typed address or a bookmark', { 'sec-fetch-site': 'none' }],
      ['an old browser on the site', { referer: `${own}/assessment` }],
      ['an old browser at home', { referer: 'http://10.0.0.7/a', host: '10.0.0.7' }],
    ])('gives %s the right to write', async (_who, headers) => {
      const { access, cookie } = await read(headers, over);
      expect(access).toBe('owner');
      expect(cookie).toMatch(/^__Host-grant-o/);
    });

    test.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['another site with a forged referrer', { 'sec-fetch-site': 'cross-site', referer: own }],
      ['another subdomain', { 'sec-fetch-site': 'same-site' }],
      ['an old browser, from another site', { referer: `${other}/page` }],
      ['an old browser, from a script of another site', { origin: other }],
      ['an old browser, from an unknown page', { referer: 'about:blank' }],
    ])('gives %s neither write access nor a cookie', async (_who, headers) => {
      const { access, cookie } = await read(headers, over);
      expect(access).toBe('reader');
      expect(cookie).toBeUndefined();
    });
  });
});

test('a link from another site may read', async () => {
  const { statusCode } = await server.app.inject({
    url: '/api/openapi.json',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(statusCode).toBe(200);
});
