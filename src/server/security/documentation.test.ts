import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environmentVariables } from '#server/environment.ts';
import { missingNames } from '#testing/named-tests.ts';

const root = new URL('../../../', import.meta.url);

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
  for (const row of rows) {
    const shown = row.split(' | ').at(-1)!;
    expect(shown).toMatch(/`[\w.-]+`: “/);
    expect(missingNames(shown)).toEqual([]);
  }
});

test('docs/configuration.md explains every environment variable', () => {
  const page = readFileSync(new URL('docs/configuration.md', root), 'utf8');
  expect(environmentVariables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

const documents = globSync('{*.md,docs/**/*.md}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(new URL(path, root), 'utf8'),
}));

test('links between documents lead to files and headings that exist', () => {
  const broken = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)]+)/g)]
      .map(([, target]) => new URL(target!, new URL(path, root)))
      .filter((target) => !isThere(target))
      .map((target) => `${path}: ${target.pathname}${target.hash}`),
  );
  expect(broken).toEqual([]);
});

test('tests that documents name by their file exist', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`(?!x\.)([\w./-]+)\.test\.tsx?`/g)]
      .flatMap(([, name]) => missingNames(`\`${name}\``))
      .map((name) => `${path}: ${name}`),
  );
  expect(missing).toEqual([]);
});

function isThere(target: URL): boolean {
  const file = new URL(target.pathname, target);
  if (!existsSync(file)) return false;
  if (target.hash === '') return true;
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return [...headings].some(([, heading]) => `#${anchorOf(heading!)}` === target.hash);
}

/** As GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
