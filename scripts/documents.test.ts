import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Those of `docs/asvs.md` may leave out folders; its own test checks them.
const documents = globSync('{*.md,docs/**/*.md}', { exclude: ['docs/asvs.md'] });

/** Full paths, which may have patterns, but no placeholders such as `<page>`, and links within the project. */
function pathsIn(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const named = text.matchAll(/`((?:src|db|scripts|deploy|docs)\/[^`\s<]+)`/g);
  const linked = text.matchAll(/\]\(([^():#]+)(?:#[^()]*)?\)/g);
  return [
    ...[...named].map(([, path]) => path!),
    ...[...linked].map(([, path]) => join(dirname(document), path!)),
  ];
}

test.each(documents)('every file that %s names exists', (document) => {
  expect(pathsIn(document).filter((path) => globSync(path).length === 0)).toEqual([]);
});
