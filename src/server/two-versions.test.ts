import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withHistory, writeCalls } from '#testing/prepared-assessment.ts';
import { signedInCaller } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Calls everything, so that every statement of the application is prepared on its connection. */
async function useEverything(): Promise<void> {
  const { owner, id, sessionId, email } = await withHistory(server);
  const changes = writeCalls.filter(({ name }) => name !== 'DELETE');
  for (const { name, send } of changes) {
    expect((await send(owner, id)).statusCode, name).toBe(200);
  }
  for (const path of [`by-id/${id}`, sessionId, `${id}/responses`]) {
    expect((await owner.get(`/api/assessment/${path}`)).statusCode, path).toBe(200);
  }
  await owner.start(sessionId);
  const found = await owner.post('/api/assessment/lookup-by-email', { email });
  expect(found.statusCode).toBe(200);
  const user = await signedInCaller(server);
  expect((await user.get('/api/auth/user')).statusCode).toBe(200);
  const { id: conversation } = (await user.post('/api/conversations')).json<{ id: string }>();
  for (const path of ['', `/${conversation}/messages`]) {
    expect((await user.get(`/api/conversations${path}`)).statusCode, path).toBe(200);
  }
  const removed = await user.send('DELETE', `/api/conversations/${conversation}`);
  expect(removed.statusCode).toBe(200);
  for (const path of ['/api/person', '/api/person/export']) {
    expect((await owner.get(path)).statusCode, path).toBe(200);
    expect((await user.get(path)).statusCode, path).toBe(200);
  }
  for (const caller of [owner, user]) {
    expect((await caller.post('/api/person/revoke-links')).statusCode).toBe(200);
    expect((await caller.send('DELETE', '/api/person')).statusCode).toBe(200);
  }
}

test('this version keeps serving when a newer one adds columns to every table', async () => {
  await useEverything();
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'
  `.execute(server.database.db);
  expect(rows.length).toBeGreaterThan(6);
  for (const { name } of rows) {
    await sql`alter table ${sql.raw(name)} add column of_tomorrow text not null default 'x'`.execute(
      server.database.db,
    );
  }
  await useEverything();
});
