import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkTo, type Network } from '#testing/network.ts';
import { createTestDatabase, execute, type TestDatabase } from '#testing/test-database.ts';
import { createDatabaseClient, type DatabaseClient } from './client.ts';
import { DatabaseUnavailableError, limits } from './limits.ts';

let database: TestDatabase;
let network: Network;
let client: DatabaseClient;
beforeEach(async () => {
  database = await createTestDatabase();
  network = await networkTo(database.url);
  client = createDatabaseClient({ url: network.url, poolMax: 2, onIdleError: () => undefined });
});
afterEach(async () => {
  await client.db.destroy();
  await network.close();
  await database.drop();
});

const one = () => sql<{ one: number }>`select ${1}::int as one`.execute(client.db);

async function msToFail(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await expect(call()).rejects.toThrow(/database|connect/i);
  return performance.now() - began;
}

test('a connection that gets no answer is closed and never reused', async () => {
  await one();
  network.swallow();
  expect(await msToFail(one)).toBeLessThan(5_000);
  expect(client.pool.totalCount).toBe(0);
  network.restore();
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('when one connection gets no answer, idle ones are closed too', async () => {
  await Promise.all([one(), one()]);
  expect(client.pool.idleCount).toBe(2);
  network.swallow();
  await msToFail(one);
  await expect.poll(() => client.pool.totalCount).toBe(0);
  network.restore();
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('connecting fails at its time limit', async () => {
  network.swallow();
  expect(await msToFail(one)).toBeLessThan(limits.CONNECT_MS + 1_000);
  network.restore();
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('a connection that breaks during a transaction fails only that transaction', async () => {
  const broken = client.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      transaction,
    );
    await execute(database.url, `select pg_terminate_backend(${rows[0]!.pid}, 1000)`);
    await sql`select 1`.execute(transaction);
  });
  await expect(broken).rejects.toThrow(/terminat|not queryable/);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test('a waiting call never gets a connection that PostgreSQL has closed', async () => {
  const ended = () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(client.db);
  const outcomes = await Promise.allSettled([ended(), ended(), one(), one()]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('calls beyond the waiting limit are rejected at once', async () => {
  const held = await Promise.all([client.pool.connect(), client.pool.connect()]);
  const waiting = Array.from({ length: 2 * limits.WAITING_PER_CONNECTION }, one);
  const began = performance.now();
  await expect(one()).rejects.toThrow(DatabaseUnavailableError);
  await expect(client.pool.query('select 1')).rejects.toThrow(DatabaseUnavailableError);
  expect(performance.now() - began).toBeLessThan(500);
  for (const connection of held) connection.release();
  expect(await Promise.all(waiting)).toHaveLength(waiting.length);
});
