import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { Norms } from '#domain/norms.ts';
import { pageOf } from '#testing/site-changes.ts';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import { takeNormSnapshot } from './norms.service.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({}, { site: bareSite });
});
afterEach(() => server.close());

let people = 0;

interface Person {
  rating?: number;
  email?: string;
  isVerified?: boolean;
  isCompleted?: boolean;
}

/** Adds people who gave every statement the same rating. */
async function add(count: number, person: Person = {}): Promise<void> {
  const { rating = 3, email, isVerified = true, isCompleted = true } = person;
  for (let index = 0; index < count; index += 1) {
    people += 1;
    await sql`
      with added as (
        insert into assessment (session_id, email, completed_at, verified_at, created_at)
        values (
          'session_1700000000000_' || gen_random_uuid(), ${email ?? `p${people}@example.com`},
          ${isCompleted ? new Date() : null}, ${isVerified ? new Date() : null}, now()
        ) returning id
      )
      insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
      select id, competency ->> 'id', competency ->> 'category', ${rating}::int2, ${rating}::int2
      from added, jsonb_array_elements(${JSON.stringify(competencies)}::jsonb) competency
    `.execute(server.database.db);
  }
}

const removeOne = () =>
  sql`delete from assessment where id in (select id from assessment limit 1)`.execute(
    server.database.db,
  );

/** What every page shows after the monthly job. */
async function shown(): Promise<Norms | null> {
  await takeNormSnapshot(server.database.db);
  await server.live.refresh();
  const settings = /<script[^>]*id="site-settings"[^>]*>(.*?)<\/script>/s.exec(
    await pageOf(server, '/'),
  );
  return (JSON.parse(settings![1]!) as { norms: Norms | null }).norms;
}

test('one person more or less changes nothing that is shown until ten have come', async () => {
  await add(99, { rating: 2 });
  expect(await shown()).toBeNull();
  await add(1, { rating: 5 });
  const first = await shown();
  expect(first?.overall).toEqual({ low: 200, high: 200 });
  await removeOne();
  expect(await shown()).toEqual(first);
  await add(1, { rating: 5 });
  // 101 have come.
  expect(await shown()).toEqual(first);
  await add(8, { rating: 5 });
  // 109: the last one could be told apart.
  expect(await shown()).toEqual(first);
  await add(1, { rating: 5 });
  expect(await shown()).not.toBeNull();
  const { rows } = await sql`select from norm_snapshot`.execute(server.database.db);
  expect(rows).toHaveLength(2);
});

test('counts each verified address once, with its latest completed assessment', async () => {
  await add(99, { rating: 2 });
  await add(50, { rating: 4, isVerified: false });
  await add(50, { rating: 4, isCompleted: false });
  await add(2, { rating: 2, email: 'twice@example.com' });
  expect((await shown())?.overall).toEqual({ low: 200, high: 200 });
  // Other answers of the same people.
  await sql`update response set question1_rating = 4, question2_rating = 4`.execute(
    server.database.db,
  );
  expect((await shown())?.overall).toEqual({ low: 200, high: 200 });
});
