import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { problem } from './problem.ts';
import { spawnAs } from './unprivileged-user.ts';

export interface Postmaster {
  pid: number;
  port: number;
}

const START_MS = 300_000; // replaying the log after a crash may take its time
const RETRY_MS = 10_000;

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
  log_error_verbosity: 'terse', // the details show the row, and with it people's addresses
  log_min_error_statement: 'panic',
};

const FAST_SETTINGS = {
  ...SETTINGS,
  max_connections: '300', // many test files at once, a pool for each
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** The live server of this cluster, if there is one, whoever started it. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const { pid, folder, port } = readPidFile(cluster);
  return folder === cluster && serves(pid, cluster) ? { pid, port } : undefined;
}

/** Starts the server and waits until it answers. Call under the lock, with none running. */
export async function startPostmaster(
  { cluster, log, user }: Home,
  binaries: Binaries,
  durable: boolean,
): Promise<Postmaster> {
  if (existsSync(log)) renameSync(log, `${log}.old`);
  const deadline = Date.now() + RETRY_MS;
  for (let port = lastPort(cluster) ?? (await freePort()); ; port = await freePort()) {
    const output = openSync(log, 'w', 0o600);
    const parameters = Object.entries({ ...(durable ? SETTINGS : FAST_SETTINGS), port: `${port}` });
    const options = spawnAs(user);
    const server = spawn(
      binaries.program('postgres'),
      ['-D', cluster, ...parameters.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      {
        ...options,
        // PostgreSQL believes in a stale postmaster.pid whose number another process now has, unless
        // that process is its grandparent. It still sees for itself that nothing uses the data.
        env: { ...options.env, PG_GRANDPARENT_PID: `${readPidFile(cluster).pid}` },
        // Ctrl-C in a terminal reaches its whole process group: the server must outlive the app.
        detached: true,
        stdio: ['ignore', output, output],
      },
    );
    closeSync(output);
    server.unref();
    const failure = await untilReady(server, cluster);
    if (failure === undefined) return { pid: server.pid ?? 0, port };
    const passing = /could not create any TCP|still in use|postmaster.pid" already/;
    if (Date.now() > deadline || !passing.test(readFileSync(log, 'utf8'))) {
      throw problem('did not start', failure, log);
    }
    await setTimeout(50);
  }
}

/** Undefined once the server answers, or why it will not. */
async function untilReady(server: ChildProcess, cluster: string): Promise<string | undefined> {
  const ended = new Promise<string>((settle) => {
    server.once('error', ({ message }) => settle(message));
    server.once('exit', () => settle('it ended at once'));
  });
  for (const deadline = Date.now() + START_MS; Date.now() < deadline;) {
    const { pid, status } = readPidFile(cluster);
    if (pid === server.pid && status === 'ready') return undefined;
    const failure = await Promise.race([ended, setTimeout(3)]);
    if (failure !== undefined) return failure;
  }
  return 'it is not ready after five minutes';
}

/** Ends all sessions and stops the server, by ever harder means; does nothing if none runs. */
export async function stopPostmaster({ cluster, log }: Home, binaries: Binaries): Promise<void> {
  const server = findPostmaster(cluster);
  if (!server) return;
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 3],
    ['SIGKILL', 5],
  ] as const) {
    send(signal, server.pid, binaries);
    for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await setTimeout(3)) {
      if (!serves(server.pid, cluster)) return;
    }
  }
  throw problem('did not stop', `process ${server.pid} does not end`, log);
}

function send(signal: NodeJS.Signals, pid: number, binaries: Binaries): void {
  if (process.platform === 'win32' && signal !== 'SIGKILL') {
    spawnSync(binaries.program('pg_ctl'), ['kill', signal.slice(3), String(pid)]);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it ended by itself
  }
}

/** Whether process `pid` is a PostgreSQL on this cluster, not one that was given its number later. */
function serves(pid: number, cluster: string): boolean {
  if (!pid) return false;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    }
    if (process.platform === 'win32') return process.kill(pid, 0);
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], {
      encoding: 'utf8',
    }).includes(`-D ${cluster} `);
  } catch {
    return false;
  }
}

/** What postmaster.pid says, line by line; a pid of 0 if there is none. */
function readPidFile(cluster: string) {
  let text = '';
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    // no server, or it ended just now
  }
  const [pid, folder = '', , port, , , , status = ''] = text.split('\n');
  return { pid: Number(pid), folder: resolve(folder), port: Number(port), status: status.trim() };
}

/** The port of the last time: an address somebody noted stays good while nobody else takes it. */
function lastPort(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.opts');
  const port = existsSync(file) && /"port=(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  return port ? Number(port) : undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve, reject) => probe.once('listening', resolve).once('error', reject));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
