import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller, trpcClient } from '#testing/test-caller.ts';

let server: TestApp;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startTestApp({ metrics: { host: '127.0.0.1', port }, rateLimitMax: 100 });
  await server.app.ready();
});
afterAll(() => server.close());

/** The value of a series by name and labels; 0 if it does not exist. */
async function read(series: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length + 1) ?? 0);
}

const answered = (route: string, status: number, method = 'GET') =>
  read(
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  );

test('requests are counted by route and status, never by the requested path', async () => {
  const caller = new TestCaller(server.app);
  const { id, sessionId } = await caller.start();
  await caller.read(id);
  await caller.get(`/api/assessment/${sessionId}`);
  await caller.get(`/api/assessment/by-id/${crypto.randomUUID()}`);
  await caller.get(`/api/nowhere/${sessionId}`);
  expect(await answered('/api/assessment/by-id/:id', 200)).toBe(1);
  expect(await answered('/api/assessment/by-id/:id', 404)).toBe(1);
  expect(await answered('unknown', 404)).toBe(1);
  const text = await (await fetch(metricsUrl)).text();
  expect(text).not.toContain(sessionId);
  expect(text).not.toContain(id);
});

test('tRPC calls are counted by procedure, whatever else is requested', async () => {
  const caller = new TestCaller(server.app);
  const client = trpcClient(server.app, caller);
  const { id } = await client.assessment.create.mutate({ sessionId: newSessionId() });
  await Promise.all([client.assessment.byId.query({ id }), client.response.list.query({ id })]);
  await server.app.inject('/trpc/one.thatIs.made.up');
  const calls = (procedure: string, status: number) =>
    read(`trpc_calls_total{procedure="${procedure}",status="${status}"}`);
  expect(await calls('assessment.create', 200)).toBe(1);
  expect(await calls('response.list', 200)).toBe(1);
  expect(await calls('unknown', 404)).toBe(1);
  expect(await answered('/trpc/(batch)', 200, 'POST')).toBe(1);
});

test('completions and rejected calls are counted', async () => {
  const caller = new TestCaller(server.app);
  const { id } = await caller.start();
  await caller.patch(`/api/assessment/${id}`, { currentQuestionIndex: 35 });
  await caller.patch(`/api/assessment/${id}`, { isCompleted: true });
  await new TestCaller(server.app).patch(`/api/assessment/${id}`, { isCompleted: true });
  expect(await read('assessments_completed_total')).toBe(1);
  for (let count = 0; count < 110; count++) await caller.get('/api/auth/user');
  expect(await read('rate_limit_refusals_total{limit="calls"}')).toBeGreaterThan(5);
});

test('the connection pool is measured', async () => {
  const busy = await server.database.pool.connect();
  expect(await read('database_pool_connections{state="busy"}')).toBe(1);
  busy.release();
  expect(await read('database_pool_connections{state="busy"}')).toBe(0);
  expect(await read('database_pool_connections{state="idle"}')).toBeGreaterThan(0);
});

test('waiting mails are counted', async () => {
  const { db } = server.database;
  await sql`
    insert into mail (kind, address, state, created_at)
    select 'find', 'ada@example.com', state, now() - interval '1 hour'
    from (values ('waiting'), ('sending'), ('sent')) mails (state)`.execute(db);
  expect(await read('mails_waiting')).toBe(2);
  expect(await read('mails_waiting_oldest_seconds')).toBeCloseTo(3600, -2);
});

test('the site itself does not show metrics', async () => {
  for (const url of ['/metrics', '/api/metrics']) {
    expect((await server.app.inject(url)).statusCode).toBe(404);
  }
});
