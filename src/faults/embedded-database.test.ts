import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { statusOf, type Service } from '#testing/service.ts';
import { connectToOwn, dataFolder, processesOn, spawnWithOwnData } from './testing/embedded.ts';
import { note, Savers, slowestRefusal } from './testing/savers.ts';

const REFUSAL_MS = 5_000;
const VISITORS = 4;

describe.skipIf(process.platform === 'win32')('while visitors save, the embedded database', () => {
  async function startSaving(folder: string) {
    const service = await spawnWithOwnData(folder);
    await service.ready();
    const savers = await Savers.start(service.origin, VISITORS);
    onTestFinished(() => savers.stop());
    await savers.untilAllSaved(performance.now());
    return { service, savers };
  }

  /** Stops everything and compares the database with the acknowledged saves. */
  async function settle(
    fault: string,
    { folder, service, savers }: { folder: string; service: Service; savers: Savers },
    began: number,
    backWithin: number,
  ) {
    await savers.stop();
    const lost = await savers.countLost(() => connectToOwn(folder));
    const slowest = slowestRefusal(savers, began);
    note({
      fault,
      acknowledged: savers.acknowledged,
      lost,
      '503 within ms': slowest,
      'back within ms': Math.round(backWithin),
    });
    const statuses = new Set(savers.attempts.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    expect(lost).toBe(0);
    expect(slowest).toBeLessThan(REFUSAL_MS);
    await service.stop();
    expect(processesOn(folder)).toEqual([]);
  }

  /** The log entries about it: that it ended, and that it is back. */
  const reportsOf = (service: Service) =>
    service
      .log()
      .split('\n')
      .filter((line) => line.includes('The embedded PostgreSQL'))
      .map((line) => (JSON.parse(line) as { msg: string }).msg);

  test('is killed again and again, and comes back at the same address', async () => {
    const folder = await dataFolder();
    const { service, savers } = await startSaving(folder);
    const began = performance.now();
    let backWithin = 0;
    for (let times = 1; times <= 3; times++) {
      const [server] = processesOn(folder);
      process.kill(server!.pid, 'SIGKILL');
      // Its sessions outlive it for a moment.
      while (savers.attempts.at(-1)?.status !== 503) await setTimeout(1);
      expect(await statusOf(`${service.origin}/healthz`)).toBe(200);
      backWithin = Math.max(backWithin, await savers.untilAllSaved(performance.now()));
    }
    expect(await statusOf(`${service.origin}/readyz`)).toBe(200);
    const lines = reportsOf(service);
    expect(lines.filter((line) => line.includes('exited by itself'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes('is back after'))).toHaveLength(3);
    await settle('own database killed (3 times)', { folder, service, savers }, began, backWithin);
  });

  test('is used by two processes, one of which restarts it', async () => {
    const folder = await dataFolder();
    const first = await startSaving(folder);
    const second = await startSaving(folder);
    const [server] = processesOn(folder);
    process.kill(server!.pid, 'SIGKILL');
    while (first.savers.attempts.at(-1)?.status !== 503) await setTimeout(1);
    const away = performance.now();
    await first.savers.untilAllSaved(away);
    await second.savers.untilAllSaved(away);
    // A new session has the server's command line for a moment.
    const servers = () => processesOn(folder).filter(({ command }) => command.includes(' -D '));
    await vi.waitFor(() => expect(servers()).toHaveLength(1));
    await first.savers.stop();
    await first.service.stop();
    await second.savers.untilAllSaved(performance.now());
    await second.savers.stop();
    await second.service.stop();
    expect(processesOn(folder)).toEqual([]);
  });

  test('is down when the server is stopped: the server ends and leaves no process', async () => {
    const folder = await dataFolder();
    const service = await spawnWithOwnData(folder);
    await service.ready();
    for (const { pid } of processesOn(folder)) process.kill(pid, 'SIGKILL');
    while ((await statusOf(`${service.origin}/readyz`)) !== 503) await setTimeout(1);
    service.signal('SIGTERM');
    expect(await service.ended, service.log()).toBe(0);
    expect(processesOn(folder)).toEqual([]);
  });

  test('has a full disk, and comes back when space is free', async ({ skip }) => {
    const folder = await dataFolder();
    const reason = mountSmallDisk(folder);
    if (reason) {
      console.warn(`NOT TESTED, a full disk: ${reason}`);
      skip(reason);
    }
    const { service, savers } = await startSaving(folder);
    const client = await connectToOwn(folder);
    const began = performance.now();
    const ballast = join(folder, 'ballast');
    await fill(ballast);
    // Visitors alone would take minutes to fill the preallocated log.
    while (processesOn(folder).length > 0) {
      await client.query('select pg_switch_wal()').catch(() => undefined);
      await setTimeout(20);
      if (performance.now() - began > 20_000) throw new Error('It does not end with a full disk');
    }
    while (savers.attempts.at(-1)?.status !== 503) await setTimeout(1);
    expect(await statusOf(`${service.origin}/readyz`)).toBe(503);
    expect(await statusOf(`${service.origin}/healthz`)).toBe(200);
    // Long enough for several failed attempts.
    await setTimeout(3_000);
    expect(await statusOf(`${service.origin}/readyz`)).toBe(503);
    expect(reportsOf(service).join('\n')).toContain('The disk is full: free some space.');

    await rm(ballast);
    const freed = performance.now();
    const backWithin = await savers.untilAllSaved(freed);
    const lines = reportsOf(service);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.at(-1)).toContain('is back after');
    await settle('own database: disk full', { folder, service, savers }, began, backWithin);
  });
});

/** Mounts a small disk over the folder. @returns why that is not possible here */
function mountSmallDisk(folder: string): string | undefined {
  try {
    const options = ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'pipe' });
  } catch (error) {
    return `no disk can be mounted (${(error as Error).message.trim()})`;
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', folder]);
  });
  return undefined;
}

/** Fills the disk. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (const size of [1 << 20, 1 << 10, 1]) {
      const bytes = Buffer.alloc(size);
      try {
        for (;;) await handle.write(bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    await handle.close();
  }
}
