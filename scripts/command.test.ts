import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { readArguments, readCount } from './command.ts';

/** What a command says, and the code it ends with. */
function endOf(work: () => unknown): [code: unknown, said: string] {
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  try {
    work();
    return [undefined, ''];
  } catch (error) {
    return [(error as Error).message, String(say.mock.lastCall?.[0])];
  } finally {
    say.mockRestore();
    exit.mockRestore();
  }
}

const options = { to: { type: 'string' }, all: { type: 'boolean' } } as const;

test.each([
  [['--fast'], "Unknown option '--fast'. Usage: npm run x"],
  [['--to'], "Option '--to <value>' argument missing. Usage: npm run x"],
  [['--all=7'], "Option '--all' does not take an argument. Usage: npm run x"],
  [['file'], "Unexpected argument 'file'. Usage: npm run x"],
])('%j ends a command with code 2 and one line', (args, line) => {
  expect(endOf(() => readArguments('x', { args, options }))).toEqual(['exit 2', line]);
});

test.each(['0', '-1', 'ten', '1.5', '', '9999999999'])('%j is no count', (text) => {
  const line = '--times needs a whole number from 1. Usage: npm run x';
  expect(endOf(() => readCount('x', '--times', text))).toEqual(['exit 2', line]);
});

test('right arguments are read', () => {
  expect(readArguments('x', { args: ['--to', 'a'], options }).values).toEqual({ to: 'a' });
  expect(readCount('x', '--times', '12')).toBe(12);
});

test('no command reads its arguments in another way', () => {
  const others = globSync('scripts/{.,measure}/*.ts', { exclude: ['**/*.test.ts'] }).filter(
    (path) => /argv\.(slice|includes)|argv\[2\]|\bparseArgs\(/.test(readFileSync(path, 'utf8')),
  );
  // The first argument of `measure` is whose arguments follow.
  expect(others.toSorted()).toEqual(['scripts/command.ts', 'scripts/measure.ts']);
});

/** Starting a command takes seconds on a busy machine. */
const patient = { timeout: 60_000 };

async function run(path: string, settings: Record<string, string>) {
  const env = { PATH: process.env['PATH'], ...settings };
  const ended = promisify(execFile)(process.execPath, [path], { env, timeout: 30_000 });
  return (await ended.catch((error: unknown) => error)) as { code: number; stderr: string };
}

test('invalid settings are named without a stack trace', patient, async () => {
  const { code, stderr } = await run('scripts/migrate.ts', { COOKIE_SECRET: 'short' });
  expect(code).toBe(1);
  expect(stderr).toContain('COOKIE_SECRET');
  expect(stderr).not.toContain('    at ');
});

test(
  'the demo reads DATA_DIR, and leaves a folder that is not its own as it is',
  patient,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ready-leader-demo-'));
    await writeFile(join(folder, 'postgres'), 'the data of a site');
    const { code, stderr } = await run('scripts/demo.ts', { DATA_DIR: folder, PORT: '0' });
    const left = await readdir(folder);
    await rm(folder, { recursive: true });
    const line = `DATA_DIR (${folder}) has files that are not the demo's. Name an empty folder.`;
    expect([code, stderr.trim(), left]).toEqual([1, line, ['postgres']]);
  },
);
