import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { notYetFilledIn } from '#content/going-live.ts';
import { createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { EmbeddedPostgresError } from '#db/embedded/problem.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { DatabaseUnavailableError } from '#db/unavailable.ts';
import { createApp } from './app.ts';
import { ConfigError, configWarnings, readConfig, type Config } from './config.ts';
import { followSettings } from './settings/follow-settings.ts';
import { workOnJobs } from './jobs.ts';
import { closeGracefully } from './http/leaving.ts';
import { KeptSecretError } from './http/cookie-secret.ts';
import { openSettings } from './site/open-settings.ts';
import { PortraitError } from './site/portrait.ts';
import { builtSite, developmentSite, SiteNotBuiltError } from './site/site-source.ts';
import { wayOut } from './shutdown.ts';

let log: FastifyInstance['log'] | undefined;
const { onLeave, leave, signal } = wayOut((error) => {
  if (log) log.fatal({ err: error }, 'an error was not handled: the process ends');
  else console.error(error);
});

/** The process: database, migrations, the app, a port. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const url = await openDatabase(config);
  await migrateToLatest(url);

  const database = createDatabaseClient({
    url,
    poolMax: config.database.poolMax,
    onIdleError: (error) => log?.warn({ err: error }, 'a database connection broke'),
  });
  onLeave(() => closePool(database.pool));

  const development = process.argv.includes('--dev');
  const { site, middleware, close } = development ? await developmentSite() : await builtSite();
  if (close) onLeave(close);

  const onProblem = (message: string, err?: unknown) =>
    log ? log.warn({ err }, message) : console.error(message, err ?? '');
  const settings = await openSettings({ config, db: database.db, site, onProblem });
  // Pages are right from the first one on; else as soon as the database answers.
  await settings.live
    .refresh()
    .catch((error: unknown) => onProblem('The site is as it came', error));
  const app = await createApp({
    config,
    database,
    site,
    settings,
    ...(middleware && { middleware }),
  });
  log = app.log;
  for (const warning of configWarnings(config)) log.warn(warning);
  onLeave(followSettings({ databaseUrl: url, live: settings.live, onProblem }));
  const stopJobs =
    config.worker === 'off'
      ? () => Promise.resolve()
      : workOnJobs({ config, databaseUrl: url, db: database.db, site, live: settings.live, log });
  const delayMs = config.shutdownDelaySeconds * 1000;
  onLeave(() => Promise.all([closeGracefully(app, delayMs), stopJobs()]));
  if (config.worker === 'only') {
    await app.ready();
    log.info('Working on jobs');
    return;
  }
  await app.listen({ host: config.host, port: config.port });
  app.log.info(`Ready at ${config.publicUrl}`);
  const open = notYetFilledIn(settings.live.settings.practice, settings.live.settings.links);
  if (open.length > 0)
    app.log.info(`Not ready for visitors yet, see the README: ${open.join('; ')}`);
}

async function openDatabase(config: Config): Promise<string> {
  if (config.database.url !== undefined) return config.database.url;
  const starting = startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    onOutage: (line) => (log ? log.error(line) : console.error(line)),
    signal,
  });
  // Known from the first moment on: whenever the process is told to end, no server is left behind.
  onLeave(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}

const POOL_CLOSES_MS = 1_000;

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
  await Promise.race([Promise.all([pool.end(), closed]), wait(POOL_CLOSES_MS)]);
}

/** Errors whose message is all that whoever starts the process needs. */
const explained = [
  ConfigError,
  KeptSecretError,
  DatabaseUnavailableError,
  EmbeddedPostgresError,
  SiteNotBuiltError,
  PortraitError,
];

main().catch((error: unknown) => {
  if (signal.aborted) return; // it was ended in the middle
  const isExplained = explained.some((type) => error instanceof type);
  console.error(isExplained ? (error as Error).message : error);
  leave(1);
});
