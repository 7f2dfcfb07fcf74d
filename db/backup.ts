import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Database } from './database.ts';
import { appliedMigrations, LATEST, migrateInOne } from './migrate.ts';
import { connectForLongWork } from './migration-lock.ts';
import { OperatorError } from './operator-error.ts';

/** Ordered so that each row comes after the rows that it references. */
export const backedUpTables = [
  'user',
  'session',
  'sign_in',
  'chat_usage',
  'chat_site_usage',
  'conversation',
  'message',
  'passage',
  'contact',
  'assessment',
  'chat_results',
  'response',
  'plan',
  'share_link',
  'feedback_round',
  'feedback_invitation',
  'feedback_form',
  'feedback_result',
  'feedback_count',
  'address_mark',
  'mail_count',
  'mail',
  'mail_link',
  'audit_event',
  'office_event',
  'visit_sum',
  'counted',
  'booking',
  'past_assessment',
  'rating_sum',
  'rating_due',
  'norm_snapshot',
  'site_version',
  'site_image',
  'webhook_endpoint',
  'webhook_delivery',
] as const satisfies readonly (keyof Database)[];

const FORMAT = 'ready-leader-backup-2';
/** Marks the end of a table's rows, as in PostgreSQL's own format. */
const END_OF_ROWS = '\\.';

interface Start {
  format: string;
  /** The last migration of the database. */
  migration: string;
}
interface Part {
  table: string;
  columns: string[];
}
/** A backup without this line is incomplete. */
interface End {
  rows: number;
}

/**
 * Writes all rows to a file, as they are at one moment, while others read and write. The server
 * copies them out as fast as pg_dump would, which must match the server's version.
 * @returns the number of rows
 */
export async function backUp(url: string, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const client = await connectForLongWork(url);
  let rows = 0;
  async function* content(): AsyncGenerator<string | Buffer> {
    await client.query('begin transaction isolation level repeatable read read only');
    const migration = (await appliedMigrations(client)).at(-1);
    if (migration === undefined)
      throw new OperatorError('There is nothing to back up: the database has no migrations.');
    yield `${JSON.stringify({ format: FORMAT, migration } satisfies Start)}\n`;
    for (const table of backedUpTables) {
      const part: Part = { table, columns: await storedColumns(client, table) };
      if (part.columns.length === 0) continue; // a later version adds this table
      yield `${JSON.stringify(part)}\n`;
      const copy = client.query(copyTo(`copy ${target(part)} to stdout`));
      yield* copy as AsyncIterable<Buffer>;
      rows += copy.rowCount;
      yield `${END_OF_ROWS}\n`;
    }
    yield JSON.stringify({ rows } satisfies End);
  }
  try {
    // It holds emails and responses: only the user who makes it can read it.
    await rm(unfinished, { force: true });
    const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true });
    await pipeline(Readable.from(content()), createGzip(), output);
    await rename(unfinished, file);
  } finally {
    await client.end();
    await rm(unfinished, { force: true });
  }
  return rows;
}

/** Larger databases take too long to copy while visitors wait for the start. */
const LARGEST = 4 * 1024 ** 3;
const STORED_BACKUPS = 3;

/** The backups that updates made, oldest first: paths of files in `folder`. */
export async function updateBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.filter((name) => /^before-update-.*\.gz$/.test(name));
  return backups.toSorted().map((name) => join(folder, name));
}

/**
 * Backs up the database before an update changes it, and keeps the last three such files.
 * @param largest in bytes; a larger database is not backed up
 * @returns what was done and where, for the log
 */
export async function backUpBeforeUpdate(
  url: string,
  folder: string,
  largest = LARGEST,
): Promise<string> {
  const client = await connectForLongWork(url);
  const size = await client
    .query<{ size: string }>('select pg_database_size(current_database()) as size')
    .finally(() => client.end());
  if (Number(size.rows[0]!.size) > largest) {
    return 'The database is too large for a backup before this update. If you need one, run npm run backup.';
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // These names sort by time, and every file system allows them.
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `before-update-${time}.gz`);
  const rows = await backUp(url, file);
  for (const old of (await updateBackups(folder)).slice(0, -STORED_BACKUPS)) await rm(old);
  return `Backed up ${rows} rows into ${file} before the update.`;
}

/** Without generated columns, which the database computes from others. */
async function storedColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [pg.escapeIdentifier(table)],
  );
  return rows.map(({ name }) => name);
}

const target = ({ table, columns }: Part) =>
  `${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`;

/**
 * Fills an empty database from a file. It creates the tables as they were, fills them, updates
 * them, and then adds functions and triggers, so that restored rows trigger nothing. All of it or
 * nothing, so that a failed restore can be repeated.
 * @returns the number of rows
 */
export async function restore(url: string, file: string): Promise<number> {
  let rows = 0;
  await migrateInOne(url, async (client, migrateTo) => {
    if ((await appliedMigrations(client)).length > 0) {
      throw new OperatorError('The database is not empty. Restore the backup into a new one.');
    }
    const lines = linesOf(file);
    try {
      await migrateTo((await readStart(lines)).migration);
      rows = await fill(client, lines);
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        const message = `The backup is damaged. Nothing was restored (${error.message}).`;
        throw new OperatorError(message, { cause: error });
      }
      throw isDamage(error) ? notWhole(error) : error;
    } finally {
      await lines.return(undefined);
    }
    await migrateTo(LATEST);
    // New messages get positions after the restored ones.
    await client.query(
      `select setval(pg_get_serial_sequence('message', 'position'), max(position)) from message`,
    );
    await client.query('analyze');
  });
  return rows;
}

/** readline would also split at U+2028, which a message may contain. */
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

async function readStart(lines: AsyncGenerator<string, undefined>): Promise<Start> {
  const { value: line = '' } = await lines.next().catch((error: unknown) => {
    if (isDamage(error)) return { value: '' };
    throw error;
  });
  if (!line.startsWith(`{"format":"${FORMAT}"`)) {
    throw new OperatorError('The file is not a backup of this product.');
  }
  return JSON.parse(line) as Start;
}

async function fill(client: pg.Client, lines: AsyncGenerator<string, undefined>): Promise<number> {
  let rows = 0;
  for (let next = await lines.next(); next.value; next = await lines.next()) {
    const note = JSON.parse(next.value) as Part | End;
    if ('rows' in note) {
      if (note.rows === rows) return rows;
      break;
    }
    const copy = client.query(copyFrom(`copy ${target(note)} from stdin`));
    await pipeline(Readable.from(rowsOf(lines)), copy);
    rows += copy.rowCount;
  }
  throw notWhole();
}

const CHUNK = 64 * 1024;

async function* rowsOf(lines: AsyncGenerator<string, undefined>): AsyncGenerator<string> {
  let chunk = '';
  for (let next = await lines.next(); next.value !== END_OF_ROWS; next = await lines.next()) {
    if (next.done) throw notWhole();
    chunk += `${next.value}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

const notWhole = (cause?: unknown) =>
  new OperatorError('The backup is incomplete. Nothing was restored.', { cause });

/** Errors of unpacking and parsing a truncated or foreign file. */
const isDamage = (error: unknown) =>
  ['Z_BUF_ERROR', 'Z_DATA_ERROR'].includes((error as NodeJS.ErrnoException).code ?? '') ||
  error instanceof SyntaxError;
