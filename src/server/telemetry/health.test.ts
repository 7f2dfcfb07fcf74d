import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestCaller } from '#testing/test-caller.ts';
import { createDatabaseClient, type DatabaseClient } from '#db/client.ts';
import { createApp } from '#server/app.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
let away: { app: TestApp['app']; database: DatabaseClient };
beforeAll(async () => {
  server = await startTestApp();
  const database = createDatabaseClient({
    url: 'postgres://database-user:nothing@127.0.0.1:1/none',
    poolMax: 2,
    onIdleError: () => undefined,
  });
  away = { app: await createApp({ config: server.config, database }), database };
});
afterAll(async () => {
  await away.app.close();
  await away.database.db.destroy();
  await server.close();
});

test('the process is alive with or without a database', async () => {
  for (const { app } of [server, away]) {
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('it is ready while the database responds', async () => {
  const answer = await server.app.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }]);
});

test('it is not ready while the database is unavailable', async () => {
  const answer = await away.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|database-user/);
});

test('other requests are answered during any number of readiness checks', async () => {
  const caller = new TestCaller(server.app);
  const { id } = await caller.start();
  const read = () => Promise.all(Array.from({ length: 3 }, () => caller.read(id)));
  // With connections already open, because opening one takes time under this load.
  await read();
  const asking = Array.from({ length: 1_000 }, () => server.app.inject('/readyz'));
  await read();
  const statuses = (await Promise.all(asking)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('it is not ready while no connection is free', async () => {
  const { pool } = server.database;
  const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  try {
    const answer = await server.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
  } finally {
    for (const client of clients) client.release();
  }
  const { statusCode } = await server.app.inject('/readyz');
  expect(statusCode).toBe(200);
});
