import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from './audit-log.ts';
import { deleteExpired } from '#server/jobs/retention.ts';
import { jobAttempt } from '#testing/job-attempt.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  owner = await officeCaller(server);
});
afterAll(() => server.close());

interface Log {
  events: { what: string; whom: string | null; personId: string | null; detail: object }[];
  total: number;
}

async function read(page = 1): Promise<Log> {
  const answer = await owner.get(`/api/office/log?page=${page}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Log>();
}

test('lists who did what, latest first, with the contact while it exists', async () => {
  const { db } = server.database;
  const { email } = await withHistory(server);
  const { id } = await db
    .selectFrom('contact')
    .select('id')
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  await owner.get(`/api/office/people/${id}`);
  await recordAudit(db, { name: 'partner@practice.example' }, 'people_exported', { rows: 3 });
  expect(await read()).toMatchObject({
    total: 2,
    events: [
      { who: 'partner@practice.example', what: 'people_exported', whom: null, detail: { rows: 3 } },
      { who: officeSettings.emails[0], what: 'person_viewed', whom: email, personId: id },
    ],
  });
  await owner.send('DELETE', `/api/office/people/${id}`);
  const { events } = await read();
  expect(events.map(({ what, whom, personId }) => [what, whom, personId])).toEqual([
    ['person_erased', null, null],
    ['people_exported', null, null],
    ['person_viewed', null, null],
  ]);
});

test('is paged; entries older than a year are deleted', async () => {
  const { db } = server.database;
  await sql`delete from office_event`.execute(db);
  await sql`
    insert into office_event (who, what, happened_at)
    select 'owner', 'person_viewed', now() - n * interval '5 days' from generate_series(1, 80) n
  `.execute(db);
  const pages = await Promise.all([1, 2, 3].map((page) => read(page)));
  expect(pages.map(({ events, total }) => [events.length, total])).toEqual([
    [50, 80],
    [30, 80],
    [0, 80],
  ]);
  await deleteExpired(
    db,
    {
      retention: { empty: 0, unfinished: 0, completed: 0 },
      notifies: false,
    },
    jobAttempt,
  );
  expect((await read()).total).toBe(72);
});

test.each(['page=0', 'page=x', 'page=1.5'])('rejects the page %s', async (query) => {
  expect((await owner.get(`/api/office/log?${query}`)).statusCode).toBe(400);
});
