import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { audience, filter } from '#testing/generated/audience.ts';
import { recount } from '#testing/generated/recount.ts';
import { fillAudience } from '#testing/generated/fill-audience.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { sumDueRatings } from './rating-sums.ts';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  owner = await officeCaller(server);
});
afterAll(() => server.close());

async function read(what: string, query: Record<string, string>): Promise<unknown> {
  const answer = await owner.get(`/api/office/overview/${what}?${new URLSearchParams(query)}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('every figure matches a plain recount, with any filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      audience,
      fc.array(filter, { minLength: 4, maxLength: 8 }),
      async (all, filters) => {
        await fillAudience(server.database.db, all);
        await sumDueRatings(server.database.db, new AbortController().signal);
        for (const { from, to, source } of filters) {
          const period = { from, to };
          const query = { ...period, ...(source !== null && { source: source || '-' }) };
          const expected = recount(all, { from, to, source });
          expect(await read('funnel', query)).toEqual(expected.funnel);
          expect(await read('visits', query)).toEqual(expected.visits);
          expect(await read('chart', query)).toEqual(expected.chart);
          expect(await read('lowest', query)).toEqual(expected.lowest);
          expect(await read('sources', period)).toEqual(
            recount(all, { from, to, source: null }).sources,
          );
        }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);

test('a rating that changes after completion is summed again, and an erased one no longer counts', async () => {
  const day = '2026-01-30';
  const ratings = competencies.map((_, position) => ({ position, average: 200 }));
  const one = {
    day,
    source: null,
    ratings,
    position: 35,
    completedAfter: 60,
    hasEmail: false,
    isDeleted: false,
  };
  const { db } = server.database;
  await fillAudience(db, {
    assessments: Array.from({ length: 5 }, () => one),
    visits: [],
    bookings: [],
  });
  const lowest = async () => {
    await sumDueRatings(db, new AbortController().signal);
    const {
      people,
      competencies: [first],
    } = (await read('lowest', { from: day, to: day })) as {
      people: number;
      competencies: { competencyId: string; average: number }[];
    };
    return { people, first };
  };
  expect(await lowest()).toEqual({
    people: 5,
    first: { competencyId: competencies[0].id, people: 5, average: 200 },
  });
  await sql`
    with changed as (
      update response set question1_rating = 1, question2_rating = 1
      where competency_id = 'humility' returning assessment_id
    )
    select score_assessments(array_agg(assessment_id)) from changed`.execute(db);
  await sql`select score_assessments(array_agg(id)) from assessment`.execute(db);
  expect(await lowest()).toMatchObject({
    people: 5,
    first: { competencyId: 'humility', average: 100 },
  });
  await sql`delete from assessment where id in (select id from assessment limit 1)`.execute(db);
  expect(await lowest()).toEqual({ people: 4, first: undefined });
});

test('ratings added after completion are summed, too', async () => {
  const { db } = server.database;
  await fillAudience(db, { assessments: [], visits: [], bookings: [] });
  const visitor = new TestCaller(server.app);
  const { id } = await visitor.start();
  await visitor.patch(`/api/assessment/${id}`, { isCompleted: true });
  await visitor.post(`/api/assessment/${id}/responses`, {
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 2,
    question2Rating: 3,
  });
  await sumDueRatings(db, new AbortController().signal);
  const today = new Date().toISOString().slice(0, 10);
  expect(await read('lowest', { from: today, to: today })).toMatchObject({ people: 1 });
});
