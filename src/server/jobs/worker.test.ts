import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#db/client.ts';
import { networkTo } from '#testing/network.ts';
import { openTestDatabase, preparedStatements } from '#testing/test-database.ts';
import { isAll } from '#testing/is-all.ts';
import type { JobOutcome } from './outbox.ts';
import { startWorker, type Task } from './worker.ts';

let db: Db;
let databaseUrl: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ url: databaseUrl, db, close } = await openTestDatabase());
});
afterAll(() => close());

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`.execute(
    db,
  );
});

const log = { debug: () => undefined, info: () => undefined, warn: vi.fn(), error: vi.fn() };

function work(
  task: Task,
  url = databaseUrl,
): { outcomes: JobOutcome[]; stop: () => Promise<void> } {
  const outcomes: JobOutcome[] = [];
  const stop = startWorker({
    databaseUrl: url,
    preparedStatements,
    jobs: [{ tasks: { tried: task }, schedules: [{ task: 'tried', at: '0 0 1 1 *' }] }],
    log,
    onFinished: (_task, outcome) => outcomes.push(outcome),
  });
  let stopped: Promise<void> | undefined;
  const stopOnce = () => (stopped ??= stop());
  running.push(stopOnce);
  return { outcomes, stop: stopOnce };
}

const add = (connection: Db, payload: object, maxAttempts = 25) =>
  sql`select graphile_worker.add_job('tried', ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts})`.execute(
    connection,
  );

const jobs = () =>
  sql<{ attempts: number; locked_at: Date | null; due_in: number; last_error: string | null }>`
    select attempts, locked_at, extract(epoch from run_at - now())::float8 as due_in, last_error
    from graphile_worker.jobs`
    .execute(db)
    .then(({ rows }) => rows);

/** The only job, once this attempt is recorded as failed. */
async function failedOnce(attempts: number) {
  await eventually(async () =>
    expect(await jobs()).toMatchObject([
      { attempts, locked_at: null, last_error: expect.any(String) },
    ]),
  );
  return (await jobs())[0]!;
}

const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

test('a job runs if its transaction commits, and not if it rolls back', async () => {
  const done: unknown[] = [];
  work((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  const takenBack = db.transaction().execute(async (trx) => {
    await add(trx, { of: 'what was taken back' });
    throw new Error('taken back');
  });
  await expect(takenBack).rejects.toThrow('taken back');
  await db.transaction().execute(async (trx) => {
    await add(trx, { of: 'what was committed' });
    expect(done).toEqual([]);
  });
  await eventually(() => expect(done).toEqual([{ of: 'what was committed' }]));
  await eventually(async () => expect(await jobs()).toEqual([]));
});

test('a failed job is retried with growing delays', async () => {
  const { outcomes } = work(() => Promise.reject(new Error('away for now')));
  await add(db, {});
  const first = await failedOnce(1);
  expect(first.last_error).toContain('away for now');
  expect(first.due_in).toBeGreaterThan(0);
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  const second = await failedOnce(2);
  expect(second.due_in).toBeGreaterThan(first.due_in);
  expect(outcomes).toEqual(['failed', 'failed']);
});

test('a job that always fails stays in the queue', async () => {
  const { outcomes } = work(() => Promise.reject(new Error('never')));
  await add(db, {}, 1);
  await failedOnce(1);
  expect(outcomes).toEqual(['given up']);
});

test('a process that shuts down returns its unfinished job, and another one runs it', async () => {
  const begun = Promise.withResolvers<void>();
  const { stop } = work((_payload, { signal }) => {
    begun.resolve();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  await add(db, {});
  await begun.promise;
  await stop();
  expect(await jobs()).toMatchObject([{ locked_at: null }]);

  const done = Promise.withResolvers<void>();
  work(() => Promise.resolve(done.resolve()));
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  await done.promise;
});

test('several processes run each job once', async () => {
  const done: number[] = [];
  const task: Task = (payload) => {
    done.push((payload as { n: number }).n);
    return Promise.resolve();
  };
  work(task);
  work(task);
  for (let n = 0; n < 40; n += 1) await add(db, { n });
  await eventually(async () => expect(await jobs()).toEqual([]));
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('lost connections are opened again', async () => {
  const done: unknown[] = [];
  work((payload) => {
    done.push(payload);
    return Promise.resolve();
  });
  await add(db, { before: true });
  await eventually(() => expect(done).toHaveLength(1));
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'ready-leader-jobs' and datname = current_database()`.execute(db);
  await add(db, { after: true });
  await eventually(() => expect(done).toHaveLength(2));
});

// Waits for the time limits of connections.
test.runIf(isAll)(
  'connections whose network went silent are noticed, and others opened',
  async () => {
    const network = await networkTo(databaseUrl);
    const done: unknown[] = [];
    const { stop } = work((payload) => {
      done.push(payload);
      return Promise.resolve();
    }, network.url);
    await add(db, { before: true });
    await eventually(() => expect(done).toHaveLength(1));
    network.swallow();
    // Until each connection has asked for jobs in vain.
    await wait(4_000);
    network.restore();
    await add(db, { after: true });
    await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 25_000, interval: 50 });
    await stop();
    await network.close();
  },
  40_000,
);
