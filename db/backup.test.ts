import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { signedInCaller } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { createUnmigratedDatabase, query, type TestDatabase } from '#testing/test-database.ts';
import { backUp, backedUpTables, restore } from './backup.ts';
import { appliedMigrations, EarlierLayoutError, migrateToLatest } from './migrate.ts';

let folder: string;
let file: string;
let server: TestApp;
let assessment: AssessmentOutput;
let rows: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-backup-'));
  file = join(folder, 'backup.gz');
  server = await startTestApp();
  assessment = await takeAssessment();
  await talk();
  rows = await backUp(server.databaseUrl, file);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

let target: TestDatabase;
beforeEach(async () => {
  target = await createUnmigratedDatabase();
  return () => target.drop();
});

async function takeAssessment(): Promise<AssessmentOutput> {
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  for (const [competencyId, rating] of [
    ['humility', 2],
    ['resilience', 5],
  ] as const) {
    await owner.post(`/api/assessment/${id}/responses`, {
      competencyId,
      category: 'Leadership of Self',
      question1Rating: rating,
      question2Rating: 3,
    });
  }
  await owner.post(`/api/assessment/${id}/submit-email`, { email: 'Someone@Example.com' });
  // These scores are as if a whole area were rated, because a restore does not compute them again.
  await query(server.databaseUrl, `update contact set weakest_area = 'Leadership of Self'`);
  return owner.read(id);
}

/** A conversation with characters that a careless format would damage. */
async function talk(): Promise<void> {
  const user = await signedInCaller(server);
  const { id } = (await user.post('/api/conversations')).json<{ id: string }>();
  await server.database.db
    .insertInto('message')
    .values({ conversation_id: id, role: 'user', content: 'A "line"\nand\u2028another \\ {é} 🙂' })
    .execute();
}

async function everything(url: string): Promise<unknown> {
  const tables = backedUpTables.map(
    (table) => `'${table}', (select jsonb_agg(to_jsonb(t) order by t::text) from "${table}" t)`,
  );
  return query(url, `select jsonb_build_object(${tables.join(', ')}) as all`);
}

test('a backup restored into an empty database holds the same rows', async () => {
  expect(rows).toBe(9);
  expect(await restore(target.url, file)).toBe(rows);
  expect(await everything(target.url)).toEqual(await everything(server.databaseUrl));
});

