import { randomBytes } from 'node:crypto';
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabaseClient } from '#db/client.ts';

/** `npm run measure -- poolers` turns them off where the pooler loses them. */
export const preparedStatements = process.env['DATABASE_PREPARED_STATEMENTS'] !== 'false';

export interface TestDatabase {
  url: string;
  /** Deletes it and ends its remaining sessions. */
  drop(): Promise<void>;
}

/** A migrated, empty database for one test file. Needs test-databases.global.ts as globalSetup. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('testDatabases').template);
}

/** A connected test database for a test of code that takes `db`. */
export async function openTestDatabase() {
  const { url, drop } = await createTestDatabase();
  const { db } = createDatabaseClient({
    url,
    poolMax: 5,
    onIdleError: () => undefined,
    preparedStatements,
  });
  return {
    url,
    db,
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
}

/** A copy of a database that no one is connected to. */
export function copyDatabase({ url }: TestDatabase): Promise<TestDatabase> {
  return createFrom(new URL(url).pathname.slice(1));
}

export function createUnmigratedDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { server, entrance } = inject('testDatabases');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // file_copy takes 10 ms without syncing, the default strategy 20 ms
  await execute(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(entrance, name),
    drop: () => execute(server, `drop database if exists ${name} with (force)`),
  };
}

/** The address of another database of the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

export async function execute(connectionString: string, statement: string): Promise<void> {
  await query(connectionString, statement);
}

export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Where the data of test databases goes: memory if it has room, which takes a tenth of a busy disk's time. */
export const databaseFolder = hasRoomInMemory() ? MEMORY : tmpdir();

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    // As root, a server may have to run from a copy of its programs in its own folder.
    const isExecutable = !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(
      readFileSync('/proc/mounts', 'utf8'),
    );
    return bavail * bsize >= ENOUGH_BYTES && isExecutable;
  } catch {
    return false; // not Linux
  }
}
