import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, NO_MIGRATIONS, type Migration, type MigrationResultSet } from 'kysely/migration';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { createJobsPool } from './client.ts';
import * as assessment from './migrations/001-assessment.ts';
import * as chat from './migrations/002-chat.ts';
import * as feedback from './migrations/003-feedback.ts';
import * as mail from './migrations/004-mail.ts';
import * as office from './migrations/005-office.ts';
import * as visits from './migrations/006-visits.ts';
import * as webhooks from './migrations/007-webhooks.ts';
import * as planAndSharing from './migrations/008-plan-and-sharing.ts';
import * as norms from './migrations/009-norms.ts';
import { withMigrationLock, type Timeouts } from './migration-lock.ts';
import { OperatorError } from './operator-error.ts';

const migrations: Record<string, Migration> = {
  '001-assessment': assessment,
  '002-chat': chat,
  '003-feedback': feedback,
  '004-mail': mail,
  '005-office': office,
  '006-visits': visits,
  '007-webhooks': webhooks,
  '008-plan-and-sharing': planAndSharing,
  '009-norms': norms,
};

const functions = new URL('./functions/', import.meta.url);

interface Options extends Timeouts {
  /** Applies the functions even if the same text was applied earlier. */
  reapplyFunctions?: boolean;
  /** Called before migrations change a database that has data. If it fails, nothing is changed. */
  beforeUpdate?: () => Promise<void>;
}

/**
 * Applies the missing migrations, then the functions. It is safe when several processes start at
 * once: a lock admits one at a time. It changes nothing if a newer version has migrated, because this
 * process may start during an update, or after the update was rolled back.
 */
export async function migrateToLatest(
  connectionString: string,
  { reapplyFunctions = false, beforeUpdate, ...timeouts }: Options = {},
): Promise<void> {
  await withMigrationLock(
    connectionString,
    async (client) => {
      rejectUnknown(await appliedMigrations(client));
      const missing = await missingMigrations(client);
      const isNew = missing.length === Object.keys(migrations).length;
      if (missing.length > 0 && !isNew) await beforeUpdate?.();
      await toLatest(kyselyOn(client), client, reapplyFunctions);
      await prepareJobs(connectionString);
    },
    timeouts,
  );
}

/** The job queue migrates its own tables, which are in its own schema. */
async function prepareJobs(connectionString: string): Promise<void> {
  // An idle error needs no handler: the next statement reports it.
  const pool = createJobsPool(connectionString, 1, () => undefined);
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

async function toLatest(
  db: Kysely<unknown>,
  client: pg.Client,
  reapplyFunctions = false,
): Promise<void> {
  if (isFromNewerVersion(await appliedMigrations(client))) return;
  await apply(db, (migrator) => migrator.migrateToLatest());
  await applyFunctions(client, reapplyFunctions);
}

function isFromNewerVersion(applied: readonly string[]): boolean {
  const known = Object.keys(migrations);
  return applied.length > known.length && known.every((name) => applied.includes(name));
}

function rejectUnknown(applied: readonly string[]): void {
  const unknown = applied.find((name) => !(name in migrations));
  if (unknown === undefined || isFromNewerVersion(applied)) return;
  throw new OperatorError(
    `The database has the migration ${unknown}, which this version does not have. ` +
      'Name an empty database (DATABASE_URL, or DATA_DIR for the embedded one), or start the version that made this one.',
  );
}

/**
 * Applies the functions and triggers unless this text was applied earlier, even if another
 * followed: an old instance that restarts during an update must not bring back the old functions.
 * The table of applied texts is named like Kysely's own two, which backups leave out.
 */
async function applyFunctions(client: pg.Client, again: boolean): Promise<void> {
  const text = await functionsText();
  const hash = createHash('sha256').update(text).digest('hex');
  await client.query(`
    create table if not exists kysely_functions (
      hash text primary key, applied_at timestamptz not null default now()
    )`);
  const { rowCount } = await client.query('select from kysely_functions where hash = $1', [hash]);
  if (rowCount === 1 && !again) return;
  try {
    // One query runs in one transaction, unless one is open.
    await client.query(
      `${text}\ninsert into kysely_functions (hash) values ('${hash}') on conflict do nothing`,
    );
  } catch (error) {
    throw new Error('db/functions failed and was rolled back.', { cause: error });
  }
}

async function functionsText(): Promise<string> {
  const names = (await readdir(functions)).filter((name) => name.endsWith('.sql')).toSorted();
  const texts = names.map((name) => readFile(new URL(name, functions), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Migrates the tables up to the named migration, or to the latest one, with the functions. */
export type MigrateTo = (name: string | typeof LATEST) => Promise<void>;
export const LATEST = Symbol('the latest migration');

/** Migrates and does more on one connection, in one transaction: all of it or nothing. */
export async function migrateInOne(
  connectionString: string,
  work: (client: pg.Client, migrateTo: MigrateTo) => Promise<void>,
): Promise<void> {
  await withMigrationLock(connectionString, (client) =>
    kyselyOn(client)
      .transaction()
      .execute((db) =>
        work(client, async (name) => {
          if (name === LATEST) return toLatest(db, client);
          if (!(name in migrations)) {
            throw new OperatorError(
              `The backup ends with the migration ${name}, which this version does not have. ` +
                'Restore it with the version that made it.',
            );
          }
          return apply(db, (migrator) => migrator.migrateTo(name));
        }),
      ),
  );
}

/** The migrations that the next start will apply, oldest first; none if a newer version has migrated. */
export async function missingMigrations(client: pg.Client): Promise<string[]> {
  const applied = await appliedMigrations(client);
  return Object.keys(migrations).filter((name) => !applied.includes(name));
}

export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const table = await client.query<{ name: string | null }>(
    `select to_regclass('kysely_migration') as name`,
  );
  if (table.rows[0]?.name === null) return [];
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

export async function migrateDown(connectionString: string): Promise<void> {
  await undo(connectionString, (migrator) => migrator.migrateDown());
}

export async function migrateToEmpty(connectionString: string): Promise<void> {
  await undo(connectionString, (migrator) => migrator.migrateTo(NO_MIGRATIONS));
}

type Run = (migrator: Migrator) => Promise<MigrationResultSet>;

/**
 * Without functions and triggers, which may depend on what is removed; the next migration up
 * applies them.
 */
async function undo(connectionString: string, run: Run): Promise<void> {
  const text = await functionsText();
  const names = [...text.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name);
  await withMigrationLock(connectionString, async (client) => {
    const last = (await appliedMigrations(client)).at(-1);
    if (last !== undefined && !(last in migrations)) {
      throw new OperatorError(
        `The last migration is ${last}, which this version does not have. Revert it with the version that made it.`,
      );
    }
    await client.query(`
      drop function if exists ${names.join(', ')} cascade;
      drop table if exists kysely_functions`);
    await apply(kyselyOn(client), run);
  });
}

async function apply(db: Kysely<unknown>, run: Run): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error, results } = await run(new Migrator({ db, provider }));
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  if (failed === undefined) throw error;
  throw new Error(`Migration ${failed} failed and was rolled back.`, { cause: error });
}

function kyselyOn(client: pg.Client): Kysely<unknown> {
  const reserved = Object.assign(client, { release: () => undefined });
  const pool = {
    connect: () => Promise.resolve(reserved),
    end: () => Promise.resolve(),
    options: {},
  };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
