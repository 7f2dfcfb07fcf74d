import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { environmentVariables } from '#server/environment.ts';

const root = new URL('../../../', import.meta.url);

test('docs/security.md names only tests that exist', () => {
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

test('each row of docs/security.md about a kind of caller names tests that exist, by file and title', () => {
  const [, section = ''] = readFileSync(new URL('docs/security.md', root), 'utf8').split(
    '## What each kind of caller can do',
  );
  const rows = section
    .split('\n## ', 1)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(rows.length).toBeGreaterThanOrEqual(6);
  const sources = globSync('{src,db,deploy}/**/*.test.ts', { cwd: root }).map((path) => ({
    file: basename(path, '.test.ts'),
    text: readFileSync(new URL(path, root), 'utf8'),
  }));
  for (const row of rows) {
    const named = [...row.matchAll(/`([\w.-]+)`: “([^”]+)”/g)];
    expect(named, row).not.toEqual([]);
    const missing = named.filter(
      ([, file, title]) =>
        !sources.some((source) => source.file === file && holdsTitle(source.text, title!)),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  }
});

test('docs/configuration.md explains every environment variable', () => {
  const page = readFileSync(new URL('docs/configuration.md', root), 'utf8');
  expect(environmentVariables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('links between documents lead to files that exist', () => {
  const broken = globSync('{*.md,docs/**/*.md}', { cwd: root }).flatMap((page) =>
    [...readFileSync(new URL(page, root), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, target]) => new URL(target!, new URL(page, root)))
      .filter((target) => !existsSync(target))
      .map((target) => `${page}: ${target.pathname}`),
  );
  expect(broken).toEqual([]);
});

/** Whether a test in this source has exactly that title. */
function holdsTitle(source: string, title: string): boolean {
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
}
