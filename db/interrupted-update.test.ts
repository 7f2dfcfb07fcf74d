import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import {
  copyDatabase,
  createTestDatabase,
  query,
  type TestDatabase,
} from '#testing/test-database.ts';
import { userWithAllData } from '#testing/user-with-all-data.ts';
import { backedUpTables } from './backup.ts';
import { migrateDown, migrateToLatest } from './migrate.ts';

const migrations = readdirSync(new URL('./migrations/', import.meta.url))
  .map((name) => name.replace(/\.ts$/, ''))
  .toSorted();
/** Every version that can be updated, oldest first, by its last migration. */
const versions = migrations.slice(0, -1);

let latest: TestDatabase;
let assessment: AssessmentOutput;
const earlier = new Map<string, TestDatabase>();
beforeAll(async () => {
  latest = await createTestDatabase();
  const server = await startTestApp({ mail: queueOnlyMail }, { databaseUrl: latest.url });
  [assessment] = (await userWithAllData(server)).assessments;
  await server.close();
  await query(latest.url, theRest);
  let version = latest;
  for (const name of versions.toReversed()) {
    version = await copyDatabase(version);
    await migrateDown(version.url);
    earlier.set(name, version);
  }
});
afterAll(async () => {
  for (const database of [latest, ...earlier.values()]) await database.drop();
});

/** Rows of tables that no single user fills. */
const theRest = `
  insert into counted values (gen_random_uuid());
  insert into audit_event (event) values ('deleted');
  insert into site_version (number, saved_by, settings, changed) values (1, 'Ada', '{}', '{}');
  insert into site_image (hash, width, bytes) values ('abcdefghijkl', 480, 'bytes');
  insert into passage (id, title, path, text) values ('faq.leap', 'LEAP', '/', 'Four steps');
  insert into visit_sum values ('2026-01-02', 'home', '', 'phone', 3);
  insert into past_assessment values ('2026-01-02', null, 3, 3, false, true, null);
  insert into rating_sum values (null, '2026-01-02', 'humility', 1, 300);
  insert into rating_due values ('2026-01-02');
  insert into feedback_count values (sha256('mailbox'), 'full', now());
  insert into mail_count (mail_id, fingerprint) values (gen_random_uuid(), sha256('address'));
  insert into chat_usage (user_id) select id from "user" on conflict do nothing;
  insert into chat_site_usage (tokens) values (4000)`;

type Columns = Record<string, string[]>;

