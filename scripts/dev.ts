import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { readConfig } from '#server/config.ts';
import { readArguments } from './command.ts';
import { endWithNpm } from './end-with-npm.ts';

readArguments('dev', {});
endWithNpm();
/** A change in these folders restarts the server; Vite replaces the browser's code itself. */
const serverFolders = ['db', 'src/server', 'src/domain'];
const SETTLE_MS = 150;

// The database outlives the restarts.
const config = readConfig(process.env);
const database = config.database.url
  ? undefined
  : await startEmbeddedPostgres({ dataDir: resolve(config.dataDir), onOutage: console.error });

let stopping = false;
let server = run();

function run() {
  const child = spawn(process.execPath, ['src/server/main.ts', '--dev'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      COOKIE_SECRET: config.cookieSecret,
      DATABASE_URL: config.database.url ?? database?.url,
    },
  });
  child.on('exit', () => {
    if (stopping) void Promise.resolve(database?.stop()).finally(() => process.exit(0));
  });
  return child;
}

let timer: NodeJS.Timeout | undefined;
for (const folder of serverFolders) {
  // `node --watch` would also restart when the style compiler writes its temporary file, at each start.
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => restart(), SETTLE_MS);
  });
}

function restart(): void {
  console.log('The server changed: restarting.');
  if (server.exitCode !== null) {
    server = run();
    return;
  }
  server.once('exit', () => {
    if (!stopping) server = run();
  });
  server.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true;
    if (server.exitCode === null) server.kill('SIGTERM');
    else void Promise.resolve(database?.stop()).finally(() => process.exit(0));
  });
}
