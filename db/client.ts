import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

export type Db = Kysely<Database>;

/** Everything the application knows of its database connections. */
export interface DatabaseClient {
  db: Db;
  pool: pg.Pool;
}

/**
 * Opens the only pool. Each statement with parameters is prepared once for a connection, under a
 * short name, so that PostgreSQL parses and plans it once.
 */
export function createDatabaseClient(options: {
  url: string;
  poolMax: number;
  onIdleError: (error: Error) => void;
}): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolMax,
    Client: PreparingClient,
    application_name: 'ready-leader',
    connectionTimeoutMillis: 4_000,
    statement_timeout: 4_000,
    lock_timeout: 3_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', options.onIdleError);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

const statementNames = new Map<string, string>();

class PreparingClient extends pg.Client {
  // The signature of pg's query is a pile of overloads; only Kysely's call is of interest here.
  override query = ((...args: unknown[]) => {
    const [text, values, ...rest] = args;
    const send = pg.Client.prototype.query as (...all: unknown[]) => unknown;
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return send.apply(this, args);
    }
    return send.call(
      this,
      { name: statementName(text), text, values: values as unknown[] },
      ...rest,
    );
  }) as pg.Client['query'];
}

function statementName(text: string): string {
  let name = statementNames.get(text);
  if (name === undefined) {
    name = `s${statementNames.size}`;
    statementNames.set(text, name);
  }
  return name;
}
