import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { readConfig } from '#server/config.ts';

/** Runs `work` on the service's own database: that of DATABASE_URL, else the embedded one. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  const database = config.database.url
    ? { url: config.database.url, stop: () => Promise.resolve() }
    : await startEmbeddedPostgres({ dataDir: resolve(config.dataDir) });
  try {
    await work(database.url);
  } finally {
    await database.stop();
  }
}
