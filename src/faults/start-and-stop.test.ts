import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { statusOf } from '#testing/service.ts';
import { dataFolder, processesOn, spawnWithOwnData } from './testing/embedded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const EXIT_MS = 10_000;

/** 0 if the process ended itself, null if it was too early for that and nothing was open. */
const ENDED = [0, null];

describe.skipIf(process.platform === 'win32')(
  'a server with an embedded database, when stopped',
  () => {
    /** The files in the folder of the database. */
    const inHome = (folder: string) => {
      try {
        return readdirSync(join(folder, 'postgres'), { recursive: true }) as string[];
      } catch {
        return [];
      }
    };
    test.each<[moment: string, isThere: (folder: string) => boolean]>([
      ['makes the files', (folder) => inHome(folder).some((name) => name.startsWith('cluster.'))],
      ['has made them', (folder) => inHome(folder).includes('cluster')],
      ['waits for it', (folder) => inHome(folder).includes('cluster/postmaster.pid')],
      ['has joined it', (folder) => inHome(folder).includes('users')],
    ])('while it %s, leaves no process', async (_moment, isThere) => {
      const folder = await dataFolder();
      const service = await spawnWithOwnData(folder);
      while (!isThere(folder)) await setTimeout(1);
      const signaledAt = performance.now();
      service.signal('SIGTERM');
      expect(await service.ended, service.log()).toBe(0);
      expect(performance.now() - signaledAt).toBeLessThan(EXIT_MS);
      expect(processesOn(folder)).toEqual([]);
      expect(service.log()).toBe('');

      // The interrupted start does not block the next.
      const next = await spawnWithOwnData(folder);
      await next.ready();
      await next.stop();
      expect(processesOn(folder)).toEqual([]);
    });

    test('while another script starts it, leaves no process', async () => {
      const folder = await dataFolder();
      const tool = spawn(process.execPath, ['scripts/migrate.ts'], {
        cwd: root,
        env: { PATH: process.env['PATH'], DATA_DIR: folder },
        stdio: 'ignore',
      });
      const ended = once(tool, 'exit');
      while (!inHome(folder).includes('cluster/postmaster.pid')) await setTimeout(1);
      tool.kill('SIGINT');
      expect(await ended).toEqual([1, null]);
      expect(processesOn(folder)).toEqual([]);
    });

    test('at any time of a later start, leaves no process', async () => {
      const folder = await dataFolder();
      const first = await spawnWithOwnData(folder);
      await first.ready();
      await first.stop();
      const began = performance.now();
      const second = await spawnWithOwnData(folder);
      await second.ready();
      const whole = performance.now() - began;
      await second.stop();

      const parts = 6;
      for (let part = 1; part <= parts; part++) {
        const service = await spawnWithOwnData(folder);
        await setTimeout((whole * part) / parts);
        service.signal('SIGTERM');
        expect(ENDED, service.log()).toContain(await service.ended);
        expect(processesOn(folder), `after ${part}/${parts} of ${whole} ms`).toEqual([]);
      }
    });

    test('twice at once, by a process manager and by npm, leaves no process', async () => {
      const folder = await dataFolder();
      const service = await spawnWithOwnData(folder);
      await service.ready();
      service.signal('SIGTERM');
      await setTimeout(20);
      service.signal('SIGTERM');
      expect(await service.ended, service.log()).toBe(0);
      expect(processesOn(folder)).toEqual([]);
      expect(service.log()).toBe('');
    });

    test('by closing its terminal, leaves no process', async () => {
      const folder = await dataFolder();
      const service = await spawnWithOwnData(folder);
      await service.ready();
      service.signal('SIGHUP');
      expect(await service.ended, service.log()).toBe(0);
      expect(processesOn(folder)).toEqual([]);
      expect(service.log()).toBe('');
    });

    test.each([
      ['an uncaught error', 'throw new Error("on purpose")'],
      ['an unhandled rejection', 'Promise.reject(new Error("on purpose"))'],
    ])('by %s, says so and shuts down gracefully', async (_what, statement) => {
      const folder = await dataFolder();
      const code = `process.on('SIGUSR2', () => { ${statement} })`;
      const service = await spawnWithOwnData(folder, {
        NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(code)}"`,
      });
      await service.ready();
      service.signal('SIGUSR2');
      expect(await service.ended, service.log()).toBe(1);
      const lines = service.log().trim().split('\n');
      expect(lines, service.log()).toHaveLength(1);
      expect(JSON.parse(lines[0]!)).toMatchObject({ level: 60, err: { message: 'on purpose' } });
      expect(processesOn(folder)).toEqual([]);
    });
  },
);

describe.skipIf(process.platform === 'win32')('npm start, when stopped', () => {
  async function npmStart(shell: string) {
    const folder = await dataFolder();
    const port = await freePort();
    const npm = spawn('npm', ['start', `--script-shell=${shell}`], {
      cwd: root,
      detached: true, // a separate process group
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], HOME: homedir(), DATA_DIR: folder, PORT: `${port}` },
    });
    const ended = once(npm, 'exit');
    const pid = npm.pid!;
    onTestFinished(() => {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // as it should be
      }
    });
    const address = `http://127.0.0.1:${port}/readyz`;
    await vi.waitFor(async () => expect(await statusOf(address)).toBe(200), 40_000);
    return { folder, pid, ended, address };
  }

  async function expectNothing({ folder, address }: Awaited<ReturnType<typeof npmStart>>) {
    await vi.waitFor(() => expect(processesOn(folder)).toEqual([]), EXIT_MS);
    expect(await statusOf(address)).toBeUndefined();
  }

  // Some shells stay beside their command, others replace themselves with it.
  const shells = ['/bin/sh', '/bin/bash'].filter((shell) => existsSync(shell));
  test.each(shells)('ends everything with the shell %s', async (shell) => {
    const started = await npmStart(shell);
    process.kill(started.pid, 'SIGTERM');
    await started.ended;
    await expectNothing(started);
  });

  test('with its whole group ends everything', async () => {
    const started = await npmStart('/bin/sh');
    process.kill(-started.pid, 'SIGTERM');
    await started.ended;
    await expectNothing(started);
  });
});
