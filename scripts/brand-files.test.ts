import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { favicon, webManifest } from './brand-files.ts';

test.each([
  ['favicon.svg', favicon],
  ['site.webmanifest', webManifest],
])('public/%s is what scripts/make-icons.ts makes of the colors', async (name, made) => {
  const file = fileURLToPath(new URL(`../public/${name}`, import.meta.url));
  expect(await readFile(file, 'utf8')).toBe(made);
});
