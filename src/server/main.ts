import { resolve } from 'node:path';
import { createDatabaseClient } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { EmbeddedPostgresError } from '#db/embedded/problem.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { closeGracefully } from './http/leaving.ts';
import { builtSite, developmentSite, SiteNotBuiltError } from './site/site-source.ts';

/** What was opened and how to close it, the last first. */
const closers: (() => Promise<unknown>)[] = [];
let leaving: Promise<void> | undefined;

/** The process: database, migrations, the app, a port, and the way out. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const url = await openDatabase(config);
  await migrateToLatest(url);

  const database = createDatabaseClient({
    url,
    poolMax: config.database.poolMax,
    onIdleError: (error) => app.log.warn({ err: error }, 'a database connection broke'),
  });
  closers.push(() => database.db.destroy());

  const development = process.argv.includes('--dev');
  const { site, middleware, close } = development ? await developmentSite() : await builtSite();
  if (close) closers.push(close);

  const app = await createApp({ config, database, site });
  closers.push(() => closeGracefully(app, config.shutdownDelaySeconds * 1000));
  if (middleware) {
    app.addHook('onRequest', (request, reply, done) => {
      middleware(request.raw, reply.raw, done);
    });
  }
  await app.listen({ host: config.host, port: config.port });
  app.log.info(`Ready at ${config.publicUrl}`);
}

async function openDatabase(config: Config): Promise<string> {
  if (config.database.url !== undefined) return config.database.url;
  const { url, stop } = await startEmbeddedPostgres({ dataDir: resolve(config.dataDir) });
  closers.push(stop);
  return url;
}

/** Whatever hangs, the process ends within ten seconds of being told so. */
const LEAVE_WITHIN_MS = 9_500;

function leave(exitCode: number): void {
  setTimeout(() => process.exit(exitCode), LEAVE_WITHIN_MS).unref();
  leaving ??= closeAll().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      console.error('Could not stop cleanly:', error);
      process.exit(1);
    },
  );
}

async function closeAll(): Promise<void> {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
}

/** Errors whose message is all that whoever starts the process needs. */
const explained = [ConfigError, EmbeddedPostgresError, SiteNotBuiltError];

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => leave(0));
main().catch((error: unknown) => {
  const isExplained = explained.some((type) => error instanceof type);
  console.error(isExplained ? (error as Error).message : error);
  leave(1);
});
