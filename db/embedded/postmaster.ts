import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
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

/** The live server of this cluster, if there is one, whoever started it. */
export function findPostmaster(cluster: string): (Postmaster & { ready: boolean }) | undefined {
  const [pid, folder, , port, , , , status] = readPidFile(cluster);
  if (folder !== cluster || !serves(Number(pid), cluster)) return undefined;
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' };
}

/** Starts the server and waits until it answers. Call under the lock, with none running. */
export async function startPostmaster(
  { cluster, log, user }: Home,
  binaries: Binaries,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const deadline = Date.now() + RETRY_MS;
  if (existsSync(log)) renameSync(log, `${log}.old`);
  for (let port = lastPort(cluster) ?? (await freePort()); ; port = await freePort()) {
    const output = openSync(log, 'w', 0o600);
    const parameters = Object.entries({ ...settings, port }).map(
      ([key, value]) => `${key}=${value}`,
    );
    const options = spawnAs(user);
    const server = spawn(
      binaries.program('postgres'),
      ['-D', cluster, ...parameters.flatMap((parameter) => ['-c', parameter])],
      {
        ...options,
        // PostgreSQL believes in a stale postmaster.pid whose number another process now has, unless
        // that process is its grandparent. It still sees for itself that nothing uses the data.
        env: { ...options.env, PG_GRANDPARENT_PID: readPidFile(cluster)[0] },
        // Ctrl-C in a terminal reaches its whole process group: the server must outlive the app.
        detached: true,
        stdio: ['ignore', output, output],
      },
    );
    closeSync(output);
    server.unref();
    const ended = new Promise<string>((resolve) => {
      server.once('error', ({ message }) => resolve(message));
      server.once('exit', () => resolve('it ended at once'));
    });
    const failure = await waitUntilReady(cluster, ended, server.pid);
    if (failure === undefined) return { pid: server.pid ?? 0, port };
    const reason = readFileSync(log, 'utf8');
    const passing = /could not create any TCP|still in use|postmaster.pid" already/.test(reason);
    if (!passing || Date.now() > deadline) throw problem('did not start', failure, log);
    await setTimeout(50);
  }
}

/** Waits until a server somebody started is ready, or explains why it will not be. */
async function waitUntilReady(
  cluster: string,
  ended: Promise<string>,
  pid: number | undefined,
): Promise<string | undefined> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline;) {
    const server = findPostmaster(cluster);
    if (server?.ready && server.pid === pid) return undefined;
    const failure = await Promise.race([ended, setTimeout(3)]);
    if (failure !== undefined) return failure;
  }
  return 'it is still not ready after five minutes';
}

/** Ends all sessions and stops the server, by ever harder means; does nothing if none runs. */
export async function stopPostmaster({ cluster, log }: Home, binaries: Binaries): Promise<void> {
  const server = findPostmaster(cluster);
  if (!server) return;
  for (const [signal, seconds] of [
    ['SIGINT', 30],
    ['SIGQUIT', 5],
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

function readPidFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
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
