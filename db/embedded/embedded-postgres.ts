import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import {
  checkCluster,
  clusterUrl,
  createCluster,
  removePartialClusters,
  syncCluster,
} from './cluster.ts';
import { type Home, openHome } from './home.ts';
import { hasUsers, register, withLock } from './lock.ts';
import {
  findPostmaster,
  lastPort,
  startPostmaster,
  isStillServing,
  stopPostmaster,
} from './postmaster.ts';
import { problem } from './problem.ts';

export interface EmbeddedPostgresOptions {
  /** The server lives in <dataDir>/postgres. */
  dataDir: string;
  /** False trades safety against a crash of the machine for speed, in tests. */
  durable?: boolean;
  /** Created if missing. */
  database?: string;
  onLog?: (line: string) => void;
  /**
   * If given, a server that exits by itself is restarted on the same port. Called with a message when
   * it exits, and with another when it is back.
   */
  onOutage?: (line: string) => void;
  /** Aborting during the start leaves nothing running. Later it has no effect; see `stop`. */
  signal?: AbortSignal;
}

export interface EmbeddedPostgres {
  url: string;
  /** Stops using the server. The last process that uses it stops it and waits until it has exited. */
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const home = openHome(options.dataDir);
    return await withLock(home.path, () => startOrJoin(home, options), options.signal);
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    throw syscall || code === 'ERR_SQLITE_ERROR' ? problem('cannot be set up', message) : error;
  }
}

/** Deletes the database under dataDir, stopping its server, unless a live process uses it. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<boolean> {
  const name = join(dataDir, 'postgres');
  if (!existsSync(name)) return true;
  const home = openHome(dataDir);
  const unused = await withLock(home.path, async () => {
    if (hasUsers(home.path)) return false;
    await stopPostmaster(home, prepareBinaries(home.path, home.user));
    return true;
  });
  for (const path of unused ? [home.path, name] : []) {
    rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }
  return unused;
}

async function startOrJoin(
  home: Home,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { durable = true, database = 'ready_leader', onLog, onOutage, signal } = options;
  const began = performance.now();
  const binaries = prepareBinaries(home.path, home.user);
  const running = findPostmaster(home.cluster);
  const joined = running && hasUsers(home.path);
  if (running && !joined) {
    onLog?.(`stopping the PostgreSQL that a killed process left behind (process ${running.pid})`);
    await stopPostmaster(home, binaries);
  }
  removePartialClusters(home);
  const isNew = !existsSync(home.cluster);
  if (isNew) await createCluster(home, binaries, signal);
  checkCluster(home, binaries);

  let server = joined ? running : undefined;
  async function serve(): Promise<string> {
    // Other processes may still use the port of a server that is being restarted.
    const port = hasUsers(home.path) ? lastPort(home.cluster) : undefined;
    server ??= await startPostmaster(home, binaries, { durable, port, signal });
    const url = clusterUrl(home, server.port, database);
    await ensureDatabase(url, clusterUrl(home, server.port, 'postgres'), database);
    signal?.throwIfAborted();
    return url;
  }
  /** Restarts the server unless another process already has. */
  const startAgain = (stopping: AbortSignal) =>
    withLock(
      home.path,
      async () => {
        const again = { durable, port: server?.port, signal: stopping };
        server = findPostmaster(home.cluster) ?? (await startPostmaster(home, binaries, again));
      },
      stopping,
    );
  const serving = serve();
  try {
    // In parallel, because each takes a tenth of a second.
    const sync = isNew && durable ? syncCluster(home, binaries, signal) : undefined;
    // If one fails, wait for the other, so that nothing is left running.
    await Promise.allSettled([sync, serving]);
    await sync;
    const url = await serving;
    const leave = register(home.path);
    const account = home.user ? ` as ${home.user.name}` : '';
    const took = Math.round(performance.now() - began);
    onLog?.(`${joined ? 'joined' : 'started'} PostgreSQL${account} in ${home.path} (${took} ms)`);

    const unwatch =
      onOutage &&
      keepRunning({
        isRunning: () => isStillServing(server?.pid ?? 0, home.cluster),
        reason: () => problem('exited by itself', 'it will be restarted', home.log).message,
        start: startAgain,
        report: onOutage,
      });
    let stopping: Promise<void> | undefined;
    const stop = async () => {
      await unwatch?.();
      await withLock(home.path, async () => {
        leave();
        if (!hasUsers(home.path)) await stopPostmaster(home, binaries);
      });
    };
    return { url, stop: () => (stopping ??= stop()) };
  } catch (error) {
    if (!joined) await stopPostmaster(home, binaries);
    throw error;
  }
}

async function ensureDatabase(url: string, maintenanceUrl: string, name: string): Promise<void> {
  try {
    await query(url, 'select 1');
  } catch (error) {
    const isMissing = (error as { code?: string }).code === '3D000';
    if (!isMissing) throw problem('rejects our connection', (error as Error).message);
    await query(maintenanceUrl, `create database ${pg.escapeIdentifier(name)}`);
  }
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

const CHECK_MS = 250;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

interface Watched {
  isRunning(): boolean;
  /** Why it exited, for the operator. */
  reason(): string;
  start(signal: AbortSignal): Promise<void>;
  report(line: string): void;
}

/**
 * Restarts a server that was killed or crashed, e.g. because the disk was full. Never stops
 * retrying, since space may become free at any time.
 * @returns a function that stops this and waits until no start is in progress
 */
function keepRunning(server: Watched): () => Promise<void> {
  const stopping = new AbortController();
  const watching = watch(server, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return () => {
    stopping.abort();
    return watching;
  };
}

async function watch(server: Watched, signal: AbortSignal): Promise<never> {
  const wait = (ms: number) => setTimeout(ms, undefined, { signal, ref: false });
  for (;;) {
    await wait(CHECK_MS);
    if (server.isRunning()) continue;
    const began = performance.now();
    server.report(server.reason());
    let pause = FIRST_PAUSE_MS;
    for (let attempts = 1; !(await started(server, signal, attempts)); attempts++) {
      await wait(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    server.report(`The embedded PostgreSQL is back after ${seconds} s.`);
  }
}

async function started(server: Watched, signal: AbortSignal, attempts: number): Promise<boolean> {
  try {
    await server.start(signal);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    // Later attempts would report the same.
    if (attempts === 1)
      server.report(`${(error as Error).message}\nThe server keeps trying to restart it.`);
    return false;
  }
}
