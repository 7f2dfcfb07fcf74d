import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { prepareBinaries, type Binaries } from './binaries.ts';
import { openHome, type Home } from './home.ts';
import { hasUsers, register, withLock } from './lock.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { problem } from './problem.ts';
import { giveTo, spawnAs } from './unprivileged-user.ts';

export interface EmbeddedPostgresOptions {
  /** The server lives in <dataDir>/postgres, on this machine. */
  dataDir: string;
  /** False gives up safety against a crash of the machine for speed: for tests. */
  durable?: boolean;
  /** Created if missing. */
  database?: string;
  onLog?: (line: string) => void;
}

export interface EmbeddedPostgres {
  url: string;
  /** Leaves the server; the last process to leave stops it. */
  stop(): Promise<void>;
}

const SUPERUSER = 'ready_leader';

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal', // nobody replicates from here
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse', // details show the row, and with it people's addresses
  log_min_error_statement: 'panic',
};

const SETTINGS_NOT_DURABLE = {
  ...SETTINGS,
  max_connections: '300', // many test files at once, a pool for each
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

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

/** Deletes the database under dataDir, and stops its server, unless a live process uses it. */
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
  const joined = hasUsers(home.path) ? running : undefined;
  if (running && !joined) {
    onLog(`stopping the PostgreSQL that a killed process left behind (process ${running.pid})`);
    await stopPostmaster(home, binaries);
  }
  const isNew = !existsSync(home.cluster);
  if (isNew) await createCluster(home, binaries);
  checkCluster(home, binaries);
  const settings = durable ? SETTINGS : SETTINGS_NOT_DURABLE;
  const server = joined ?? (await startPostmaster(home, binaries, settings));
  try {
    const url = serverUrl(home, server.port, database);
    await ensureDatabase(url, serverUrl(home, server.port, 'postgres'), database);
    if (isNew && durable) await initdb(home, binaries, ['--sync-only', '-D', home.cluster]);
    const took = Math.round(performance.now() - began);
    onLog(
      `${joined ? 'joined' : 'started'} PostgreSQL ${binaries.version} on 127.0.0.1:${server.port}` +
        `${home.user ? ` as ${home.user.name}` : ''}, data in ${home.cluster} (${took} ms)`,
    );
    const leave = register(home.path);
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

/** Makes the cluster under another name first, so that one half made is never taken for whole. */
async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  const half = `${home.cluster}.half`;
  for (const leftover of [half, home.password]) rmSync(leftover, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  writeFileSync(home.password, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  for (const path of [half, home.password]) giveTo(home.user, path);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', SUPERUSER, '--pwfile', home.password, '--auth=scram-sha-256'];
  // These two spare initdb the search for good values.
  const known = ['--set', 'max_connections=100', '--set', 'shared_buffers=64MB'];
  await initdb(home, binaries, [
    ...['-D', half, '--encoding=UTF8', ...locale, ...access, ...known],
    ...['--no-sync', '--no-instructions'], // startOrJoin sees to the first when all is there
  ]);
  renameSync(half, home.cluster);
}

async function initdb({ user }: Home, binaries: Binaries, parameters: string[]): Promise<void> {
  try {
    await promisify(execFile)(binaries.program('initdb'), parameters, spawnAs(user));
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw problem('could not be created', (stderr || message).replaceAll('\n', ' '));
  }
}

function checkCluster({ cluster, user }: Home, binaries: Binaries): void {
  // Root restored it from a copy: it must belong to the account that PostgreSQL runs as.
  if (user && statSync(cluster).uid === 0) giveTo(user, cluster);
  const version = join(cluster, 'PG_VERSION');
  const has = existsSync(version) ? readFileSync(version, 'utf8').trim() : 'an unknown version';
  const [needs] = binaries.version.split('.');
  if (has === needs) return;
  throw new Error(
    `The database in ${cluster} is of PostgreSQL ${has}, the installed binaries are ${needs}: ` +
      'dump it with the old version and restore it into a new DATA_DIR, or go back to that version.',
  );
}

function serverUrl(home: Home, port: number, database: string): string {
  const password = readFileSync(home.password, 'utf8');
  // sslmode: a PGSSLMODE in the environment is meant for another server
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}?sslmode=disable`;
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
