import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabaseClient, type Db } from '#db/client.ts';
import { startPostgres } from '#testing/postgres.ts';
import { spawnService, startService, statusOf, type Service } from '#testing/service.ts';

let url: string;
let db: Db;
const closers: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  const postgres = await startPostgres();
  ({ url } = postgres);
  ({ db } = createDatabaseClient({ url, poolMax: 2, onIdleError: () => undefined }));
  closers.push(
    () => postgres.remove(),
    () => db.destroy(),
  );
});
afterEach(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

function leave(service: Service): Service {
  closers.push(() => service.stop());
  return service;
}

/** An expired assessment, and the job that looks for such. */
async function leaveSomethingToDo(): Promise<void> {
  await sql`
    insert into assessment (session_id, created_at)
    values ('session_1767225600000_' || repeat('x', 32), now() - interval '30 days')`.execute(db);
  await sql`select graphile_worker.add_job('delete_expired')`.execute(db);
}

const isDone = async () => (await db.selectFrom('assessment').select('id').execute()).length === 0;
const eventuallyDone = () =>
  vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 15_000, interval: 50 });

test('the process that serves the site runs jobs, too', async () => {
  leave(await startService(url));
  await leaveSomethingToDo();
  await eventuallyDone();
});

test('a process without jobs leaves them to another, which opens no port', async () => {
  const site = leave(await startService(url, { WORKER: 'off' }));
  await leaveSomethingToDo();
  const worker = leave(await spawnService(url, { WORKER: 'only' }));
  await eventuallyDone();
  expect(await statusOf(`${worker.origin}/healthz`)).toBeUndefined();
  expect(await statusOf(`${site.origin}/healthz`)).toBe(200);
  worker.signal('SIGTERM');
  expect(await worker.ended, worker.log()).toBe(0);
  expect(worker.log()).toBe('');
});

test('a site that runs no jobs leaves them undone', async () => {
  const site = leave(await startService(url, { WORKER: 'off' }));
  await leaveSomethingToDo();
  await site.stop();
  expect(await isDone()).toBe(false);
});
