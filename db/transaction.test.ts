import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
afterEach(() => sql`drop function conflict cascade; drop sequence attempts`.execute(db()));

const db = () => server.database.db;

/** PostgreSQL rolls back the first transactions that touch a plan, as if others were in their way. */
async function conflicts(code: string, times: number): Promise<void> {
  // A sequence keeps counting when a transaction fails.
  await sql`
    create sequence attempts;
    create function conflict() returns trigger language plpgsql as $$ begin
      if nextval('attempts') <= ${sql.lit(times)} then
        raise 'could not serialize access' using errcode = ${sql.lit(code)};
      end if;
      return new;
    end $$;
    create trigger conflict before insert or update on plan
      for each row execute function conflict()`.execute(db());
}

test.each(['40P01', '40001'])('a change that meets %s once is made', async (code) => {
  const { id, owner } = await withHistory(server);
  await conflicts(code, 1);
  const start = { day: '2026-01-05', changedAt: new Date().toISOString() };
  const answer = await owner.post(`/api/assessment/${id}/plan`, { start });
  expect(answer.statusCode, answer.body).toBe(200);
});

test.each(['40P01', '40001'])('a change that always meets %s may be tried again', async (code) => {
  const { id, owner } = await withHistory(server);
  await conflicts(code, 1_000);
  const start = { day: '2026-01-05', changedAt: new Date().toISOString() };
  const answer = await owner.post(`/api/assessment/${id}/plan`, { start });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
});
