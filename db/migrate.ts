import { Kysely, PostgresDialect } from 'kysely';
import { Migrator, NO_MIGRATIONS, type Migration } from 'kysely/migration';
import pg from 'pg';
import * as assessment from './migrations/0001-assessment.ts';
import * as chat from './migrations/0002-chat.ts';
import * as answers from './migrations/0003-answers.ts';
import * as domains from './migrations/0004-domains.ts';
import * as chatUsage from './migrations/0006-chat-usage.ts';

const migrations: Record<string, Migration> = {
  '0001-assessment': assessment,
  '0002-chat': chat,
  '0003-answers': answers,
  '0004-domains': domains,
  '0006-chat-usage': chatUsage,
};

/** Any number will do, as long as every process of this product uses the same. */
const MIGRATION_LOCK = 7_318_204_615;

/**
 * Applies what is missing. Safe when several processes start at once: they take turns. Where a newer
 * version has been there is nothing to do: this one may start in the middle of an update, or after it
 * was taken back.
 */
export async function migrateToLatest(connectionString: string): Promise<void> {
  await migrate(connectionString, async (migrator, client) => {
    const applied = await appliedMigrations(client);
    const isNewer =
      applied.some((name) => !(name in migrations)) &&
      Object.keys(migrations).every((name) => applied.includes(name));
    return isNewer ? {} : migrator.migrateToLatest();
  });
}

/** Applies, to an empty database, all up to the named one. */
export async function migrateTo(connectionString: string, name: string): Promise<void> {
  if (!(name in migrations)) throw new Error(`This version does not know the migration ${name}.`);
  await migrate(connectionString, (migrator) => migrator.migrateTo(name));
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

async function migrate(
  connectionString: string,
  run: (migrator: Migrator, client: pg.Client) => ReturnType<Migrator['migrateToLatest']>,
): Promise<void> {
  const lock = new pg.Client({ connectionString });
  await lock.connect();
  // Kysely locks its own table, but only after creating it, and two creations at once collide.
  await lock.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const pool = new pg.Pool({ connectionString, max: 1 });
  // A connection that breaks while nothing is asked of it: the next statement says so, if there is one.
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error, results } = await run(
      new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } }),
      lock,
    );
    if (error !== undefined) {
      const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
      throw new Error(`Migration ${failed ?? ''} failed. Nothing of it was kept.`, {
        cause: error,
      });
    }
  } finally {
    await db.destroy();
    await lock.end();
  }
}
