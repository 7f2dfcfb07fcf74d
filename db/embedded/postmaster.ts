import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { problem } from './problem.ts';
import { spawnAs } from './unprivileged-user.ts';

const START_MS = 300_000; // replaying the log after a crash can take a while
const RETRY_MS = 10_000;

interface StartOptions {
  durable: boolean;
  /** The only port to try, because others already use it. Any free port if not given. */
  port?: number | undefined;
  /** Aborting stops the starting server and throws an error. */
  signal?: AbortSignal | undefined;
}

/** Starts the server and waits until it is ready. The caller holds the lock, and no server is running. */
export async function startPostmaster(
  { cluster, log, user }: Home,
  binaries: Binaries,
  { durable, port: fixed, signal }: StartOptions,
): Promise<Postmaster> {
  if (existsSync(log)) renameSync(log, `${log}.old`);
  const deadline = Date.now() + RETRY_MS;
  const first = fixed ?? lastPort(cluster) ?? (await freePort());
  for (let port = first; ; port = fixed ?? (await freePort())) {
    signal?.throwIfAborted();
    const output = openSync(log, 'w', 0o600);
    const parameters = Object.entries({ ...(durable ? SETTINGS : FAST_SETTINGS), port: `${port}` });
    const options = spawnAs(user);
    const server = spawn(
      binaries.program('postgres'),
      ['-D', cluster, ...parameters.flatMap(([key, value]) => ['-c', `${key}=${value}`])],
      {
        ...options,
        // PostgreSQL trusts a stale postmaster.pid whose id another process now has, unless that
        // process is its grandparent. It still checks itself that nothing uses the data.
        env: { ...options.env, PG_GRANDPARENT_PID: `${readPidFile(cluster).pid}` },
        // Ctrl-C in a terminal reaches the whole process group: the server must outlive the app.
        detached: true,
        stdio: ['ignore', output, output],
      },
    );
    closeSync(output);
    server.unref();
    const failure = await untilReady(server, cluster, signal);
    if (failure === undefined) return { pid: server.pid ?? 0, port };
    await end(server);
    signal?.throwIfAborted();
    const temporary = /could not create any TCP|still in use|postmaster.pid" already/;
    if (Date.now() > deadline || !temporary.test(readFileSync(log, 'utf8'))) {
      throw problem('did not start', failure, log);
    }
    await setTimeout(50);
  }
}

/** Undefined once the server answers, or the reason why it will not. */
async function untilReady(
  server: ChildProcess,
  cluster: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const ended = new Promise<string>((settle) => {
    server.once('error', ({ message }) => settle(message));
    server.once('exit', () => settle('it exited during its start'));
  });
  for (const deadline = Date.now() + START_MS; Date.now() < deadline;) {
    if (signal?.aborted) return 'its start was canceled';
    const { pid, status } = readPidFile(cluster);
    if (pid === server.pid && status === 'ready') return undefined;
    const failure = await Promise.race([ended, setTimeout(3)]);
    if (failure !== undefined) return failure;
  }
  return 'it was not ready within five minutes';
}

/** Stops a server that is not ready yet. It has no complete pid file, only a process. */
async function end(server: ChildProcess): Promise<void> {
  const hasEnded = () => server.pid === undefined || server.exitCode !== null || server.signalCode;
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    if (hasEnded()) return;
    server.kill(signal);
    await Promise.race([once(server, 'exit'), setTimeout(5_000)]);
  }
}

/** Ends all sessions and stops the server, with increasing force; does nothing if none runs. */
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
      if (!isServing(server.pid, cluster)) return;
    }
  }
  throw problem('did not stop', `process ${server.pid} is still running`, log);
}

function send(signal: NodeJS.Signals, pid: number, binaries: Binaries): void {
  if (process.platform === 'win32' && signal !== 'SIGKILL') {
    spawnSync(binaries.program('pg_ctl'), ['kill', signal.slice(3), String(pid)]);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // it has exited
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}

export interface Postmaster {
  pid: number;
  port: number;
}

/** The live server of this cluster, if there is one, from any process. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const { pid, folder, port } = readPidFile(cluster);
  return folder === cluster && isServing(pid, cluster) ? { pid, port } : undefined;
}

/** True if process `pid` is the PostgreSQL of this cluster, not a later process with its id. */
function isServing(pid: number, cluster: string): boolean {
  if (!pid) return false;
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
    }
    if (process.platform === 'win32') return isAlive(pid);
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], {
      encoding: 'utf8',
    }).includes(`-D ${cluster} `);
  } catch {
    return false;
  }
}

/** The same for a known server, at almost no cost: process ids are not reused that soon. */
export function isStillServing(pid: number, cluster: string): boolean {
  // On Linux an orphan that no process waits for keeps its id.
  return process.platform === 'linux' ? isServing(pid, cluster) : isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The lines of postmaster.pid; a pid of 0 if there is none. */
function readPidFile(cluster: string) {
  let text = '';
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  } catch {
    // No server, or it ended just now.
  }
  const [pid, folder = '', , port, , , , status = ''] = text.split('\n');
  return { pid: Number(pid), folder: resolve(folder), port: Number(port), status: status.trim() };
}

/**
 * The last port, so that a recorded address keeps working unless another program takes the port.
 */
export function lastPort(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.opts');
  const port = existsSync(file) && /"port=(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  return port ? Number(port) : undefined;
}

/** For a small machine. Reachable only over loopback, with a password. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal', // no replication
  max_wal_senders: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_error_verbosity: 'terse', // the details contain the row, and with it people's addresses
  log_min_error_statement: 'panic',
};

/** For tests, whose data may be lost when the machine crashes. */
const FAST_SETTINGS = {
  ...SETTINGS,
  max_connections: '300', // many test files at once, each with a pool
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};