test('and serves the same results', async () => {
  await restore(target.url, file);
  const restored = await startTestApp({}, { databaseUrl: target.url });
  const [before, after] = [new TestCaller(server.app), new TestCaller(restored.app)];
  try {
    for (const path of [`by-id/${assessment.id}`, `${assessment.id}/responses`]) {
      const answer = await after.get(`/api/assessment/${path}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual((await before.get(`/api/assessment/${path}`)).json());
    }
    expect((await after.read(assessment.id)).overallScore).toBe(assessment.overallScore);
  } finally {
    await restored.close();
  }
});

test('messages written after a restore follow the restored ones', async () => {
  await restore(target.url, file);
  const positions = await query<{ position: string }>(
    target.url,
    `insert into message (conversation_id, role, content)
     select conversation_id, 'user', 'Next' from message returning position`,
  );
  const restored = await query<{ position: string }>(
    server.databaseUrl,
    'select max(position) as position from message',
  );
  expect(Number(positions[0]?.position)).toBeGreaterThan(Number(restored[0]?.position));
});

test('every table is backed up', async () => {
  const tables = await query<{ name: string }>(
    server.databaseUrl,
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(backedUpTables.toSorted());
});

test('only its owner can read the file', async () => {
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test('a restore into a database that is not empty is rejected', async () => {
  await migrateToLatest(target.url);
  await expect(restore(target.url, file)).rejects.toThrow('is not empty');
});

test('a restore of a truncated backup stores nothing', async () => {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const short = join(folder, 'short.gz');
  await writeFile(short, gzipSync(lines.slice(0, -2).join('\n')));
  await expect(restore(target.url, short)).rejects.toThrow('The backup is incomplete');
  await expectNothing();
});

test('after a failed restore, the next one works in the same database', async () => {
  const whole = await readFile(file);
  const cut = join(folder, 'cut.gz');
  await writeFile(cut, whole.subarray(0, -20));
  await expect(restore(target.url, cut)).rejects.toThrow('The backup is incomplete');
  const damaged = join(folder, 'damaged.gz');
  await writeFile(
    damaged,
    gzipSync(
      gunzipSync(whole)
        .toString()
        .replace(/humility/g, 'not one'),
    ),
  );
  await expect(restore(target.url, damaged)).rejects.toThrow('violates');
  await expect(restore(target.url, join(folder, 'nowhere.gz'))).rejects.toThrow('ENOENT');
  await expectNothing();
  expect(await restore(target.url, file)).toBe(rows);
  expect(await everything(target.url)).toEqual(await everything(server.databaseUrl));
});

async function expectNothing(): Promise<void> {
  expect(
    await query(target.url, `select tablename from pg_tables where schemaname = 'public'`),
  ).toEqual([]);
}

test.each([
  ['nothing', '', 'is not a backup'],
  ['another file', 'create table assessment;', 'is not a backup'],
  ['a backup of an earlier form', '{"format":"ready-leader-backup-1","migration":"x"}', 'earlier'],
])('%s is rejected', async (_what, content, message) => {
  const other = join(folder, 'other.gz');
  await writeFile(other, gzipSync(content));
  await expect(restore(target.url, other)).rejects.toThrow(message);
  await writeFile(other, content);
  await expect(restore(target.url, other)).rejects.toThrow('is not a backup');
});

test('a failed backup leaves the previous one unchanged, and no other file', async () => {
  const kept = join(folder, 'kept.gz');
  await writeFile(kept, 'the last one');
  await expect(backUp(target.url, kept)).rejects.toThrow('nothing to back up');
  await query(target.url, `create table kysely_migration as select '0015-verification' as name`);
  await expect(backUp(target.url, kept)).rejects.toThrow(EarlierLayoutError);
  expect(await readFile(kept, 'utf8')).toBe('the last one');
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test("many rows are restored, including the format's own characters", async () => {
  const source = await startTestApp();
  try {
    const user = await signedInCaller(source);
    const { id } = (await user.post('/api/conversations')).json<{ id: string }>();
    const contents = ['\\.', '\\\\.\n\\.\n', '{"rows":0}', '\\N', '\t', '\r\n', 'é\u2028🙂'];
    await source.database.db
      .insertInto('message')
      .values(
        Array.from({ length: 5_000 }, (_, n) => ({
          conversation_id: id,
          role: 'user' as const,
          content: `${contents[n % contents.length]}`.repeat(1 + (n % 50)),
        })),
      )
      .execute();
    const large = join(folder, 'large.gz');
    const count = await backUp(source.databaseUrl, large);
    expect(count).toBeGreaterThan(5_000);
    expect(await restore(target.url, large)).toBe(count);
    expect(await everything(target.url)).toEqual(await everything(source.databaseUrl));
  } finally {
    await source.close();
  }
});

test('a backup of an earlier version is updated to the current one', async () => {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const first = JSON.parse(lines[0]!) as { migration: string };
  const old = join(folder, 'old.gz');
  const end = '{"rows":0}';
  await writeFile(
    old,
    gzipSync([JSON.stringify({ ...first, migration: '001-assessment' }), end].join('\n')),
  );
  await restore(target.url, old);
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  expect((await appliedMigrations(client)).at(-1)).toBe(first.migration);
  await client.end();
});

/** Tables and columns that later migrations added. */
const newerTables = [
  'passage',
  'chat_results',
  'chat_site_usage',
  'counted',
  'feedback_round',
  'feedback_invitation',
  'feedback_form',
  'feedback_result',
  'feedback_count',
];
const newerColumns: Record<string, string[]> = {
  message: ['sources', 'card', 'read_at'],
  chat_usage: ['tokens'],
  share_link: ['shared_by', 'with_feedback'],
  mail: ['invitation_id', 'sealed_token', 'attempts', 'due_at'],
  webhook_delivery: ['due_at'],
  webhook_endpoint: ['busy_until'],
  address_mark: ['no_feedback_at'],
};

/** Without what later migrations added: it has no row in the newer tables, so no row is lost. */
function withoutNewer(lines: readonly string[]): string[] {
  let places: number[] = [];
  const withoutColumns = (values: readonly string[]) =>
    values.filter((_value, index) => !places.includes(index));
  const kept = lines.map((line) => {
    if (line.startsWith('{"table":')) {
      const { table, columns } = JSON.parse(line) as { table: string; columns: string[] };
      places = (newerColumns[table] ?? []).map((name) => columns.indexOf(name));
      return places.length === 0
        ? line
        : JSON.stringify({ table, columns: withoutColumns(columns) });
    }
    return line === '\\.' ? line : withoutColumns(line.split('\t')).join('\t');
  });
  // The line of an empty table is followed by the end of its rows.
  const isNewer = (line: string | undefined) =>
    newerTables.some((table) => line?.startsWith(`{"table":"${table}"`));
  return kept.filter((line, index) => !isNewer(line) && !isNewer(kept[index - 1]));
}

test('a backup from before the migrations were squashed is restored completely', async () => {
  const [start, ...rest] = gunzipSync(await readFile(file))
    .toString()
    .split('\n');
  const empty = '{"table":"mail_address","columns":["address","refused_at","unsubscribed_at"]}';
  const withLayoutOf = async (migration: string, ...emptyRows: string[]) => {
    const old = join(folder, 'old-layout.gz');
    const first = JSON.stringify({ ...(JSON.parse(start!) as object), migration });
    const older = withoutNewer(rest);
    await writeFile(old, gzipSync([first, empty, ...emptyRows, '\\.', ...older].join('\n')));
    return old;
  };
  await expect(restore(target.url, await withLayoutOf('0012-webhooks'))).rejects.toThrow(
    /0012-webhooks[^]*the version that made it/,
  );
  // No row is dropped silently.
  const withRow = await withLayoutOf('0017-contacts', 'ada@example.com\t\\N\t\\N');
  await expect(restore(target.url, withRow)).rejects.toThrow('The backup is incomplete');
  await expectNothing();
  expect(await restore(target.url, await withLayoutOf('0017-contacts'))).toBe(rows);
  // What waits is due at once.
  for (const url of [target.url, server.databaseUrl]) {
    await query(url, 'update mail set due_at = created_at');
    await query(url, 'update webhook_delivery set due_at = created_at');
  }
  expect(await everything(target.url)).toEqual(await everything(server.databaseUrl));
});
