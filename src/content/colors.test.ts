import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hues } from '#web/theme/tokens.ts';
import { palette } from './colors.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const COLOR = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?![-\w])|\b(?:rgb|hsl)a?\(/gi;

/** Where colors are defined. */
const sources = new Set(['src/content/colors.ts', 'src/web/theme/tokens.ts']);

async function colorsIn(folder: string, ending: RegExp): Promise<(readonly [string, string])[]> {
  const entries = await readdir(join(root, folder), { recursive: true });
  const files = entries.map((entry) => join(folder, entry)).filter((file) => ending.test(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8');
      return [...text.matchAll(COLOR)].map(([color]) => [file, color] as const);
    }),
  );
  return found.flat();
}

test('no code defines its own colors', async () => {
  const written = [
    ...(await colorsIn('src/web', /(?<!\.test)\.tsx?$/)),
    ...(await colorsIn('src/server', /(?<!\.test)\.ts$/)),
  ];
  expect(written.filter(([file]) => !sources.has(file))).toEqual([]);
});

test('drawing files use the colors of the practice', async () => {
  const known = new Set<string>([palette, ...Object.values(hues)].flatMap(Object.values));
  const drawn = await colorsIn('src/web', /\.svg$/);
  expect(drawn.filter(([, color]) => !known.has(color))).toEqual([]);
  expect(drawn).not.toEqual([]);
});
