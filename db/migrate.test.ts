import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { networkTo } from '#testing/network.ts';
import {
  createTestDatabase,
  createUnmigratedDatabase,
  type TestDatabase,
} from '#testing/test-database.ts';
import { migrateDown, migrateToEmpty, migrateToLatest } from './migrate.ts';
import { operatorMessage } from './operator-error.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(() => open(createUnmigratedDatabase));
afterEach(close);

async function open(create: () => Promise<TestDatabase>): Promise<void> {
  database = await create();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}

async function close(): Promise<void> {
  await client.end();
  await database.drop();
}

/** Continues with a copy of the database that the run has migrated, which takes less time than migrating. */
async function alreadyMigrated(): Promise<void> {
  await close();
  await open(createTestDatabase);
}

/** The schema, as the database describes it. */
async function schema(): Promise<Record<string, unknown[]>> {
  const parts: Record<string, string> = {
    columns: `
      select table_name, column_name,
        row_number() over (partition by table_name order by ordinal_position) as place, data_type, udt_name, is_nullable,
        column_default, is_identity, identity_generation, generation_expression
      from information_schema.columns where table_schema = 'public'
      order by table_name, ordinal_position`,
    constraints: `
      select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    indexes: `
      select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
    functions: `
      select proname, pg_get_functiondef(oid) as definition
      from pg_proc where pronamespace = 'public'::regnamespace and not exists (
        select from pg_depend where objid = pg_proc.oid and deptype = 'e'
      ) order by 1`,
    triggers: `
      select tgname, pg_get_triggerdef(oid) as definition
      from pg_trigger where not tgisinternal and tgrelid in (
        select oid from pg_class where relnamespace = 'public'::regnamespace
      ) order by 1`,
    others: `
      select relname, relkind from pg_class
      where relnamespace = 'public'::regnamespace and relkind not in ('r', 'i') order by 1`,
  };
  const described: Record<string, unknown[]> = {};
  for (const [part, query] of Object.entries(parts)) {
    const { rows } = await client.query<Record<string, unknown>>(query);
    described[part] = rows.filter((row) => !JSON.stringify(row).includes('kysely_'));
  }
  return described;
}

const tables = async () => {
  const { columns } = await schema();
  return [...new Set(columns?.map((column) => (column as { table_name: string }).table_name))];
};

test('migrating up creates every table', async () => {
  await migrateToLatest(database.url);
  expect(await tables()).toEqual([
    'address_mark',
    'assessment',
    'audit_event',
    'booking',
    'chat_results',
    'chat_site_usage',
    'chat_usage',
    'contact',
    'conversation',
    'counted',
    'feedback_count',
    'feedback_form',
    'feedback_invitation',
    'feedback_result',
    'feedback_round',
    'mail',
    'mail_count',
    'mail_link',
    'message',
    'norm_snapshot',
    'office_event',
    'passage',
    'past_assessment',
    'plan',
    'rating_due',
    'rating_sum',
    'response',
    'session',
    'share_link',
    'sign_in',
    'site_image',
    'site_version',
    'user',
    'visit_sum',
    'webhook_delivery',
    'webhook_endpoint',
  ]);
  const { constraints, functions } = await schema();
  expect(constraints?.length).toBeGreaterThan(20);
  expect(functions).toHaveLength(19);
});

test('migrating down removes everything, and migrating up again restores the same schema', async () => {
  await alreadyMigrated();
  const first = await schema();
  await migrateToEmpty(database.url);
  expect(Object.values(await schema()).flat()).toEqual([]);
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
});

test('one step down and up again keeps the schema and the other tables', async () => {
  await alreadyMigrated();
  const first = await schema();
  await client.query(
    `insert into assessment (session_id) values ('session_1700000000000_' || gen_random_uuid())`,
  );
  await migrateDown(database.url);
  expect(await schema()).not.toEqual(first);
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
  expect((await client.query('select from assessment')).rowCount).toBe(1);
});

test('migrating an up-to-date database changes nothing', async () => {
  await alreadyMigrated();
  const first = await schema();
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
});

test('five processes that migrate an empty database at once all succeed', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateToLatest(database.url)));
  const together = await schema();
  await migrateToEmpty(database.url);
  await migrateToLatest(database.url);
  expect(together).toEqual(await schema());
  const { rows } = await client.query('select name from kysely_migration order by name');
  expect(rows).toEqual([
    { name: '001-assessment' },
    { name: '002-chat' },
    { name: '003-feedback' },
    { name: '004-mail' },
    { name: '005-office' },
    { name: '006-visits' },
    { name: '007-webhooks' },
    { name: '008-plan-and-sharing' },
    { name: '009-norms' },
  ]);
});

test('a database that a newer version has migrated is not changed', async () => {
  await alreadyMigrated();
  await client.query('alter table assessment add column of_tomorrow text');
  await client.query(`insert into kysely_migration values ('9999-tomorrow', now()::text)`);
  await client.query(
    `create or replace function calculate_scores(target uuid) returns void language sql as ''`,
  );
  const first = await schema();
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
  const { rows } = await client.query('select name from kysely_migration order by name desc');
  expect(rows[0]).toEqual({ name: '9999-tomorrow' });
});

