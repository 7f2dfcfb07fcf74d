import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { createTestDatabase, execute, type TestDatabase } from '#testing/test-database.ts';

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36';
const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const site = {
  template: () => Promise.resolve('<!--head--><!--body--><!--settings-->'),
  render: (path: string) =>
    Promise.resolve({ status: path === '/404' ? 404 : 200, head: '', body: path, files: [] }),
  preloads: () => '',
  keepPages: true,
};

let stored: TestDatabase;
beforeAll(async () => {
  stored = await createTestDatabase();
});
afterAll(() => stored.drop());

let server: TestApp | undefined;
afterEach(async () => {
  await server?.close();
  await execute(stored.url, 'truncate visit_sum');
});

type Request = (app: TestApp['app']) => Promise<{ statusCode: number }>;

/**
 * The table's contents after these requests: counts are written at the latest when the process
 * ends.
 */
async function countedOf(...requests: Request[]): Promise<string[]> {
  const overrides = { publicUrl: 'https://practice.example' };
  server = await startTestApp(overrides, { site, databaseUrl: stored.url });
  for (const request of requests) await request(server.app);
  const { app, database } = server;
  await app.close();
  const { rows } = await sql<{ sum: string }>`
    select concat_ws(' ', visits, page, device, source) as sum from visit_sum
    where day = (now() at time zone 'UTC')::date order by page, device, source
  `.execute(database.db);
  return rows.map(({ sum }) => sum);
}

const get =
  (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET'): Request =>
  (app) =>
    app.inject({ method, url, headers: { 'user-agent': browser, ...headers } });

const report =
  (body: object, headers: Record<string, string> = {}): Request =>
  (app) =>
    app.inject({
      method: 'POST',
      url: '/api/visits',
      headers: { 'user-agent': browser, 'sec-fetch-site': 'same-origin', ...headers },
      payload: body,
    });

describe('a page view', () => {
  test('is counted by page, device, and source', async () => {
    const sums = await countedOf(
      get('/'),
      get('/', { 'user-agent': phone, 'sec-fetch-dest': 'document' }),
      get('/', { referer: 'https://www.linkedin.com/' }),
      get('/about/?utm_source=Spring%20Letter&utm_medium=mail', { referer: 'https://x.example/' }),
      get('/about?utm_source=', { referer: 'https://x.example/' }),
    );
    expect(sums).toEqual([
      '1 / desktop ',
      '1 / desktop linkedin.com',
      '1 / phone ',
      '1 /about desktop ',
      '1 /about desktop spring letter',
    ]);
  });

  test('from within the site has no source', async () => {
    const sums = await countedOf(
      get('/about', { referer: 'https://practice.example/' }),
      get('/about', { referer: 'http://localhost:80/', host: 'localhost' }),
    );
    expect(sums).toEqual(['2 /about desktop ']);
  });

  test("of a page in the browser's cache is counted, too", async () => {
    const sums = await countedOf(async (app) => {
      const { headers } = await app.inject({ url: '/about' });
      return app.inject({
        url: '/about',
        headers: { 'user-agent': browser, 'if-none-match': String(headers['etag']) },
      });
    });
    expect(sums).toEqual(['1 /about desktop ']);
  });

  test.each<[string, Request]>([
    ['a robot', get('/', { 'user-agent': robot })],
    ['a program', get('/', { 'user-agent': 'curl/8.0' })],
    ['a client without a user agent', get('/', { 'user-agent': '' })],
    ['a page that is loaded ahead', get('/', { 'sec-purpose': 'prefetch;prerender' })],
    ['a page that is loaded ahead, in older words', get('/', { purpose: 'prefetch' })],
    ['what no document is loaded for', get('/', { 'sec-fetch-dest': 'empty' })],
    ['a look at the headers', get('/', {}, 'HEAD')],
    ['a page that there is not', get('/nothing')],
    ['a page of a person', get('/your-data')],
    ['results', get('/assessment/dashboard?id=7f2c9a50-6d1e-4f6b-9a3e-0d6a3b1c2e4f')],
  ])('is not counted for %s', async (_what, request) => {
    expect(await countedOf(request)).toEqual([]);
  });

  test.each(['<script>', 'ada@example.org', 'x'.repeat(101), '%00', '%ff', '../..'])(
    'with the source %s is counted without it',
    async (source) => {
      expect(await countedOf(get(`/?utm_source=${source}`))).toEqual(['1 / desktop ']);
    },
  );

  test('sets no cookie', async () => {
    let cookies: unknown = 'not asked';
    await countedOf(async (app) => {
      const answer = await app.inject({ url: '/', headers: { 'user-agent': browser } });
      cookies = answer.headers['set-cookie'];
      return answer;
    });
    expect(cookies).toBeUndefined();
  });
});

describe('a view reported by the browser', () => {
  test('is counted like a requested page', async () => {
    const sums = await countedOf(
      report({ page: '/about', source: 'https://www.linkedin.com/' }),
      report({ page: 'booking', source: '' }),
      report({ page: 'booking' }, { 'user-agent': phone }),
    );
    expect(sums).toEqual([
      '1 /about desktop linkedin.com',
      '1 booking desktop ',
      '1 booking phone ',
    ]);
  });

  test.each<[string, object, Record<string, string>, number]>([
    ['of a page that there is not', { page: '/nothing' }, {}, 400],
    ['of a page of a person', { page: '/your-data' }, {}, 400],
    ['of no page', {}, {}, 400],
    ['with more than is asked for', { page: '/', visits: 1000 }, {}, 400],
    ['with a source without end', { page: '/', source: 'x'.repeat(101) }, {}, 400],
    ['by another site', { page: '/' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['by a robot', { page: '/' }, { 'user-agent': robot }, 200],
  ])('%s is not counted', async (_what, body, headers, status) => {
    let statusCode = 0;
    const sums = await countedOf(async (app) => {
      const answer = await report(body, headers)(app);
      ({ statusCode } = answer);
      return answer;
    });
    expect([statusCode, sums]).toEqual([status, []]);
  });

  test('is counted up to a limit per caller', async () => {
    const statuses = new Set<number>();
    const sums = await countedOf(
      ...Array.from({ length: 62 }, (): Request => async (app) => {
        const answer = await report({ page: '/' })(app);
        statuses.add(answer.statusCode);
        return answer;
      }),
    );
    expect([...statuses]).toEqual([200, 429]);
    expect(sums).toEqual(['60 / desktop ']);
  });
});

describe('the source of an assessment', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ publicUrl: 'https://practice.example' });
  });
  afterAll(() => app.close());

  const sourceOf = async (source: unknown, again?: unknown) => {
    const caller = new TestCaller(app.app);
    const sessionId = newSessionId();
    const answer = await caller.post('/api/assessment', { sessionId, source });
    if (again !== undefined) await caller.post('/api/assessment', { sessionId, source: again });
    const row = await app.database.db
      .selectFrom('assessment')
      .select('source')
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return [answer.statusCode, row?.source];
  };

  test.each<[source: unknown, noted: unknown]>([
    [undefined, [200, null]],
    ['', [200, null]],
    ['https://www.linkedin.com/', [200, 'linkedin.com']],
    ['Spring-Letter', [200, 'spring-letter']],
    ['https://practice.example/', [200, null]],
    ['<script>', [200, null]],
    ['x'.repeat(101), [400, undefined]],
    [7, [400, undefined]],
  ])('%j is stored as %j', async (source, noted) => {
    expect(await sourceOf(source)).toEqual(noted);
  });

  test('is the one from its start', async () => {
    expect(await sourceOf('first', 'second')).toEqual([200, 'first']);
  });
});
