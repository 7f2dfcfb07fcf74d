import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { createApp } from '#server/app.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

const lines: string[] = [];
const logStream = { write: (line: string) => lines.push(line) };
let server: TestApp;
let away: { app: TestApp['app']; database: DatabaseClient };
beforeAll(async () => {
  server = await startTestApp({ logLevel: 'info' }, { logStream });
});
afterAll(() => server.close());
beforeEach(async () => {
  const database = createDatabaseClient({
    url: 'postgres://database-user:nothing@127.0.0.1:1/none',
    poolMax: 2,
    onIdleError: () => undefined,
  });
  away = { app: await createApp({ config: server.config, database, logStream }), database };
  lines.length = 0;
  return async () => {
    await away.app.close();
    await away.database.db.destroy();
  };
});

const warnings = () =>
  lines
    .map((line) => JSON.parse(line) as { level: number; status?: number; reason?: string })
    .filter(({ level }) => level >= 40);

test('an unavailable database is logged once, in one line without a stack, however many call', async () => {
  const caller = new TestCaller(away.app);
  for (let call = 0; call < 5; call++) {
    expect((await caller.get(`/api/assessment/${newSessionId()}`)).statusCode).toBe(503);
    const sessionId = newSessionId();
    const payload = { sessionId };
    const trpc = await away.app.inject({ method: 'POST', url: '/trpc/assessment.create', payload });
    expect(trpc.statusCode).toBe(503);
  }
  expect(warnings()).toEqual([
    expect.objectContaining({
      level: 40,
      status: 503,
      reason: expect.stringContaining('ECONNREFUSED') as unknown,
    }),
  ]);
  const log = lines.join('');
  expect(log).not.toContain('"stack"');
  expect(log).not.toMatch(/\.ts:\d/);
  // Each request still has its own line with its status.
  expect(lines.filter((line) => line.includes('"status":503,"ms"'))).toHaveLength(10);
});

test('different causes have a line each', async () => {
  const caller = new TestCaller(away.app);
  await caller.get(`/api/assessment/${newSessionId()}`);
  for (let call = 0; call < 2; call++) {
    expect((await away.app.inject('/api/login')).statusCode).toBe(503);
  }
  expect(warnings()).toHaveLength(2);
});

test('a server error is logged each time with its stack', async () => {
  const { db } = server.database;
  await sql`alter table assessment rename to elsewhere`.execute(db);
  try {
    const caller = new TestCaller(server.app);
    for (let call = 0; call < 2; call++) {
      const answer = await caller.get(`/api/assessment/by-id/${crypto.randomUUID()}`);
      expect(answer.statusCode).toBe(500);
    }
  } finally {
    await sql`alter table elsewhere rename to assessment`.execute(db);
  }
  expect(warnings().map(({ level }) => level)).toEqual([50, 50]);
  expect(lines.filter((line) => line.includes('"stack"'))).toHaveLength(2);
});
