import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

test('docs/security.md names only tests that there are', () => {
  const [, table = ''] = readFileSync(new URL('docs/security.md', root), 'utf8').split(
    '## The requirements',
  );
  const lastCells = table.split('\n').map((line) => line.split('|').at(-2) ?? '');
  const named = lastCells.flatMap((cell) =>
    [...cell.matchAll(/`([\w.-]+)`/g)].map(([, name]) => name!),
  );
  const there = new Set(
    globSync('{src,db,deploy,scripts}/**/*.test.ts', { cwd: root }).map((path) =>
      basename(path, '.test.ts'),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !there.has(name) && name !== 'checked-inject')).toEqual([]);
});
