import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabaseClient, type DatabaseClient, type Db } from '#db/client.ts';
import { statements } from '#db/connection.ts';
import { limits } from '#db/limits.ts';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { toHttpError } from '#server/api/errors.ts';
import { networkTo } from '#testing/network.ts';
import { brokenRules } from '#testing/stored-rules.ts';
import { newSessionId } from '#testing/test-caller.ts';
import {
  createTestDatabase,
  preparedStatements,
  type TestDatabase,
} from '#testing/test-database.ts';
import { findById, findOrCreate } from './assessment.repository.ts';
import type { ContinuableId } from './visitor.ts';
import { save, type GivenResponse } from './response.repository.ts';

let database: TestDatabase;
let client: DatabaseClient;
let ids: ContinuableId[];
beforeAll(async () => {
  database = await createTestDatabase();
  client = createDatabaseClient({
    url: database.url,
    poolMax: 4,
    onIdleError: () => undefined,
    preparedStatements,
  });
  const rows = await Promise.all(
    Array.from({ length: 12 }, () =>
      findOrCreate(client.db, {
        sessionId: newSessionId(),
        source: null,
        email: null,
        startedIn: null,
        isVerified: false,
      }),
    ),
  );
  ids = rows.map(({ id }) => id as ContinuableId);
});
afterAll(async () => {
  await client.db.destroy();
  await database.drop();
});

let sent: string[];
const countStatement = (statement: unknown) => sent.push((statement as { text: string }).text);
beforeEach(() => {
  sent = [];
  statements.start.subscribe(countStatement);
});
afterEach(() => statements.start.unsubscribe(countStatement));

const unknownId = () => crypto.randomUUID() as ContinuableId;

function given(competency: number, rating: Rating = 3): GivenResponse {
  const { id: competencyId, category } = competencies[competency]!;
  return { competencyId, category, question1Rating: rating, question2Rating: rating };
}

test('a single call sends one statement', async () => {
  expect(await findById(client.db, ids[0]!)).toMatchObject({ id: ids[0] });
  expect(sent).toHaveLength(1);
  expect(await save(client.db, ids[0]!, given(0))).toMatchObject({
    competency_id: 'accountability',
  });
  expect(sent).toHaveLength(2);
});

test('simultaneous calls share a statement, and each gets its own result', async () => {
  const rows = await Promise.all(ids.map((id) => findById(client.db, id)));
  expect(rows.map((row) => row?.id)).toEqual(ids);
  expect(sent).toHaveLength(1);
  const saved = await Promise.all(ids.map((id, n) => save(client.db, id, given(n))));
  expect(saved).toMatchObject(ids.map((_, n) => ({ competency_id: competencies[n]!.id })));
  expect(sent).toHaveLength(2);
});

type Call =
  | { kind: 'read'; row: number; isUpperCase: boolean }
  | { kind: 'save'; row: number; competency: number; rating: Rating }
  | { kind: 'read unknown' | 'save unknown' | 'read broken' | 'save broken' };

const row = fc.nat({ max: 11 });
const call: fc.Arbitrary<Call> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      row,
      isUpperCase: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      row,
      competency: fc.nat({ max: 34 }),
      rating: fc.constantFrom<Rating[]>(1, 2, 3, 4, 5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('read unknown', 'save unknown', 'read broken', 'save broken'),
    }),
  },
);

/** Makes the call; returns what is wrong with its result, or nothing. */
async function problem(one: Call): Promise<string | undefined> {
  switch (one.kind) {
    case 'read': {
      const id = ids[one.row]!;
      const found = await findById(client.db, one.isUpperCase ? id.toUpperCase() : id);
      return found?.id === id ? undefined : `${id} got ${found?.id}`;
    }
    case 'save': {
      const saved = await save(client.db, ids[one.row]!, given(one.competency, one.rating));
      const isOwn =
        typeof saved === 'object' && saved.competency_id === competencies[one.competency]!.id;
      return isOwn ? undefined : `${JSON.stringify(one)} got ${JSON.stringify(saved)}`;
    }
    case 'read unknown': {
      const found = await findById(client.db, unknownId());
      return found && `an unknown id got ${found.id}`;
    }
    case 'save unknown': {
      const saved = await save(client.db, unknownId(), given(0));
      return saved === 'no such assessment'
        ? undefined
        : `an unknown id got ${JSON.stringify(saved)}`;
    }
    case 'read broken':
      return refusal(findById(client.db, 'no id'), /uuid/);
    case 'save broken':
      return refusal(save(client.db, ids[0]!, { ...given(0), competencyId: 'No!' }), /shape/);
  }
}

