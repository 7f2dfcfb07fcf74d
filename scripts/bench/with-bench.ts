import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { freePort } from '#testing/free-port.ts';
import { cpuMs } from './figures.ts';
import { buildIfStale } from '#scripts/build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 60_000;
const POOL_MAX = 10;

type Settings = Record<string, string>;

/** Some pages are there only on a site that sends mail. No server listens there. */
export const withMail: Settings = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'hello@example.com',
};

export interface Server {
  origin: string;
  pid: number;
  /** CPU time of the process so far; NaN where there is no /proc. */
  cpuMs(): number;
  stop(): Promise<void>;
}

export interface Bench {
  folder: string;
  databaseUrl: string;
  /** The built site as in production, with its database, and no limit on requests. */
  startProduct(settings?: Settings): Promise<Server>;
  /** The bare peer on the same database. */
  startBarePeer(settings: Settings): Promise<Server>;
}

/**
 * Builds the site if it is stale, and runs `work` with a separate database. Stops all servers at the end
 * and deletes the data, unless the caller names the folder to keep it in.
 */
export async function withBench(
  work: (bench: Bench) => Promise<void>,
  keptFolder?: string,
): Promise<void> {
  await buildIfStale();
  const folder = keptFolder ?? (await mkdtemp(join(tmpdir(), 'ready-leader-bench-')));
  const servers: Server[] = [];
  async function start(script: string, settings: Settings): Promise<Server> {
    const server = await startServer(script, settings);
    servers.push(server);
    return server;
  }
  try {
    const database = await openDatabase(folder);
    const shared = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATABASE_POOL_MAX: `${POOL_MAX}`,
    };
    try {
      await work({
        folder,
        databaseUrl: database.url,
        startProduct: (settings) =>
          start('src/server/main.ts', {
            ...shared,
            COOKIE_SECRET: 'a secret for the length of a bench',
            RATE_LIMIT_MAX: '1000000000',
            ...settings,
          }),
        startBarePeer: (settings) =>
          start('scripts/bench/bare-peer.ts', { ...shared, ...settings }),
      });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await database.stop();
    }
  } finally {
    if (keptFolder === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a server in a separate process, on a free loopback port, without its log. */
async function startServer(script: string, settings: Settings): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    // The caller's environment stays out: its settings would change what is measured.
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: `${port}`, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  async function stop(): Promise<void> {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
  }

  const origin = `http://127.0.0.1:${port}`;
  for (const deadline = Date.now() + READY_WITHIN_MS; Date.now() < deadline; await setTimeout(20)) {
    if (hasEnded()) throw new Error(`${script} ended at once`);
    const hasAnswered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (hasAnswered) return { origin, pid: child.pid!, cpuMs: () => cpuMs(child.pid!), stop };
  }
  await stop();
  throw new Error(`${script} does not answer on ${origin}`);
}

/** A separate database: on the server of DATABASE_URL, else on an embedded one in the folder. */
async function openDatabase(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  if (!server) return startEmbeddedPostgres({ dataDir: folder });
  const name = `bench_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, stop: () => execute(server, `drop database ${name} with (force)`) };
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
