import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { networkTo } from '#testing/network.ts';
import { read } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { createTestDatabase, createUnmigratedDatabase, execute } from '#testing/test-database.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { backUp, restore } from './backup.ts';
import { createDatabaseClient, createJobsPool } from './client.ts';
import { DatabaseUnavailableError } from './limits.ts';
import { migrateToLatest } from './migrate.ts';

/** The database as another role with these settings sees it. */
async function asRole(database: { url: string }, settings: readonly string[]): Promise<string> {
  const role = `role_${randomBytes(6).toString('hex')}`;
  await execute(database.url, `create role ${role} superuser login password 'role'`);
  onTestFinished(() => execute(database.url, `drop owned by ${role}; drop role ${role}`));
  for (const setting of settings) await execute(database.url, `alter role ${role} set ${setting}`);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'role';
  return url.href;
}

async function migrated() {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  return database;
}

async function appAs(settings: readonly string[]) {
  const database = await migrated();
  const server = await startTestApp({}, { databaseUrl: await asRole(database, settings) });
  onTestFinished(() => server.close());
  return server;
}

const changed = (url: URL, parts: Partial<URL>) => Object.assign(url, parts).href;

const rating = (value: number) => ({
  competencyId: 'humility',
  category: 'Leadership of Self',
  question1Rating: value,
  question2Rating: value,
});

