import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrateDown, migrateToLatest } from '#db/migrate.ts';
import { readConfig } from '#server/config.ts';

const usage = 'Usage: npm run migrate [-- up | down]';
const direction = process.argv[2] ?? 'up';
if (direction !== 'up' && direction !== 'down') {
  console.error(usage);
  process.exit(2);
}

const config = readConfig(process.env);
const database = config.database.url
  ? { url: config.database.url, stop: () => Promise.resolve() }
  : await startEmbeddedPostgres({ dataDir: resolve(config.dataDir) });
try {
  await (direction === 'up' ? migrateToLatest : migrateDown)(database.url);
  console.log(direction === 'up' ? 'The database is up to date.' : 'The last migration is undone.');
} finally {
  await database.stop();
}
