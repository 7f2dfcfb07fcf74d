import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';

export interface BenchDatabase {
  url: string;
  /** On a connection of its own. */
  run(statement: string): Promise<void>;
  /** Deletes it. */
  stop(): Promise<void>;
}

/** A database of its own: on the server of DATABASE_URL, else on an embedded one in the folder. */
export async function openBenchDatabase(folder: string): Promise<BenchDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    const { url, stop } = await startEmbeddedPostgres({ dataDir: folder });
    return { url, run: (statement) => execute(url, statement), stop };
  }
  const name = `bench_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return {
    url: url.href,
    run: (statement) => execute(url.href, statement),
    stop: () => execute(server, `drop database ${name} with (force)`),
  };
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