test('a database of other migrations is rejected and not changed', async () => {
  await client.query('create table kysely_migration (name text, timestamp text)');
  await client.query(`insert into kysely_migration values ('0017-of-another', now()::text)`);
  const failed = await migrateToLatest(database.url).catch((error: unknown) => error);
  expect(operatorMessage(failed)).toMatch(
    /^The database has the migration 0017-of-another[^.]*\. Name an empty database[^.]*\.$/,
  );
  expect(await tables()).toEqual([]);
  await client.query(
    `create function address_fingerprint(text) returns int language sql as 'select 1'`,
  );
  await expect(migrateDown(database.url)).rejects.toThrow('0017-of-another');
  expect((await schema())['functions']).toHaveLength(1);
});

describe('functions and triggers', () => {
  const TODAY = /2 \* sum/;
  async function scoring(): Promise<string> {
    const { rows } = await client.query<{ text: string }>(
      `select prosrc as text from pg_proc where proname = 'score_assessments'`,
    );
    return rows[0]!.text;
  }
  /** Acts as another version of the product. */
  async function replace(): Promise<void> {
    await client.query(`
      create or replace function score_assessments(targets uuid[]) returns void
      language plpgsql as $$ begin end $$`);
    await client.query(`drop trigger assessment_inserted on assessment`);
  }

  test('are applied when their text has changed, without a migration', async () => {
    await alreadyMigrated();
    const first = await schema();
    await replace();
    await client.query(`update kysely_functions set hash = 'of the version before'`);
    await migrateToLatest(database.url);
    expect(await schema()).toEqual(first);
    expect(await scoring()).toMatch(TODAY);
  });

  test('of a newer version stay when this version restarts, unless forced', async () => {
    await alreadyMigrated();
    await replace();
    await client.query(`insert into kysely_functions values ('of the next version')`);
    await migrateToLatest(database.url);
    expect(await scoring()).not.toMatch(TODAY);
    await migrateToLatest(database.url, { reapplyFunctions: true });
    expect(await scoring()).toMatch(TODAY);
  });

  test('that fail are rolled back, and work at the next start', async () => {
    await client.query(`create function webhook_moment(moment timestamptz) returns int
      language sql as 'select 1'`);
    await expect(migrateToLatest(database.url)).rejects.toThrow('db/functions failed');
    expect((await schema())['functions']).toHaveLength(1);
    await client.query('drop function webhook_moment');
    await migrateToLatest(database.url);
    expect((await schema())['functions']).toHaveLength(19);
  });

  test('of an assessment do not depend on the order of their names', async () => {
    await alreadyMigrated();
    const { rows } = await client.query<{ tgname: string }>(`
      select tgname from pg_trigger
      where tgrelid = 'assessment'::regclass and not tgisinternal order by tgname`);
    // A new step belongs in one of the first four. The last one only adds a row that no step reads.
    expect(rows.map(({ tgname }) => tgname)).toEqual([
      'assessment_inserted',
      'assessment_started',
      'assessment_updated',
      'assessments_deleted',
      'rating_changed',
    ]);
  });

  test('each trigger has a comment that says why it is not application code', async () => {
    const folder = new URL('./functions/', import.meta.url);
    const reasons = /not\s+(--\s+)?application code/gi;
    for (const name of await readdir(folder)) {
      const text = await readFile(new URL(name, folder), 'utf8');
      // A reason covers the triggers up to the next function.
      for (const part of text.split(/^create or replace function/m)) {
        if (part.includes('create or replace trigger')) expect(part, name).toMatch(reasons);
      }
    }
  });
});

test('a failed migration is named and rolled back completely', async () => {
  await client.query('create table conversation (in_the_way int)');
  await expect(migrateToLatest(database.url)).rejects.toThrow('Migration 002-chat failed');
  expect(await tables()).not.toContain('user');
  expect(await tables()).not.toContain('session');
  // The lock is free again, and a later attempt succeeds.
  await client.query('drop table conversation');
  await migrateToLatest(database.url);
  expect(await tables()).toContain('user');
});

describe('a failed migration says why, and what to do', () => {
  const timeouts = { connectMs: 300, lockMs: 300, silenceMs: 300 };

  test('while another process holds the lock', async () => {
    await client.query('begin; select pg_advisory_xact_lock(7318204615)');
    await expect(migrateToLatest(database.url, timeouts)).rejects.toThrow(
      /another process[^]*pg_terminate_backend/,
    );
    await client.query('commit');
    await migrateToLatest(database.url, timeouts);
    expect(await tables()).toContain('user');
  });

  test('if there is no server', async () => {
    const nowhere = new URL(database.url);
    nowhere.port = `${await freePort()}`;
    const failed = migrateToLatest(nowhere.href, timeouts);
    await expect(failed).rejects.toThrow(/cannot be reached[^]*DATABASE_URL/);
    await expect(failed).rejects.not.toThrow(nowhere.password);
  });

  test('if a server accepts connections and does not respond', async () => {
    const network = await networkTo(database.url);
    network.swallow();
    await expect(migrateToLatest(network.url, timeouts)).rejects.toThrow('cannot be reached');
    await network.close();
  });

  test('if the server hangs during a migration', async () => {
    const network = await networkTo(database.url);
    // Another process that creates this table waits for this transaction.
    await client.query('begin');
    await client.query('create table response (in_the_way int)');
    const failed = migrateToLatest(network.url, timeouts);
    const isWaiting = `
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ~* 'create table'`;
    const observer = new pg.Client({ connectionString: database.url });
    await observer.connect();
    await vi.waitFor(
      async () => expect((await observer.query(isWaiting)).rowCount).toBe(1),
      10_000,
    );
    await observer.end();
    network.swallow();
    await expect(failed).rejects.toThrow('has stopped responding');
    await network.close();
    await client.query('rollback');
    await migrateToLatest(database.url);
    expect(await tables()).toContain('user');
  });
});
