import { existsSync, globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

const tests = globSync('{src,db,deploy,scripts}/**/*.test.{ts,tsx}', { cwd: root }).map((path) => ({
  name: `/${path.replace(/\.test\.tsx?$/, '')}`,
  source: readFileSync(new URL(path, root), 'utf8'),
}));

/**
 * The test and file names in a document that do not exist: `file`, or `file`: “title”. A test file is named
 * without `.test.ts`, and with as many of its folders as it needs to be the only one.
 */
export function missingNames(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`(?:: “([^”]+)”)?/g)]
    .filter(([, name, title]) => !exists(name!, title))
    .map(([named]) => named);
}

function exists(name: string, title: string | undefined): boolean {
  const files = tests.filter((test) => test.name.endsWith(`/${name}`));
  if (title !== undefined) return files.some(({ source }) => holdsTitle(source, title));
  return files.length === 1 || (files.length === 0 && existsSync(new URL(name, root)));
}

function holdsTitle(source: string, title: string): boolean {
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
}
