import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { EmbeddedPostgresError, problem } from './problem.ts';
import { changeOwner, spawnAs } from './unprivileged-user.ts';

const SUPERUSER = 'ready_leader';

/** Creates the files of a server. syncCluster() writes them to the disk. */
export async function createCluster(
  home: Home,
  binaries: Binaries,
  signal?: AbortSignal,
): Promise<void> {
  const partial = `${home.cluster}.${randomUUID()}`; // renamed once it is complete
  mkdirSync(partial, { mode: 0o700 });
  rmSync(home.password, { force: true });
  writeFileSync(home.password, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  for (const path of [partial, home.password]) changeOwner(home.user, path);
  const parameters = [
    ...['-D', partial, '-U', SUPERUSER, '--pwfile', home.password, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...['--set=max_connections=100', '--set=shared_buffers=64MB'], // so initdb does not probe for the best ones
    ...['--no-sync', '--no-instructions'],
  ];
  await initdb(home, binaries, parameters, signal);
  renameSync(partial, home.cluster);
}

/** Removes what processes left behind that were killed while creating a cluster. */
export function removePartialClusters(home: Home): void {
  for (const name of readdirSync(home.path).filter((entry) => entry.startsWith('cluster.'))) {
    try {
      rmSync(join(home.path, name), { recursive: true });
    } catch {
      // Its initdb is still writing there. The next start removes it.
    }
  }
}

/** Flushes a new cluster to disk, so that it survives a crash of the machine. The server may be running. */
export async function syncCluster(
  home: Home,
  binaries: Binaries,
  signal?: AbortSignal,
): Promise<void> {
  await initdb(home, binaries, ['--sync-only', '-D', home.cluster], signal);
}

/** @throws EmbeddedPostgresError unless these binaries can run this cluster */
export function checkCluster({ cluster, user }: Home, binaries: Binaries): void {
  // A copy that root restored belongs to root, but PostgreSQL runs as another account.
  if (user && statSync(cluster).uid === 0) changeOwner(user, cluster);
  const version = join(cluster, 'PG_VERSION');
  const found = existsSync(version) ? readFileSync(version, 'utf8').trim() : 'unknown';
  const [installed] = binaries.version.split('.');
  if (found === installed) return;
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was created by PostgreSQL ${found}, but ${installed} is installed. ` +
      'Dump it with the old version and restore it under another DATA_DIR, or go back to the old version.',
  );
}

export function clusterUrl(home: Home, port: number, database: string): string {
  const login = `${SUPERUSER}:${readFileSync(home.password, 'utf8')}`;
  // sslmode: a PGSSLMODE in the environment is meant for another server
  return `postgres://${login}@127.0.0.1:${port}/${encodeURIComponent(database)}?sslmode=disable`;
}

async function initdb(
  { user }: Home,
  binaries: Binaries,
  parameters: string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const running = promisify(execFile)(binaries.program('initdb'), parameters, spawnAs(user));
  // execFile's own `signal` does not wait until the program has ended.
  const kill = () => running.child.kill();
  signal?.addEventListener('abort', kill);
  try {
    await running;
  } catch (error) {
    signal?.throwIfAborted();
    const { stderr, message } = error as { stderr?: string; message: string };
    throw problem('could not be created', stderr || message);
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}
