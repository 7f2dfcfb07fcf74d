import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { checkCluster, clusterUrl, createCluster, removeHalfMade, syncCluster } from './cluster.ts';
import { openHome, type Home } from './home.ts';
import { hasUsers, register, withLock } from './lock.ts';
import { findPostmaster } from './postmaster-files.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { problem } from './problem.ts';

export interface EmbeddedPostgresOptions {
  /** The server lives in <dataDir>/postgres. */
  dataDir: string;
  /** False gives up safety against a crash of the machine for speed: for tests. */
  durable?: boolean;
  /** Created if missing. */
  database?: string;
  onLog?: (line: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Leaves the server. The last process to leave stops it, and waits until it has ended. */
  stop(): Promise<void>;
}

/** Starts (or joins) the private PostgreSQL under dataDir. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  try {
    const home = openHome(options.dataDir);
    return await withLock(home.path, () => startOrJoin(home, options));
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
  { durable = true, database = 'ready_leader', onLog = () => undefined }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const began = performance.now();
  const binaries = prepareBinaries(home.path, home.user);
  const running = findPostmaster(home.cluster);
  const joined = running && hasUsers(home.path);
  if (running && !joined) {
    onLog(`stopping the PostgreSQL that a killed process left behind (process ${running.pid})`);
    await stopPostmaster(home, binaries);
  }
  removeHalfMade(home);
  const isNew = !existsSync(home.cluster);
  if (isNew) await createCluster(home, binaries);
  checkCluster(home, binaries);

  async function serve(): Promise<string> {
    const { port } = joined ? running : await startPostmaster(home, binaries, durable);
    const url = clusterUrl(home, port, database);
    await ensureDatabase(url, clusterUrl(home, port, 'postgres'), database);
    return url;
  }
  try {
    // Side by side, because each takes a tenth of a second.
    const sync = isNew && durable && syncCluster(home, binaries);
    const [url] = await Promise.all([serve(), sync]);
    const leave = register(home.path);
    const account = home.user ? ` as ${home.user.name}` : '';
    const took = Math.round(performance.now() - began);
    onLog(`${joined ? 'joined' : 'started'} PostgreSQL${account} in ${home.path} (${took} ms)`);

    let stopping: Promise<void> | undefined;
    const stop = () =>
      withLock(home.path, async () => {
        leave();
        if (!hasUsers(home.path)) await stopPostmaster(home, binaries);
      });
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
    if (!isMissing) throw problem('does not let us in', (error as Error).message);
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
