import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type SelectQueryBuilder, sql } from 'kysely';
import pg from 'pg';
import { Connection, type ConnectionSettings } from './connection.ts';
import type { Database } from './database.ts';
import { DatabaseUnavailableError, limits } from './limits.ts';
import { Session } from './session.ts';

// A `date` is a calendar day: as a moment it would move with the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export type Db = Kysely<Database>;

/** To compare with any of the values, sent as one parameter: `.where('id', '=', anyOf(ids))`. */
export const anyOf = (values: readonly string[]) => sql<string>`any(${values})`;

/** How many rows a query finds. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { total } = await query
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
}

export function createDatabaseClient({
  url,
  poolMax,
  onIdleError,
  preparedStatements = true,
}: {
  url: string;
  poolMax: number;
  onIdleError: (error: Error) => void;
} & ConnectionSettings): DatabaseClient {
  const settings: pg.PoolConfig & ConnectionSettings = {
    connectionString: url,
    max: poolMax,
    Client: Connection,
    preparedStatements,
    application_name: 'ready-leader',
    connectionTimeoutMillis: limits.CONNECT_MS,
    // Detects a lost network on idle connections, too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new BoundedPool(settings);
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', onIdleError);
  distrustTogether(pool);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * If one connection gets no answer, or only accepts reads, the idle ones are probably no better. Closing them
 * saves the next calls from finding out one by one.
 */
function distrustTogether(pool: pg.Pool): void {
  const open = new Set<Connection>();
  pool.on('connect', (client) => {
    const connection = client as unknown as Connection;
    open.add(connection);
    connection.once('unusable', () => {
      for (const other of open) if (other.isIdle) other.breakOff();
    });
  });
  pool.on('remove', (client) => open.delete(client as unknown as Connection));
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** Limits the number of calls that wait for a connection and rejects further ones at once. */
class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount < this.options.max * limits.WAITING_PER_CONNECTION) {
      return callback ? super.connect(callback) : super.connect();
    }
    const error = new DatabaseUnavailableError('Too many calls wait for a database connection');
    if (!callback) return Promise.reject(error);
    callback(error, undefined, () => undefined);
  }
}

const POOL_CLOSES_MS = 1_000;

/**
 * Waits until every connection is closed, which `pool.end()` does not: a database that stops next would break
 * those that are still open. Kysely would not close a pool that it has never used.
 */
export async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((settle) => {
    if (open === 0) settle();
    pool.on('remove', () => --open === 0 && settle());
  });
  // A database that hangs must not delay the shutdown.
  await Promise.race([Promise.all([pool.end(), closed]), wait(POOL_CLOSES_MS)]);
}

/** A statement of the job queue is answered much sooner. */
const JOBS_ANSWER_MS = 10_000;

/** Breaks off when a statement gets no answer: on a network that went silent, pg would wait forever. */
class JobsSession extends Session {
  override query = ((...given: unknown[]) => {
    const answer = (this.ask as (...args: unknown[]) => unknown)(...given);
    if (!(answer instanceof Promise)) return answer;
    const silent = new DatabaseUnavailableError('The database did not answer the job queue');
    const timer = setTimeout(() => this.connection.stream.destroy(silent), JOBS_ANSWER_MS);
    return answer.finally(() => clearTimeout(timer));
  }) as pg.Client['query'];
}

/**
 * A few connections for the job queue, which listens, and holds connections for longer than a
 * visitor's call may.
 * @param onBroken called when a connection breaks
 */
export function createJobsPool(
  url: string,
  max: number,
  onBroken: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    Client: JobsSession,
    application_name: 'ready-leader-jobs',
    connectionTimeoutMillis: JOBS_ANSWER_MS,
    keepAlive: true,
  });
  pool.on('error', onBroken);
  // The pool does not listen to a connection that is in use, between its statements.
  pool.on('connect', (client) => client.on('error', onBroken));
  return pool;
}
