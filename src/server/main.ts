import { resolve } from 'node:path';
import { createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { builtSite, developmentSite } from './site.ts';

/** The process: database, migrations, the app, a port, and the way out. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { url, stop } = await openDatabase(config);
  await migrateToLatest(url);

  const database = createDatabaseClient({
    url,
    poolMax: config.database.poolMax,
    onIdleError: (error) => app.log.warn({ err: error }, 'a database connection broke'),
  });
  const development = process.argv.includes('--dev');
  const { site, middleware, close } = development ? await developmentSite() : await builtSite();
  const app = await createApp({ config, database, site });
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => {
      middleware(request.raw, reply.raw, done);
    });
  }
  await app.listen({ host: config.host, port: config.port });
  app.log.info(`Ready at ${config.publicUrl}`);

  let leaving = false;
  async function leave(): Promise<void> {
    if (leaving) return;
    leaving = true;
    await app.close();
    await close?.();
    await database.db.destroy();
    await stop();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      leave().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

async function openDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  if (config.database.url !== undefined) {
    return { url: config.database.url, stop: () => Promise.resolve() };
  }
  return startEmbeddedPostgres({ dataDir: resolve(config.dataDir) });
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
