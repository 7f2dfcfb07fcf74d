import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { databaseFolder } from '#testing/test-database.ts';
import { removeEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }); // a busy machine takes seconds for initdb

let dataDir: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(databaseFolder, 'ready-leader-embedded-')));
});

afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  expect(await removeEmbeddedPostgres(dataDir)).toBe(true);
  rmSync(dataDir, { recursive: true });
});

test('a first start stores UTF-8 durably and rejects others', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  expect(await query(url, 'show server_encoding')).toBe('UTF8');
  expect(await query(url, 'show fsync')).toBe('on');
  expect(await query(url, 'show listen_addresses')).toBe('127.0.0.1');
  expect(await query(url, 'show unix_socket_directories')).toBe('');

  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
  wrong.password = '';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow('password');
  if (process.platform !== 'win32') {
    // also as root with a private data folder: inside it, not somewhere else
    expect(lstatSync(join(dataDir, 'postgres')).isDirectory()).toBe(true);
    expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600);
    expect(statSync(join(dataDir, 'postgres/cluster')).mode & 0o777).toBe(0o700);
  }
  await stop();
  expect(serverPid()).toBeUndefined();
});

test('a restart keeps the data and the address', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as n');
  await first.stop();
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select n from kept')).toBe(7);
  await second.stop();
});

test('a port that another program has taken is not used', async () => {
  const first = await start();
  await first.stop();
  const other = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(other, 'listening');
  const second = await start();
  expect(second.url).not.toBe(first.url);
  expect(await query(second.url, 'select 1')).toBe(1);
  await second.stop();
  other.close();
});

test('a server left behind by a killed process is replaced, with all data', async () => {
  const { child, url } = await startInChild();
  await query(url, 'create table kept as select 7 as n');
  const left = serverPid();
  await kill(child);
  expect(isRunning(left)).toBe(true);

  const log = vi.fn();
  const { url: again, stop } = await startEmbeddedPostgres({ dataDir, durable: false, onLog: log });
  expect(isRunning(left)).toBe(false);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`process ${left}`));
  expect(await query(again, 'select n from kept')).toBe(7);
  await stop();
});

test('a killed server is started again, even if its process id was reused', async () => {
  const { child } = await startInChild();
  await kill(child);
  const server = serverPid() ?? 0;
  process.kill(server, 'SIGKILL');
  await vi.waitFor(() => expect(isRunning(server)).toBe(false));
  const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(stranger);
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, `${stranger.pid}`));

  const { url, stop } = await start();
  expect(await query(url, 'select 1')).toBe(1);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  await stop();
});

test('a server that exits by itself is restarted on its port only', async () => {
  const onOutage = vi.fn();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, onOutage });
  await query(url, 'create table kept as select 7 as n');
  // The faster one gets the port.
  const other = createServer();
  process.kill(serverPid() ?? 0, 'SIGKILL');
  await vi.waitFor(
    async () => {
      other.listen(Number(new URL(url).port), '127.0.0.1');
      await once(other, 'listening');
    },
    { interval: 1 },
  );
  await vi.waitFor(
    () => expect(onOutage).toHaveBeenCalledWith(expect.stringContaining('by itself')),
    {
      timeout: 10_000,
    },
  );
  expect(other.listening).toBe(true);
  other.close();
  await vi.waitFor(async () => expect(await query(url, 'select n from kept')).toBe(7), {
    timeout: 30_000,
    interval: 100,
  });
  await vi.waitFor(() =>
    expect(onOutage).toHaveBeenLastCalledWith(expect.stringContaining('is back')),
  );
  await stop();
  expect(serverPid()).toBeUndefined();
});

test('an aborted start leaves no server and does not block the next start', async () => {
  const stopping = new AbortController();
  const first = startEmbeddedPostgres({ dataDir, durable: false, signal: stopping.signal });
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid');
  await vi.waitFor(() => expect(existsSync(pidFile)).toBe(true), { interval: 1, timeout: 30_000 });
  stopping.abort();
  await expect(first).rejects.toThrow('aborted');
  expect(serverPid()).toBeUndefined();
  const { url, stop } = await start();
  expect(await query(url, 'select 1')).toBe(1);
  await stop();
});

test('a process killed while creating the cluster causes no damage', async () => {
  const child = spawnProcess();
  const cluster = () =>
    readdirSync(join(dataDir, 'postgres')).find((name) => name.startsWith('cluster.'));
  await vi.waitFor(() => expect(cluster()).toBeDefined(), { interval: 5, timeout: 10_000 });
  await kill(child);
  const { url, stop } = await start();
  expect(await query(url, 'select 1')).toBe(1);
  await stop();
});

test('of several processes, one starts the server and the last to leave stops it', async () => {
  const all = await Promise.all([startInChild(), startInChild(), startInChild(), start()]);
  const server = serverPid();
  expect(new Set(all.map(({ url }) => url)).size).toBe(1);
  const [first, second, third, own] = all;

  await end(first.child);
  await kill(second.child); // no longer counts
  expect(await query(own.url, 'select 1')).toBe(1);
  await own.stop();
  expect(await query(third.url, 'select 1')).toBe(1);
  expect(serverPid()).toBe(server);
  await end(third.child);
  expect(isRunning(server)).toBe(false);
  expect(serverPid()).toBeUndefined();
});

test('a server in use is not removed', async () => {
  const { url, stop } = await start();
  expect(await removeEmbeddedPostgres(dataDir)).toBe(false);
  expect(await query(url, 'select 1')).toBe(1);
  await stop();
});

test('data of another PostgreSQL version is not touched, and a message says so', async () => {
  await (await start()).stop();
  writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/was created by PostgreSQL 17, but 18/);
});

test('a server that does not start reports why', async () => {
  await (await start()).stop();
  const settings = join(dataDir, 'postgres/cluster/postgresql.conf');
  writeFileSync(settings, 'nonsense = 1\n');
  await expect(start()).rejects.toThrow(/did not start[^]*unrecognized configuration parameter/);
});

const start = () => startEmbeddedPostgres({ dataDir, durable: false });

function spawnProcess(): ChildProcess {
  const script = join(import.meta.dirname, 'embedded-postgres.fixture.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function startInChild(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawnProcess();
  if (!child.stdout) throw new Error('no output to read');
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url };
}

async function end(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  await once(child, 'exit');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function query(connectionString: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

function serverPid(): number | undefined {
  const file = join(dataDir, 'postgres/cluster/postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined;
}

function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    // A container without an init process keeps ended orphans: they have no command line.
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