async function refusal(result: Promise<unknown>, expected: RegExp): Promise<string | undefined> {
  const error = await result.then(
    () => new Error('no error'),
    (reason: unknown) => reason as Error,
  );
  return expected.test(error.message) ? undefined : `a broken call got ${error.message}`;
}

test('in any mix of calls, each caller gets its own row, and each broken call its own error', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ one: call, after: fc.nat({ max: 6 }) }), {
        maxLength: 120,
        size: 'max',
      }),
      async (calls) => {
        const problems = await Promise.all(
          calls.map(async ({ one, after }) => {
            for (let turn = 0; turn < after; turn++) await setImmediate();
            return problem(one);
          }),
        );
        expect(problems.filter(Boolean)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
  expect(await brokenRules(client.db)).toEqual([]);
});

test('a locked row delays only its own callers', async () => {
  const [locked, ...free] = ids as [ContinuableId, ...ContinuableId[]];
  const finished: string[] = [];
  const waiting: Promise<unknown>[] = [];
  await client.db.transaction().execute(async (transaction) => {
    await sql`select from assessment where id = ${locked} for update`.execute(transaction);
    // With the others, and while their own batch is running.
    waiting.push(
      ...[1, 2].map((n) =>
        save(client.db, locked, given(n)).then(() => finished.push(`locked ${n}`)),
      ),
    );
    await Promise.all(
      free.map((id) => save(client.db, id, given(1)).then(() => finished.push('free'))),
    );
    expect(finished).toEqual(free.map(() => 'free'));
  });
  await Promise.all(waiting);
  expect(finished.slice(free.length).toSorted()).toEqual(['locked 1', 'locked 2']);
});

test('a lost connection fails its own batch and no other', async () => {
  const { batches } = limits.BATCH;
  const calls: Promise<unknown>[] = [];
  await client.db.transaction().execute(async (transaction) => {
    await sql`lock table assessment`.execute(transaction);
    // The first calls wait for the table, the others for their batch.
    for (const id of ids) {
      calls.push(findById(client.db, id));
      await setImmediate();
    }
    const cutOff = Promise.allSettled(calls.slice(0, batches));
    await expect
      .poll(() => lockWaiters(transaction), { interval: 5, timeout: 1_500 })
      .toBe(batches);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(transaction);
    expect((await cutOff).map(({ status }) => status)).toEqual(Array(batches).fill('rejected'));
  });
  expect(await Promise.all(calls.slice(batches))).toMatchObject(
    ids.slice(batches).map((id) => ({ id })),
  );
});

/** How many sessions wait for a lock. */
async function lockWaiters(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count;
}

test('if the database does not respond, all waiting calls fail together, in time', async () => {
  const network = await networkTo(database.url);
  const away = createDatabaseClient({
    url: network.url,
    poolMax: 4,
    onIdleError: () => undefined,
    preparedStatements,
  });
  try {
    await findById(away.db, ids[0]!);
    network.swallow();
    const began = performance.now();
    const calls = Array.from({ length: 200 }, (_, n) => findById(away.db, ids[n % 12]!));
    const outcomes = await Promise.allSettled(calls);
    expect(performance.now() - began).toBeLessThan(5_000);
    const statuses = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? toHttpError(outcome.reason).status : 200,
    );
    expect(new Set(statuses)).toEqual(new Set([503]));
    network.restore();
    expect(await findById(away.db, ids[0]!)).toMatchObject({ id: ids[0] });
  } finally {
    await away.db.destroy();
    await network.close();
  }
});