async function columnsOf(database: TestDatabase): Promise<Columns> {
  const rows = await query<{ table: string; columns: string[] }>(
    database.url,
    `select table_name::text as table, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** The values of these columns in all rows. */
async function rowsOf(database: TestDatabase, columns: Columns): Promise<unknown> {
  const tables = Object.entries(columns).map(([table, names]) => {
    const list = names.map((name) => pg.escapeIdentifier(name)).join();
    return `'${table}', (
      select jsonb_agg(to_jsonb(t) order by t::text) from (select ${list} from "${table}") t
    )`;
  });
  const [row] = await query<{ all: unknown }>(
    database.url,
    `select jsonb_build_object(${tables.join()}) as all`,
  );
  return row!.all;
}

const applied = async (database: TestDatabase) =>
  (await query<{ name: string }>(database.url, 'select name from kysely_migration order by 1')).map(
    ({ name }) => name,
  );

/** Runs the action after the migration has changed the tables, but before it is recorded. */
const atMigration = (name: string, action: string) => `
  create schema if not exists test;
  create or replace function test.interrupt() returns trigger language plpgsql as $$
    begin if new.name = '${name}' then ${action}; end if; return new; end $$;
  create or replace trigger interrupt before insert on kysely_migration
    for each row execute function test.interrupt()`;
const REPAIR = 'drop schema test cascade';

const LOCK = 4_711;
const WAIT = `perform pg_advisory_xact_lock(${LOCK})`;

/** Starts an update in another process and kills it while it waits for the lock. */
async function killUpdate(database: TestDatabase): Promise<void> {
  const holder = new pg.Client({ connectionString: database.url });
  holder.on('error', () => undefined); // if the test fails, its database is dropped
  await holder.connect();
  await holder.query(`begin; select pg_advisory_xact_lock(${LOCK})`);
  const update = spawn(
    process.execPath,
    [fileURLToPath(new URL('../scripts/migrate.ts', import.meta.url))],
    { env: { DATABASE_URL: database.url, COOKIE_SECRET: 'x'.repeat(32) }, stdio: 'ignore' },
  );
  const ended = once(update, 'exit');
  const busy = `select from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and state <> 'idle'`;
  const count = async (text: string) => (await query(database.url, text)).length;
  await vi.waitFor(
    async () => expect(await count(`${busy} and wait_event = 'advisory'`)).toBe(1),
    25_000,
  );
  update.kill('SIGKILL');
  await ended;
  await holder.query('commit');
  await holder.end();
  await vi.waitFor(async () => expect(await count(busy)).toBe(0), 25_000);
}
test('there is data in every table before the updates', async () => {
  const columns = await columnsOf(latest);
  expect(Object.keys(columns).toSorted()).toEqual([...backedUpTables].toSorted());
  for (const [table, rows] of Object.entries((await rowsOf(latest, columns)) as object)) {
    expect(rows, table).not.toBeNull();
  }
});

describe.each(versions)('a database of version %s', (version) => {
  const missing = migrations.slice(migrations.indexOf(version) + 1);
  let database: TestDatabase;
  let columns: Columns;
  let rows: unknown;
  beforeEach(async () => {
    database = await copyDatabase(earlier.get(version)!);
    columns = await columnsOf(database);
    rows = await rowsOf(database, columns);
    return () => database.drop();
  });

  async function expectUnchanged(): Promise<void> {
    expect(await applied(database)).toEqual(migrations.slice(0, -missing.length));
    expect(await columnsOf(database)).toEqual(columns);
    expect(await rowsOf(database, columns)).toEqual(rows);
  }
  async function expectUpdated(): Promise<void> {
    await migrateToLatest(database.url);
    expect(await applied(database)).toEqual(migrations);
    expect(await columnsOf(database)).toEqual(await columnsOf(latest));
    expect(await rowsOf(database, columns)).toEqual(rows);
    const server = await startTestApp({}, { databaseUrl: database.url });
    try {
      const { overallScore } = await new TestCaller(server.app).read(assessment.id);
      expect(overallScore).toBe(123);
    } finally {
      await server.close();
    }
  }

  test('is updated in one start, with all its data', () => expectUpdated());

  test('stays as it is if any of the migrations fails, and the next start updates it', async () => {
    for (const name of missing) {
      await query(database.url, atMigration(name, "raise 'the disk is full'"));
      await expect(migrateToLatest(database.url)).rejects.toThrow(`Migration ${name} failed`);
      await query(database.url, REPAIR);
      await expectUnchanged();
    }
    await expectUpdated();
  });

  test('stays as it is if the process is killed, and the next start updates it', async () => {
    await query(database.url, atMigration(missing[0]!, WAIT));
    await killUpdate(database);
    await query(database.url, REPAIR);
    await expectUnchanged();
    await expectUpdated();
  });
});

test('if a process is killed after the tables changed, the next start completes the update', async () => {
  const database = await copyDatabase(earlier.get(versions.at(-1)!)!);
  const columns = await columnsOf(database);
  const rows = await rowsOf(database, columns);
  await query(
    database.url,
    `create table kysely_functions (
       hash text primary key, applied_at timestamptz not null default now()
     );
     create schema test;
     create function test.interrupt() returns trigger language plpgsql as $$
       begin ${WAIT}; return new; end $$;
     create trigger interrupt before insert on kysely_functions
       for each row execute function test.interrupt()`,
  );
  await killUpdate(database);
  await query(database.url, REPAIR);
  expect(await applied(database)).toEqual(migrations);
  expect(await rowsOf(database, columns)).toEqual(rows);
  await migrateToLatest(database.url);
  const functions = await query(
    database.url,
    `select from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  expect(functions.length).toBeGreaterThan(0);
  expect(await rowsOf(database, columns)).toEqual(rows);
  await database.drop();
});
