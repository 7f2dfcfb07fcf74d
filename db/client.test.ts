import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createDatabaseClient, type DatabaseClient } from './client.ts';

let database: TestDatabase;
let client: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = createDatabaseClient({ url: database.url, poolMax: 1, onIdleError: () => undefined });
});
afterAll(async () => {
  await client.db.destroy();
  await database.drop();
});

test('a statement with parameters is prepared once per connection', async () => {
  const prepared = async () => {
    const { rows } = await client.pool.query<{ count: number }>(
      `select count(*)::int as count from pg_prepared_statements where statement like '%"email" = %'`,
    );
    return rows[0]?.count;
  };
  for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) {
    await client.db.selectFrom('assessment').select('id').where('email', '=', email).execute();
  }
  expect(await prepared()).toBe(1);
  await client.db.selectFrom('assessment').select('email').where('email', '=', 'x').execute();
  expect(await prepared()).toBe(2);
});

test('values are never part of a statement', async () => {
  const text = `'; drop table assessment; --\\ "$1"`;
  const { rows } = await sql<{ text: string }>`select ${text}::text as text`.execute(client.db);
  expect(rows).toEqual([{ text }]);
});

test('the database cancels a statement that takes too long', async () => {
  const { rows } = await sql<{ limit: string }>`
    select current_setting('statement_timeout') as limit
  `.execute(client.db);
  expect(rows).toEqual([{ limit: '2500ms' }]);
});
