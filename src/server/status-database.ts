import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { appliedMigrations, missingMigrations } from '#db/migrate.ts';
import { keepsPrepared } from '#db/pooler.ts';
import { openSession, type Session } from '#db/session.ts';
import { off, ok, problem, warning, type Found } from '#domain/site-state.ts';
import type { Config } from '#server/config.ts';
import { waitingWork } from '#server/jobs/outbox.ts';

interface DatabaseOptions {
  config: Config;
  databaseUrl: string;
}

const ANSWER_MS = 5_000;
export const GIB = 1024 ** 3;
const OLDEST_POSTGRES = 15;
/** A worker takes due jobs at once. */
const LATE_MINUTES = 5;

async function withClient<T>(url: string, work: (client: Session) => Promise<T>): Promise<T> {
  const client = await openSession({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function examineDatabase({ config, databaseUrl }: DatabaseOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ version: string; number: number; bytes: string }>(
      `select current_setting('server_version') as version,
         current_setting('server_version_num')::int as number,
         pg_database_size(current_database()) as bytes`,
    );
    const { version, number, bytes } = rows[0]!;
    const where = config.database.url === undefined ? 'embedded, ' : '';
    const is = `PostgreSQL ${version.split(' ')[0]}, ${where}${sizeText(Number(bytes))}`;
    if (number < OLDEST_POSTGRES * 10_000) {
      return problem(`${is}. Version ${OLDEST_POSTGRES} or later is required: update it.`);
    }
    if ((await appliedMigrations(client)).length === 0) {
      return warning(`${is}. It is empty: the first start creates the tables.`);
    }
    const missing = await missingMigrations(client);
    return missing.length === 0
      ? ok(`${is}, up to date.`)
      : warning(`${is}. The next start applies ${missing.length} migrations.`);
  });
}

export function examinePooler({ config, databaseUrl }: DatabaseOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    if (!client.isPooled) return off('The server connects to PostgreSQL directly.');
    if (!config.database.preparedStatements) {
      return ok('Prepared statements are turned off (DATABASE_PREPARED_STATEMENTS=false).');
    }
    return (await keepsPrepared(client, (work) => withClient(databaseUrl, work)))
      ? ok('It supports prepared statements.')
      : problem(
          'It loses prepared statements, so calls fail. Turn them off (DATABASE_PREPARED_STATEMENTS=false), ' +
            'or use PgBouncer 1.21 or later with max_prepared_statements above 0.',
        );
  });
}

/** A pooler in transaction mode accepts LISTEN but delivers nothing. */
export function examineNotifications({ databaseUrl }: DatabaseOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    const channel = `status_${randomUUID().replaceAll('-', '_')}`;
    const received = new Promise<boolean>((settle) => {
      client.once('notification', () => settle(true));
    });
    await client.query(`listen ${channel}`);
    await withClient(databaseUrl, (other) => other.query(`notify ${channel}`));
    const arrived = await Promise.race([received, wait(1_000, false)]);
    return arrived
      ? ok('Jobs start at once.')
      : warning(
          'The database does not pass on notifications, probably because of a connection pooler. Jobs ' +
            'take up to 2 seconds to start.',
        );
  });
}

export function examineJobs({ config, databaseUrl }: DatabaseOptions): Promise<Found> {
  return withClient(databaseUrl, async (client) => {
    const table = await client.query(`select to_regclass('graphile_worker.jobs')`);
    if (Object.values(table.rows[0] as object)[0] === null) return off('There are none yet.');
    const { rows } = await client.query<{ late: number; failed: number }>(`
      select
        count(*) filter (
          where not is_given_up and due_at < now() - interval '${LATE_MINUTES} minutes'
        )::int as late,
        count(*) filter (where is_given_up)::int as failed
      from ${waitingWork} waiting`);
    const { late, failed } = rows[0]!;
    if (late > 0) {
      return problem(
        `${late === 1 ? '1 job has' : `${late} jobs have`} waited for more than ${LATE_MINUTES} minutes: mail and webhooks are not sent. ` +
          'Start a process that runs jobs (WORKER=on or WORKER=only).',
      );
    }
    if (failed > 0)
      return warning(
        `${failed === 1 ? '1 job' : `${failed} jobs`} stopped after failing repeatedly. The log says why.`,
      );
    return ok(
      config.worker === 'off'
        ? 'No job is late. This process runs none (WORKER=off).'
        : 'No job is late.',
    );
  });
}

export function sizeText(bytes: number): string {
  return bytes >= GIB ? `${(bytes / GIB).toFixed(1)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;
}
