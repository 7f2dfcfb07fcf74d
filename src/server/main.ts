import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { EmbeddedPostgresError } from '#db/embedded/problem.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { DatabaseUnavailableError } from '#db/unavailable.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { closeGracefully } from './http/leaving.ts';
import { KeptSecretError } from './kept-secret.ts';
import { builtSite, developmentSite, SiteNotBuiltError } from './site/site-source.ts';

/** What was opened and how to close it, the last first. */
const closers: (() => Promise<unknown>)[] = [];
const leaving = new AbortController();
let app: FastifyInstance | undefined;

/** The process: database, migrations, the app, a port, and the way out. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const url = await openDatabase(config);
  await migrateToLatest(url);

  const database = createDatabaseClient({
    url,
    poolMax: config.database.poolMax,
    onIdleError: (error) => app?.log.warn({ err: error }, 'a database connection broke'),
  });
  closers.push(() => closePool(database.pool));

  const development = process.argv.includes('--dev');
  const { site, middleware, close } = development ? await developmentSite() : await builtSite();
  if (close) closers.push(close);

  const service = await createApp({ config, database, site, ...(middleware && { middleware }) });
  app = service;
  closers.push(() => closeGracefully(service, config.shutdownDelaySeconds * 1000));
  await service.listen({ host: config.host, port: config.port });
  service.log.info(`Ready at ${config.publicUrl}`);
}

async function openDatabase(config: Config): Promise<string> {
  if (config.database.url !== undefined) return config.database.url;
  const starting = startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    onOutage: (line) => (app ? app.log.error(line) : console.error(line)),
    signal: leaving.signal,
  });
  // Known from the first moment on: whenever the process is told to end, no server is left behind.
  closers.push(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}

const DATABASE_CLOSES_MS = 1_000;

/**
 * Until no connection is open, which the pool itself does not wait for. Not by Kysely, which leaves a
 * pool alone that it has not used itself.
 */
async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((settle) => {
    if (open === 0) settle();
    pool.on('remove', () => --open === 0 && settle());
  });
  // Nothing is asked of the database any more: one that hangs is not waited for.
  await Promise.race([Promise.all([pool.end(), closed]), wait(DATABASE_CLOSES_MS)]);
}

/** Whatever hangs, the process ends within ten seconds of being told so. */
const LEAVE_WITHIN_MS = 9_500;
/** Within it a signal is the same once more: to the whole group, and passed on by npm. */
const SAME_SIGNAL_MS = 1_000;

let told: number | undefined;

function leave(exitCode: number): void {
  if (told !== undefined) return;
  told = performance.now();
  leaving.abort();
  process.exitCode = exitCode;
  setTimeout(() => {
    console.error('Something did not close in time.');
    process.exit(1);
  }, LEAVE_WITHIN_MS).unref();
  closeAll().then(
    () => process.exit(),
    (error: unknown) => {
      console.error('Could not stop cleanly:', error);
      process.exit(1);
    },
  );
}

async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

function onSignal(): void {
  // Somebody insists.
  if (told !== undefined && performance.now() - told > SAME_SIGNAL_MS) process.exit(1);
  leave(0);
}

/** Nobody knows what state an unhandled error leaves behind: the process ends, in good order. */
function onUncaught(error: unknown): void {
  if (process.exitCode === 1) return; // one more, on the way out of the first
  if (app) app.log.fatal({ err: error }, 'an error was not handled: the process ends');
  else console.error(error);
  leave(1);
  process.exitCode = 1;
}

/** Errors whose message is all that whoever starts the process needs. */
const explained = [
  ConfigError,
  KeptSecretError,
  DatabaseUnavailableError,
  EmbeddedPostgresError,
  SiteNotBuiltError,
];

// SIGHUP: the terminal was closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
// Node makes one of every rejection that nobody handles.
process.on('uncaughtException', onUncaught);

main().catch((error: unknown) => {
  if (told !== undefined) return; // it was ended in the middle
  const isExplained = explained.some((type) => error instanceof type);
  console.error(isExplained ? (error as Error).message : error);
  leave(1);
});
