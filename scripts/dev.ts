import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { readConfig } from '#server/config.ts';

// The database outlives the restarts that a change to the server's code brings.
const config = readConfig(process.env);
const database = config.database.url
  ? undefined
  : await startEmbeddedPostgres({ dataDir: resolve(config.dataDir) });

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'src/server/main.ts', '--dev'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      COOKIE_SECRET: config.cookieSecret,
      DATABASE_URL: config.database.url ?? database?.url,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void Promise.resolve(database?.stop()).finally(() => process.exit(code ?? 0));
});
