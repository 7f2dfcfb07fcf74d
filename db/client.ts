import { callbackify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Connection, type ConnectionSettings } from './connection.ts';
import type { Database } from './database.ts';
import { limits } from './limits.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

export type Db = Kysely<Database>;

/** The application's database connections. */
export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
}

/** Opens the only pool. */
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
    verify: callbackify((client: unknown) => (client as Connection).limitTime()),
    // So that a lost network is noticed on idle connections too.
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
 * If one connection gets no answer, the idle ones are probably dead too. Closing them saves the
 * next calls from finding out one by one.
 */
function distrustTogether(pool: pg.Pool): void {
  const open = new Set<Connection>();
  pool.on('connect', (client) => {
    const connection = client as unknown as Connection;
    open.add(connection);
    connection.once('silent', () => {
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
