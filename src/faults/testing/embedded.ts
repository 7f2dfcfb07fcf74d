import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { lastPort } from '#db/embedded/postmaster.ts';
import { spawnService, type Service } from '#testing/service.ts';
import { databaseFolder } from '#testing/test-database.ts';

/** A folder for a server's own data, deleted after the test with all processes on it. */
export async function dataFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(databaseFolder, 'ready-leader-own-data-')));
  onTestFinished(async () => {
    for (const { pid } of processesOn(folder)) process.kill(pid, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return folder;
}

/** The server with its embedded database, killed after the test if it still runs. */
export async function spawnWithOwnData(
  folder: string,
  settings: Record<string, string> = {},
): Promise<Service> {
  const service = await spawnService('', { DATA_DIR: folder, ...settings });
  onTestFinished(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  return service;
}

/** Processes that use the folder: PostgreSQL, or programs that create its files. */
export function processesOn(folder: string): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  return lines
    .split('\n')
    .filter((line) => line.includes(folder))
    .map((line) => {
      const [, pid, command = ''] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
      return { pid: Number(pid), command };
    });
}

export async function connectToOwn(folder: string): Promise<pg.Client> {
  const home = join(folder, 'postgres');
  const password = await readFile(join(home, 'password'), 'utf8');
  const port = lastPort(join(home, 'cluster'));
  const client = new pg.Client({
    connectionString: `postgres://ready_leader:${password}@127.0.0.1:${port}/ready_leader?sslmode=disable`,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
