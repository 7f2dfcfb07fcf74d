import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import type { Database } from './database.ts';
import { appliedMigrations, migrateToLatest, migrateTo } from './migrate.ts';

/** In an order in which each row finds what it refers to. */
export const backedUpTables = [
  'user',
  'session',
  'sign_in',
  'chat_usage',
  'conversation',
  'message',
  'assessment',
  'response',
] as const satisfies readonly (keyof Database)[];

const FORMAT = 'ready-leader-backup-1';
const BATCH = 1000;

interface Start {
  format: string;
  /** The last migration that the database had. */
  migration: string;
}
interface Part {
  table: string;
  columns: string[];
}
/** What a backup without it has lost its end. */
interface End {
  rows: number;
}

/**
 * Writes all rows into a file, as they are at one moment; others may go on reading and writing. Needs
 * no program of PostgreSQL's, whose version would have to fit the server's.
 * @returns the number of rows
 */
export async function backUp(url: string, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows = 0;
  async function* lines() {
    for await (const line of dump(client)) {
      if (line.startsWith('[')) rows += 1;
      yield `${line}\n`;
    }
    yield JSON.stringify({ rows } satisfies End);
  }
  try {
    // It holds emails and answers: for the one who makes it and nobody else.
    const target = createWriteStream(unfinished, { mode: 0o600 });
    await pipeline(Readable.from(lines()), createGzip(), target);
    await rename(unfinished, file);
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
  return rows;
}

async function* dump(client: pg.Client): AsyncGenerator<string> {
  await client.query('begin transaction isolation level repeatable read read only');
  const migration = (await appliedMigrations(client)).at(-1);
  if (migration === undefined) throw new Error('There is nothing to back up: no migration ran.');
  yield JSON.stringify({ format: FORMAT, migration } satisfies Start);
  for (const table of backedUpTables) {
    const columns = await storedColumns(client, table);
    if (columns.length === 0) continue; // of a later version than the database
    yield JSON.stringify({ table, columns } satisfies Part);
    const values = columns.map((name) => pg.escapeIdentifier(name)).join(', ');
    // Answers to questions come after them.
    const order = table === 'message' ? 'order by position' : '';
    await client.query(
      `declare rows no scroll cursor for
       select json_build_array(${values})::text as line from ${pg.escapeIdentifier(table)} ${order}`,
    );
    for (let lines: { line: string }[] | undefined; lines?.length !== 0;) {
      lines = (await client.query<{ line: string }>(`fetch ${BATCH} from rows`)).rows;
      for (const { line } of lines) yield line;
    }
    await client.query('close rows');
  }
  await client.query('commit');
}

/** The columns that hold something of their own, and not what the database computes from others. */
async function storedColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [pg.escapeIdentifier(table)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Fills an empty database from a file: makes the tables as they were, fills them, then brings them up
 * to date. All rows or none.
 * @returns the number of rows
 */
export async function restore(url: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if ((await appliedMigrations(client)).length > 0) {
      throw new Error('The database is not empty: a backup is restored into a new one.');
    }
    const rows = await fill(client, url, linesOf(file));
    await migrateToLatest(url);
    // New messages take their places after these.
    await client.query(
      `select setval(pg_get_serial_sequence('message', 'position'), max(position)) from message`,
    );
    await client.query('analyze');
    return rows;
  } finally {
    await client.end();
  }
}

/** Not by readline, which ends a line at U+2028 too: a message may have one. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + (chunk as string)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

async function fill(
  client: pg.Client,
  url: string,
  lines: AsyncGenerator<string, undefined>,
): Promise<number> {
  const first = (await lines.next()).value ?? '';
  if (!first.includes(FORMAT)) throw new Error('The file is not a backup of this product.');
  const start = JSON.parse(first) as Start;
  await migrateTo(url, start.migration);
  await client.query('begin');
  let part: Part | undefined;
  let batch: string[] = [];
  let rows = 0;
  async function flush(): Promise<void> {
    if (part && batch.length > 0) await insert(client, part, batch);
    rows += batch.length;
    batch = [];
  }
  let end: End | undefined;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value.startsWith('[')) batch.push(next.value);
    const note = next.value.startsWith('{') && (JSON.parse(next.value) as Part | End);
    if (note || batch.length === BATCH) await flush();
    if (note && 'table' in note) part = note;
    if (note && 'rows' in note) end = note;
  }
  if (end?.rows !== rows) throw new Error('The backup is not whole: nothing of it was kept.');
  await client.query('commit');
  return rows;
}

async function insert(client: pg.Client, { table, columns }: Part, lines: readonly string[]) {
  const target = pg.escapeIdentifier(table);
  const names = columns.map((name) => pg.escapeIdentifier(name));
  const objects = columns.map((name, i) => `${pg.escapeLiteral(name)}, line -> ${i}`);
  await client.query(
    `insert into ${target} (${names.join(', ')}) overriding system value
     select ${names.join(', ')} from json_array_elements($1::json) line,
       json_populate_record(null::${target}, json_build_object(${objects.join(', ')}))`,
    [`[${lines.join(',')}]`],
  );
}
