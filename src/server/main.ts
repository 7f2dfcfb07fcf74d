import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { settingName } from '#content/office-site.ts';
import { leftBeforeOpening } from '#content/setup-checklist.ts';
import { backUpBeforeUpdate } from '#db/backup.ts';
import { closePool, createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { operatorMessage } from '#db/operator-error.ts';
import { createApp, startJobs } from './app.ts';
import { configWarnings, readConfig, type Config } from './config.ts';
import { followSettings } from './settings/follow-settings.ts';
import { openSettings } from './settings/live-settings.ts';
import { backupFolder } from './status.ts';
import { builtSite, developmentSite } from './site/site-source.ts';
import { closeGracefully, gracefulShutdown } from './shutdown.ts';

let log: FastifyInstance['log'] | undefined;
const { onShutdown, shutdown, signal } = gracefulShutdown((error) => {
  const message = operatorMessage(error);
  if (log && message === undefined) log.fatal({ err: error }, 'unhandled error, shutting down');
  else console.error(message ?? error);
});

/** Starts the database, migrates it, and opens the app on a port. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const url = await openDatabase(config);
  await migrateToLatest(url, {
    ...(config.database.url === undefined && { beforeUpdate: () => backUp(config, url) }),
  });

  const database = createDatabaseClient({
    url,
    poolMax: config.database.poolMax,
    preparedStatements: config.database.preparedStatements,
    onIdleError: (error) => log?.warn({ err: error }, 'a database connection broke'),
  });
  onShutdown(() => closePool(database.pool));

  const development = process.argv.includes('--dev');
  const { site, middleware, close } = development ? await developmentSite() : await builtSite();
  if (close) onShutdown(close);

  const onProblem = (message: string, err?: unknown) =>
    log ? log.warn({ err }, message) : console.error(message, err ?? '');
  const settings = await openSettings({ config, db: database.db, site, onProblem });
  // Pages use the saved settings from the first request, or as soon as the database responds.
  await settings.live
    .refresh()
    .catch((error: unknown) =>
      onProblem('Could not load the site settings; starting with the defaults', error),
    );
  const app = await createApp({
    config,
    database,
    site,
    settings,
    ...(middleware && { middleware }),
  });
  log = app.log;
  for (const warning of configWarnings(config)) log.warn(warning);
  const stopFollowing = followSettings({ live: settings.live, onProblem });
  const stopJobs =
    config.worker === 'off'
      ? () => Promise.resolve()
      : startJobs({ config, databaseUrl: url, db: database.db, site, live: settings.live, log });
  const delayMs = config.shutdownDelaySeconds * 1000;
  onShutdown(() => Promise.all([closeGracefully(app, delayMs), stopFollowing(), stopJobs()]));
  if (config.worker === 'only') {
    await app.ready();
    log.info('Running jobs');
    return;
  }
  await app.listen({ host: config.host, port: config.port });
  app.log.info(`Ready at ${config.publicUrl}`);
  const open = leftBeforeOpening(settings.live.settings.practice, settings.live.settings.links);
  if (open.length > 0)
    app.log.info(
      `Not ready for visitors yet, see docs/configuration.md: ${open.map(({ path }) => settingName(path)).join('; ')}`,
    );
}

async function openDatabase(config: Config): Promise<string> {
  if (config.database.url !== undefined) return config.database.url;
  const starting = startEmbeddedPostgres({
    dataDir: resolve(config.dataDir),
    onOutage: (line) => (log ? log.error(line) : console.error(line)),
    signal,
  });
  // Registered before it has started, so that a signal never leaves PostgreSQL running.
  onShutdown(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}

/** For the embedded database only: a provider backs up its own. */
async function backUp({ dataDir }: Config, url: string): Promise<void> {
  console.log(await backUpBeforeUpdate(url, backupFolder(resolve(dataDir))));
}

main().catch((error: unknown) => {
  if (signal.aborted) return; // stopped during the start
  console.error(operatorMessage(error) ?? error);
  shutdown(1);
});
