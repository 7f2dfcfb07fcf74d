import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://leaders.example.com' });
});
afterAll(() => server.close());

function create(headers: Record<string, string>, url = '/api/assessment') {
  return server.app.inject({
    method: 'POST',
    url,
    headers: { host: 'leaders.example.com', ...headers },
    payload: { sessionId: newSessionId() },
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
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site', origin: other }],
  ['another site that feigns our origin', { 'sec-fetch-site': 'cross-site', origin: own }],
  ['an old browser on another site', { origin: other }],
  ['a page without an origin', { origin: 'null' }],
  ['a site that differs by its port', { origin: `${own}:8443` }],
  ['what browsers may yet invent', { 'sec-fetch-site': 'whatever' }],
])('%s may not call, and changes nothing', async (_name, headers) => {
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

test('a link from another site may read', async () => {
  const { statusCode } = await server.app.inject({
    url: '/api/openapi.json',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(statusCode).toBe(200);
});
