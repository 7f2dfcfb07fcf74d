import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, NO_MIGRATIONS, type Migration } from 'kysely/migration';
import { Logger, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import * as assessment from './migrations/0001-assessment.ts';
import * as chat from './migrations/0002-chat.ts';
import * as answers from './migrations/0003-answers.ts';
import * as domains from './migrations/0004-domains.ts';
import * as responsesTogether from './migrations/0005-responses-together.ts';
import * as chatUsage from './migrations/0006-chat-usage.ts';
import * as audit from './migrations/0007-audit.ts';
import * as mail from './migrations/0008-mail.ts';
import * as forgottenJobs from './migrations/0009-forgotten-jobs.ts';
import * as office from './migrations/0010-office.ts';
import * as visits from './migrations/0011-visits.ts';
import * as webhooks from './migrations/0012-webhooks.ts';
import * as siteVersions from './migrations/0013-site-versions.ts';
import * as growth from './migrations/0014-growth.ts';
import * as verification from './migrations/0015-verification.ts';
import * as mailAddresses from './migrations/0016-mail-addresses.ts';
import * as contacts from './migrations/0017-contacts.ts';
import { createJobsPool } from './jobs-pool.ts';
import { inTurn, type Patience } from './turns.ts';

const migrations: Record<string, Migration> = {
  '0001-assessment': assessment,
  '0002-chat': chat,
  '0003-answers': answers,
  '0004-domains': domains,
  '0005-responses-together': responsesTogether,
  '0006-chat-usage': chatUsage,
  '0007-audit': audit,
  '0008-mail': mail,
  '0009-forgotten-jobs': forgottenJobs,
  '0010-office': office,
  '0011-visits': visits,
  '0012-webhooks': webhooks,
  '0013-site-versions': siteVersions,
  '0014-growth': growth,
  '0015-verification': verification,
  '0016-mail-addresses': mailAddresses,
  '0017-contacts': contacts,
};

/** A statement that makes the tables of the jobs. */
const JOBS_TABLES_MS = 10_000;

/**
 * Applies what is missing. Safe when several processes start at once: they take turns. Where a newer
 * version has been there is nothing to do: this one may start in the middle of an update, or after it
 * was taken back.
 */
export async function migrateToLatest(
  connectionString: string,
  patience?: Patience,
): Promise<void> {
  await inTurn(
    connectionString,
    async (client) => {
      await apply(kyselyOn(client), client, toLatest);
      await prepareJobs(connectionString);
    },
    patience,
  );
}

/** The queue of jobs has tables of its own, in a schema of its own, and knows their versions. */
async function prepareJobs(connectionString: string): Promise<void> {
  // One that breaks: the next statement says so.
  const pool = createJobsPool(connectionString, 1, () => undefined, {
    query_timeout: JOBS_TABLES_MS,
  });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}

const toLatest: Run = async (migrator, client) => {
  const applied = await appliedMigrations(client);
  const isNewer =
    applied.some((name) => !(name in migrations)) &&
    Object.keys(migrations).every((name) => applied.includes(name));
  return isNewer ? {} : migrator.migrateToLatest();
};

/** Migrates up to the named one, or all the way. */
export type MigrateTo = (name: string | typeof LATEST) => Promise<void>;
export const LATEST = Symbol('the latest migration');

/** Migrates and does more on one connection, in one transaction: all of it or nothing. */
export async function migrateInOne(
  connectionString: string,
  work: (client: pg.Client, migrateTo: MigrateTo) => Promise<void>,
): Promise<void> {
  await inTurn(connectionString, (client) =>
    kyselyOn(client)
      .transaction()
      .execute((db) =>
        work(client, (name) => {
          if (name === LATEST) return apply(db, client, toLatest);
          if (name in migrations) return apply(db, client, (migrator) => migrator.migrateTo(name));
          throw new Error(`This version does not know the migration ${name}.`);
        }),
      ),
  );
}

/** What was applied so far, the first first. */
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

/** Undoes the last migration. */
export async function migrateDown(connectionString: string): Promise<void> {
  await migrate(connectionString, (migrator) => migrator.migrateDown());
}

/** Undoes every migration. */
export async function migrateToEmpty(connectionString: string): Promise<void> {
  await migrate(connectionString, (migrator) => migrator.migrateTo(NO_MIGRATIONS));
}

type Run = (migrator: Migrator, client: pg.Client) => ReturnType<Migrator['migrateToLatest']>;

const migrate = (connectionString: string, run: Run, patience?: Patience): Promise<void> =>
  inTurn(connectionString, (client) => apply(kyselyOn(client), client, run), patience);

async function apply(db: Kysely<unknown>, client: pg.Client, run: Run): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  const { error, results } = await run(new Migrator({ db, provider }), client);
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(`Migration ${failed ?? ''} failed. Nothing of it was kept.`, { cause: error });
}

/** Kysely on a connection that is open, and stays so. */
function kyselyOn(client: pg.Client): Kysely<unknown> {
  const reserved = Object.assign(client, { release: () => undefined });
  const pool = {
    connect: () => Promise.resolve(reserved),
    end: () => Promise.resolve(),
    options: {},
  };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
