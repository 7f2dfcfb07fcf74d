import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createDatabaseClient, type DatabaseClient } from './client.ts';
import { Connection } from './connection.ts';

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

describe('behind a pooler, which reports another process id', () => {
  /** The session as its next user finds it. */
  const inSession = (connection: Connection, text: string) =>
    Reflect.apply(pg.Client.prototype.query, connection, [text]) as Promise<pg.QueryResult>;
  const LIMIT = `select current_setting('statement_timeout') as limit, $1::int`;
  let connection: Connection;
  beforeAll(async () => {
    connection = new Connection({ connectionString: database.url, preparedStatements: false });
    const connecting = connection.connect();
    connection.connection.on('backendKeyData', () => Object.assign(connection, { processID: 0 }));
    await connecting;
    return () => connection.end();
  });

  test('each statement has its limits, and leaves none in the session', async () => {
    const { rows } = await connection.query<{ limit: string }>(LIMIT, [1]);
    expect(rows[0]!.limit).toBe('2500ms');
    expect((await inSession(connection, 'show statement_timeout')).rows).toEqual([
      { statement_timeout: '0' },
    ]);
  });

  test('a transaction has them from its beginning', async () => {
    await connection.query('begin');
    await connection.query('create table half (id int)');
    expect((await inSession(connection, 'show idle_in_transaction_session_timeout')).rows).toEqual([
      { idle_in_transaction_session_timeout: '5s' },
    ]);
    await connection.query('rollback');
    const { rows } = await connection.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
  });

  test('a failed statement rejects with its own error, and the next one works', async () => {
    await expect(connection.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    expect((await connection.query(LIMIT, [1])).rowCount).toBe(1);
  });

  test('no statement is prepared if the pooler loses them', async () => {
    await connection.query(LIMIT, [1]);
    expect((await inSession(connection, 'select from pg_prepared_statements')).rowCount).toBe(0);
  });
});
