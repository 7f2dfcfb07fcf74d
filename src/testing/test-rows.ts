import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type Row = Record<string, unknown>;

let database: TestDatabase;
let client: pg.Client;

/** A database for the tests of a file, to insert rows without the application. */
export function openRows(): { query: pg.Client['query'] } {
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  return { query: ((...args: [string, unknown[]]) => client.query(...args)) as pg.Client['query'] };
}

const newSessionId = () => `session_1700000000000_${randomUUID()}`;

/** Inserts the row and returns 'taken', or the constraint that refused it. */
export async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = columns.map((_, index) => `$${index + 1}`);
  try {
    await client.query(
      `insert into "${table}" (${columns.join()}) values (${values.join()})`,
      Object.values(row),
    );
    return 'taken';
  } catch (error) {
    const { constraint, code, column } = error as pg.DatabaseError;
    return constraint ?? (column ? `${column}: ${code}` : (code ?? ''));
  }
}

export async function insertedId(table: string, row: Row): Promise<string> {
  expect(await insert(table, row)).toBe('taken');
  const [column] = Object.keys(row);
  const { rows } = await client.query<{ id: string }>(
    `select id from "${table}" where "${column}" = $1`,
    [row[column!]],
  );
  return rows[0]!.id;
}

export const assessment = (): Row => ({ session_id: newSessionId() });
export const newAssessment = () => insertedId('assessment', assessment());
export const user = (): Row => ({
  subject: randomUUID(),
  issuer: 'https://id.example.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
});
export const newUser = () => insertedId('user', user());
