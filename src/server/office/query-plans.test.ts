import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactViews } from '#domain/contact.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';
import { sequentialScans, touchedTables, watchPlans } from '#testing/watched-plans.ts';
import { sumDueRatings } from '#server/office/overview/overview.service.ts';

let server: TestApp;
let owner: TestCaller;
let plans: Awaited<ReturnType<typeof watchPlans>>;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  plans = await watchPlans(server.database, server.databaseUrl);
  owner = await officeCaller(server);
  await fill(server.databaseUrl);
  plans.take();
}, 60_000);
afterAll(() => server.close());

/** Two years with visitors from twelve sources, and 5,000 contacts. */
async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set session_replication_role = replica`);
  await client.query(`
    insert into assessment (session_id, source, answered_count, completed_at, started_at)
    select 'session_1700000000000_filled-row-number-' || lpad(n::text, 9, '0'),
      'source-' || n % 12, n % 36, case when n % 36 = 35 then now() end, now() - n * interval '35 minutes'
    from generate_series(1, 30000) n`);
  await client.query(`
    insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
    select id, 'humility', 'Leadership of Self', 3, 4 from assessment`);
  await client.query(`
    insert into past_assessment
    select (started_at at time zone 'UTC')::date, source, 3, 3, false, false, null from assessment`);
  await client.query(`
    insert into visit_sum
    select now()::date - day, page, 'source-' || source, 'phone', 1
    from generate_series(0, 729) day, unnest(array['/', '/about', '/assessment']) page,
      generate_series(0, 11) source`);
  await client.query(`
    insert into booking (reference, source, booked_on)
    select sha256(n::text::bytea), 'source-' || n % 12, now()::date - n % 700
    from generate_series(1, 9000) n`);
  await client.query(`
    insert into contact (address, first_at, last_at, assessments, assessment_id, answered_count, completed_at)
    select n || '@example.com', now() - n * interval '1 hour', now(), 1, id, 35,
      case when n % 2 = 0 then now() - n * interval '1 hour' end
    from (select row_number() over () as n, id from assessment limit 5000) numbered`);
  await client.query(`
    insert into booking (reference, contact_id, source, booked_on)
    select sha256(id::text::bytea), id, '', now() from contact where address like '1%'`);
  await client.query(
    `insert into rating_due select distinct (started_at at time zone 'UTC')::date from assessment`,
  );
  await client.query(`analyze`);
  await client.end();
}

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** PostgreSQL may choose another plan for a prepared statement after its fifth run. */
const RUNS = 7;

const scansOf = (tables: RegExp) => sequentialScans(plans.take()).filter((it) => tables.test(it));

test("a day's sums are computed from its own rows", async () => {
  await sumDueRatings(server.database.db, new AbortController().signal);
  expect(scansOf(/^(assessment|response): /)).toEqual([]);
});

const places = ['assessment', 'past_assessment'];
test.each<[what: string, tables: string[]]>([
  ['funnel', [...places, 'booking']],
  ['visits', ['visit_sum']],
  ['chart', [...places, 'visit_sum']],
  ['lowest', ['rating_sum']],
  ['sources', [...places, 'booking', 'visit_sum']],
])('%s scans no table, with any filter', async (what, tables) => {
  for (const days of [30, 700]) {
    for (let n = 0; n < RUNS; n++) {
      const source = what === 'sources' ? '' : `&source=source-${n}`;
      const query = `from=${dayBefore(days + n)}&to=${dayBefore(0)}${source}`;
      const answer = await owner.get(`/api/office/overview/${what}?${query}`);
      expect(answer.statusCode).toBe(200);
      const ran = plans.take();
      expect(touchedTables(ran).filter((name) => !['session', 'user'].includes(name))).toEqual(
        tables.toSorted(),
      );
      // There is one owner.
      expect(sequentialScans(ran).filter((scan) => !scan.startsWith('session: '))).toEqual([]);
    }
  }
});

test('no view of the contacts scans a table', async () => {
  for (let n = 1; n <= RUNS; n++) {
    for (const view of contactViews) {
      for (const sort of ['-last', '-completed']) {
        const path = `/api/office/people?view=${view}&sort=${sort}&page=${n}`;
        expect((await owner.get(path)).statusCode).toBe(200);
      }
    }
    expect((await owner.get('/api/office/people-views')).statusCode).toBe(200);
  }
  // There is one owner.
  expect(sequentialScans(plans.take()).filter((it) => !it.startsWith('session: '))).toEqual([]);
});