test.each(['serializable', 'repeatable read'])(
  'with a role of isolation %s, devices save at once, and no one is refused',
  async (isolation) => {
    const { app } = await appAs([`default_transaction_isolation = '${isolation}'`]);
    const caller = new TestCaller(app);
    const { id } = await caller.start();
    const save = (_: unknown, n: number) =>
      caller.post(`/api/assessment/${id}/responses`, rating((n % 5) + 1));
    const saves = await Promise.all(Array.from({ length: 40 }, save));
    expect(new Set(saves.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  },
);

test.each([
  [`datestyle = 'German, DMY'`],
  [`timezone = 'Asia/Kathmandu'`],
  [`bytea_output = 'escape'`],
  [`search_path = 'elsewhere'`],
  [`search_path = ''`],
])('with a role of %s, an assessment is saved and read', async (setting) => {
  const { app } = await appAs([setting]);
  const caller = new TestCaller(app);
  const { id, createdAt } = await caller.start();
  expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
  await caller.post(`/api/assessment/${id}/responses`, rating(4));
  expect(await caller.read(id)).toMatchObject({ overallScore: 400, createdAt });
});

/** `address`, or the address of a pooler before it. */
async function through(entrance: string, address: string): Promise<string> {
  if (entrance === 'directly') return address;
  const { url, close } = await networkTo(address, { isPooler: true });
  onTestFinished(close);
  return url;
}

describe.each(['directly', 'behind a pooler'])('connected %s', (entrance) => {
  test('tables in a schema of the role stay there, although its search path changed later', async () => {
    const database = await createUnmigratedDatabase();
    onTestFinished(() => database.drop());
    await execute(database.url, 'create schema site');
    const first = await asRole(database, ['search_path = site, public']);
    await migrateToLatest(first);
    await migrateToLatest(await through(entrance, await asRole(database, [])));
    const { db } = createDatabaseClient({ url: first, poolMax: 1, onIdleError: () => undefined });
    const { rows } = await sql`
      select relnamespace::regnamespace::text as schema from pg_class where relname = 'assessment'`.execute(
      db,
    );
    await db.destroy();
    expect(rows).toEqual([{ schema: 'site' }]);
  });

  test('a backup by a role with other formats is restored by one without', async () => {
    const from = await appAs([`datestyle = 'German'`]);
    const { id } = await new TestCaller(from.app).start();
    const folder = await mkdtemp(join(tmpdir(), 'ready-leader-backup-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'backup.gz');
    await backUp(await through(entrance, from.databaseUrl), file);
    const to = await createUnmigratedDatabase();
    onTestFinished(() => to.drop());
    await restore(await through(entrance, to.url), file);
    const { db } = createDatabaseClient({ url: to.url, poolMax: 1, onIdleError: () => undefined });
    const moments = (of: typeof db) =>
      of.selectFrom('assessment').select('created_at').where('id', '=', id).execute();
    expect(await moments(db)).toEqual(await moments(from.database.db));
    await db.destroy();
  });

  test('jobs do not depend on the role either', async () => {
    const database = await migrated();
    const role = await asRole(database, [
      `default_transaction_isolation = 'serializable'`,
      `timezone = 'Asia/Kathmandu'`,
      `statement_timeout = '1min'`,
    ]);
    const pool = createJobsPool(await through(entrance, role), 1, () => undefined);
    const client = await pool.connect();
    const text = `select current_setting('transaction_isolation') as isolation,
      current_setting('timezone') as zone, current_setting('statement_timeout') as patience`;
    const alone = await client.query(text);
    await client.query('begin');
    const inTransaction = await client.query(text);
    await client.query('commit');
    client.release();
    const { rows } = await pool.query(text);
    await pool.end();
    const expected = [{ isolation: 'read committed', zone: 'UTC', patience: '0' }];
    expect([alone.rows, inTransaction.rows, rows]).toEqual([expected, expected, expected]);
  });
});

test('while the database only accepts reads, changes get 503, and it is not ready; then it works at once', async () => {
  const database = await migrated();
  const { pathname } = new URL(database.url);
  const readOnly = (value: string) =>
    execute(
      database.url,
      `begin read write;
       alter database ${pathname.slice(1)} set default_transaction_read_only = ${value}; commit`,
    );
  await readOnly('on');
  const { app } = await startTestApp({}, { databaseUrl: database.url }).then((server) => {
    onTestFinished(() => server.close());
    return server;
  });
  const caller = new TestCaller(app);
  const save = () => caller.post('/api/assessment', { sessionId });
  const sessionId = `session_1767225600000_${randomBytes(16).toString('hex')}`;
  const refused = await save();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await readOnly('off');
  // Sessions that began before stay read-only: they have left the pool.
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200));
  expect((await save()).statusCode).toBe(200);
});

describe('an address that leads to no database', () => {
  const nowhere = 'postgres://someone:hidden@127.0.0.1:1/site';
  test.each<[name: string, change: (url: URL) => string, message: RegExp]>([
    [
      'has the wrong password',
      (url) => changed(url, { password: 'hidden' }),
      /authentication failed/,
    ],
    [
      'names a missing database',
      (url) => changed(url, { pathname: '/hidden' }),
      /hidden.*does not exist/,
    ],
    [
      'names an unknown host',
      (url) => changed(url, { hostname: 'hidden.invalid' }),
      /hidden\.invalid/,
    ],
    ['names a host where nothing listens', () => nowhere, /ECONNREFUSED/],
    ['names a missing socket', () => 'postgres://someone@/site?host=/missing', /ENOENT/],
    [
      'names a missing certificate file',
      () => `${nowhere}?sslrootcert=/missing.pem`,
      /missing\.pem/,
    ],
    [
      'names several, none of which answers',
      () => nowhere.replace(':1/', ':1,127.0.0.1:2/'),
      /127\.0\.0\.1:[12] /,
    ],
  ])('%s: one sentence says so, without the password', async (_name, change, message) => {
    const { url } = await migrated();
    const failed = await migrateToLatest(change(new URL(url))).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(DatabaseUnavailableError);
    const said = (failed as Error).message;
    expect(said).toMatch(message);
    expect(said).toMatch(/DATABASE_URL|Correct it/);
    expect(said).not.toMatch(/hidden@|:hidden|\n/);
  });
});

/** Carries connections to a socket on to the server. */
async function socketTo({ hostname, port }: URL): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-socket-'));
  const entrance = createServer((near) => {
    const far = connect(Number(port), hostname);
    near
      .on('error', () => undefined)
      .pipe(far.on('error', () => undefined))
      .pipe(near);
  }).listen(join(folder, '.s.PGSQL.5432'));
  onTestFinished(async () => {
    entrance.close();
    await rm(folder, { recursive: true });
  });
  await once(entrance, 'listening');
  return folder;
}

test('an address may lead to a socket, or name several hosts of which one answers', async () => {
  const url = new URL((await migrated()).url);
  const { username, password, pathname, port } = url;
  const socket = await socketTo(url);
  for (const address of [
    `postgres://${username}:${password}@${pathname}?host=${socket}`,
    `postgres://${username}:${password}@127.0.0.1:1,127.0.0.1:${port}${pathname}?target_session_attrs=read-write`,
  ]) {
    expect(read({ DATABASE_URL: address }).database.url).toBe(address);
    await migrateToLatest(address);
    const { db } = createDatabaseClient({ url: address, poolMax: 1, onIdleError: () => undefined });
    await expect(db.selectFrom('assessment').select('id').execute()).resolves.toEqual([]);
    await db.destroy();
  }
});
