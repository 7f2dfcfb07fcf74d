import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { VisitCounter } from './visit-counter.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const db = () => server.database.db;
beforeEach(async () => {
  await db().deleteFrom('visit_sum').execute();
});

const warnings: unknown[] = [];
const log = { warn: (details: unknown) => void warnings.push(details) };
const counter = (bounds = {}, at: Db = db()) => new VisitCounter(at, log, bounds);

const visit = (source = '', page = '/') => ({ page, source, device: 'phone' as const });

async function sums(): Promise<Record<string, number>> {
  const { rows } = await sql<{ page: string; source: string; visits: number }>`
    select page, source, visits from visit_sum
    where day = (now() at time zone 'UTC')::date order by page, source
  `.execute(db());
  return Object.fromEntries(rows.map(({ page, source, visits }) => [`${page} ${source}`, visits]));
}

test("visits are added to the day's sums", async () => {
  const first = counter();
  for (let n = 0; n < 3; n++) first.count(visit());
  first.count(visit('example.org', '/about'));
  expect(await sums()).toEqual({});
  await first.flush();
  expect(await sums()).toEqual({ '/ ': 3, '/about example.org': 1 });
  await first.flush();
  first.count(visit());
  await first.flush();
  expect(await sums()).toEqual({ '/ ': 4, '/about example.org': 1 });
});

test('two instances can add to the same sums at once', async () => {
  const instances = Array.from({ length: 8 }, () => counter());
  for (const one of instances) {
    for (const page of ['/', '/about', '/services']) one.count(visit('', page));
  }
  await Promise.all(instances.map((one) => one.flush()));
  expect(await sums()).toEqual({ '/ ': 8, '/about ': 8, '/services ': 8 });
});

test('sums are written without a further visit', async () => {
  counter({ flushMs: 1 }).count(visit());
  await expect.poll(sums).toEqual({ '/ ': 1 });
});

describe('a caller that invents new sources', () => {
  test('does not fill the table: further sources of a day are counted as one', async () => {
    for (let time = 0; time < 3; time++) {
      const one = counter({ sources: 3 });
      for (let n = 0; n < 5; n++) one.count(visit(`scan-${time}-${n}`));
      one.count(visit());
      await one.flush();
    }
    expect(await sums()).toEqual({
      '/ ': 3,
      '/ other': 12,
      '/ scan-0-0': 1,
      '/ scan-0-1': 1,
      '/ scan-0-2': 1,
    });
  });

  test('does not fill memory', async () => {
    const one = counter({ held: 2 });
    for (let n = 0; n < 5; n++) one.count(visit(`scan-${n}`));
    one.count(visit());
    await one.flush();
    expect(await sums()).toEqual({ '/ ': 1, '/ other': 3, '/ scan-0': 1, '/ scan-1': 1 });
  });
});

test('counts whose answer was lost are not counted twice', async () => {
  let isLost = true;
  const losing = db().withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) =>
      isLost && result.numAffectedRows !== undefined
        ? Promise.reject(new Error('The answer was lost.'))
        : Promise.resolve(result),
  });
  const one = counter({}, losing);
  one.count(visit());
  await one.flush();
  isLost = false;
  one.count(visit());
  await one.flush();
  expect(await sums()).toEqual({ '/ ': 2 });
  warnings.length = 0;
});

test('counts that cannot be written are retried later', async () => {
  const one = counter();
  one.count(visit());
  await sql`alter table visit_sum rename to visit_sum_away`.execute(db());
  try {
    await one.flush();
    expect(warnings).toHaveLength(1);
    one.count(visit());
  } finally {
    await sql`alter table visit_sum_away rename to visit_sum`.execute(db());
  }
  await one.flush();
  expect(await sums()).toEqual({ '/ ': 2 });
});
