import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { operatorMessage } from '#db/operator-error.ts';
import { readConfig } from '#server/config.ts';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

// Also for the settings that a command reads itself.
process.on('uncaughtException', (error) => {
  console.error(operatorMessage(error) ?? error);
  process.exit(1);
});

/** Runs `work` on the server's own database: that of DATABASE_URL, else the embedded one. */
export async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const config = readConfig(process.env);
  if (config.database.url !== undefined) {
    await work(config.database.url);
    return;
  }
  const stopping = new AbortController();
  const { signal } = stopping;
  const starting = startEmbeddedPostgres({ dataDir: resolve(config.dataDir), signal });
  const stop = async () => (await starting).stop();
  const leave = () => {
    stopping.abort();
    // Our own server would outlive us.
    void stop().finally(() => process.exit(1));
  };
  for (const name of signals) process.once(name, leave);
  try {
    await work((await starting).url);
  } finally {
    await stop();
    // A caller that continues handles signals itself.
    for (const name of signals) process.off(name, leave);
  }
}
