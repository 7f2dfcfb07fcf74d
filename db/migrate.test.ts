import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { networkTo } from '#testing/network.ts';
import { createUnmigratedDatabase, type TestDatabase } from '#testing/test-database.ts';
import { migrateDown, migrateToEmpty, migrateToLatest } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createUnmigratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Everything that the migrations made, as the database describes it. */
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
      from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
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

test('up makes every table', async () => {
  await migrateToLatest(database.url);
  expect(await tables()).toEqual([
    'address_mark',
    'assessment',
    'audit_event',
    'booking',
    'chat_usage',
    'contact',
    'conversation',
    'mail',
    'mail_address',
    'mail_count',
    'mail_link',
    'message',
    'office_event',
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
  expect(functions).toHaveLength(22);
});

test('down to nothing leaves nothing, and up again the same', async () => {
  await migrateToLatest(database.url);
  const first = await schema();
  await migrateToEmpty(database.url);
  expect(Object.values(await schema()).flat()).toEqual([]);
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
});

test('one step down and up again leaves the same, and what it has nothing to do with', async () => {
  await migrateToLatest(database.url);
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

test('up where all is up to date changes nothing', async () => {
  await migrateToLatest(database.url);
  const first = await schema();
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
});

test('five that start at once on an empty database all succeed, with one schema', async () => {
  await Promise.all(Array.from({ length: 5 }, () => migrateToLatest(database.url)));
  const together = await schema();
  await migrateToEmpty(database.url);
  await migrateToLatest(database.url);
  expect(together).toEqual(await schema());
  const { rows } = await client.query('select name from kysely_migration order by name');
  expect(rows).toEqual([
    { name: '0001-assessment' },
    { name: '0002-chat' },
    { name: '0003-answers' },
    { name: '0004-domains' },
    { name: '0005-responses-together' },
    { name: '0006-chat-usage' },
    { name: '0007-audit' },
    { name: '0008-mail' },
    { name: '0009-forgotten-jobs' },
    { name: '0010-office' },
    { name: '0011-visits' },
    { name: '0012-webhooks' },
    { name: '0013-site-versions' },
    { name: '0014-growth' },
    { name: '0015-verification' },
    { name: '0016-mail-addresses' },
    { name: '0017-contacts' },
  ]);
});

test('where a newer version has migrated this one leaves all as it is', async () => {
  await migrateToLatest(database.url);
  await client.query('alter table assessment add column of_tomorrow text');
  await client.query(`insert into kysely_migration values ('9999-tomorrow', now()::text)`);
  const first = await schema();
  await migrateToLatest(database.url);
  expect(await schema()).toEqual(first);
  const { rows } = await client.query('select name from kysely_migration order by name desc');
  expect(rows[0]).toEqual({ name: '9999-tomorrow' });
});

test('a migration that fails says which, and keeps nothing of itself', async () => {
  await client.query('create table conversation (in_the_way int)');
  await expect(migrateToLatest(database.url)).rejects.toThrow('Migration 0002-chat failed');
  expect(await tables()).not.toContain('user');
  expect(await tables()).not.toContain('session');
  // The lock is free again, and a later try goes through.
  await client.query('drop table conversation');
  await migrateToLatest(database.url);
  expect(await tables()).toContain('user');
});

describe('who cannot migrate is told so, and what to do', () => {
  const patience = { connectMs: 300, turnMs: 300, silenceMs: 300 };

  test('while another process has its turn', async () => {
    await client.query('select pg_advisory_lock(7318204615)');
    await expect(migrateToLatest(database.url, patience)).rejects.toThrow(
      /by another process[^]*pg_terminate_backend/,
    );
    await client.query('select pg_advisory_unlock(7318204615)');
    await migrateToLatest(database.url, patience);
    expect(await tables()).toContain('user');
  });

  test('where no server is', async () => {
    const nowhere = new URL(database.url);
    nowhere.port = `${await freePort()}`;
    const told = migrateToLatest(nowhere.href, patience);
    await expect(told).rejects.toThrow(/cannot be reached[^]*DATABASE_URL/);
    await expect(told).rejects.not.toThrow(nowhere.password);
  });

  test('where a server takes connections and says nothing', async () => {
    const network = await networkTo(database.url);
    network.swallow();
    await expect(migrateToLatest(network.url, patience)).rejects.toThrow('cannot be reached');
    await network.close();
  });

  test('when the server hangs in the middle of a migration', async () => {
    const network = await networkTo(database.url);
    // Whoever makes this table too waits for us to make up our mind.
    await client.query('begin');
    await client.query('create table response (in_the_way int)');
    const told = migrateToLatest(network.url, patience);
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
    await expect(told).rejects.toThrow('has stopped answering');
    await network.close();
    await client.query('rollback');
    await migrateToLatest(database.url);
    expect(await tables()).toContain('user');
  });
});
