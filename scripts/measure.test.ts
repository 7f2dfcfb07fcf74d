import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measures } from './measure.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('npm has at most 18 scripts', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18);
});

test('every file in scripts/measure is listed with its meaning', () => {
  const files = readdirSync('scripts/measure').map((file) => file.replace('.ts', ''));
  expect(Object.keys(measures)).toEqual(files.toSorted());
});

test.each([
  [[], 'Usage: npm run measure -- <what>'],
  [['bnech'], 'There is no measure "bnech". Usage: npm run measure -- <what>'],
  [
    ['soak', 'ten'],
    'MINUTES needs a whole number from 1. Usage: npm run measure -- soak [MINUTES]',
  ],
])('measure %j says what to type instead', { timeout: 60_000 }, (words, line) => {
  const command = ['scripts/measure.ts', ...words];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(line);
  if (words[0] !== 'soak') for (const name of Object.keys(measures)) expect(stderr).toContain(name);
});

test('every command that a document or a comment names exists', () => {
  const files = globSync(
    '{*.md,docs/**/*.md,deploy/*.template,{.,db,deploy,scripts,src}/**/*.{ts,tsx}}',
    {
      exclude: ['node_modules', '.data', 'dist*', 'tools', 'scripts/command.test.ts'],
    },
  );
  expect(files.length).toBeGreaterThan(500);
  const isKnown = (name: string, measure: string | undefined) =>
    name in scripts && (name !== 'measure' || measure === undefined || measure in measures);
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run\s+([a-z][\w:-]*)(?: -- ([\w-]*\w))?/g)]
      .filter(([, name, measure]) => !isKnown(name!, measure))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(unknown).toEqual([]);
});
