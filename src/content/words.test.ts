import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isCode = /(?<!\.(test|css|fixture))\.tsx?$/;
/** Between tags, or in quotes. */
const IN_TAGS = />\s*([A-Z“][^<>{}=;]*[^\s<>{}=;])\s*(?=<|\{)/g;
const IN_QUOTES = /(["'`])([A-Z“][^"'`\n]*)\1/g;

/** Names of typefaces. */
const TYPEFACE = /^(Helvetica|Times)/;

/** The words that a file shows, without its comments. */
function wordsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(
    /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm,
    '',
  );
  const inTags = Array.from(text.matchAll(IN_TAGS), ([, words]) => words!.replaceAll(/\s+/g, ' '));
  const inQuotes = Array.from(text.matchAll(IN_QUOTES), ([, , words]) => words!);
  return [...inTags, ...inQuotes].filter((words) => !TYPEFACE.test(words));
}

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => isCode.test(file));

test('a phrase is written once; what two files show is in src/content', () => {
  const files = new Map<string, Set<string>>();
  for (const file of filesIn('src/web')) {
    for (const words of wordsIn(file)) {
      if (words.split(' ').length > 2) files.set(words, (files.get(words) ?? new Set()).add(file));
    }
  }
  const shared = [...files].filter(([, { size }]) => size > 1);
  expect(Object.fromEntries(shared)).toEqual({});
  expect(files.size).toBeGreaterThan(100);
});

test('the words of public pages are in src/content', () => {
  const isPhrase = (words: string) => /^[A-Z“][a-z’]+(?:[ :,]|$)/.test(words);
  const folders = ['src/web/routes/home', 'src/web/routes/site', 'src/web/features/site'];
  const written = folders.flatMap(filesIn).flatMap((file) =>
    wordsIn(file)
      .filter(isPhrase)
      .map((words) => `${file}: ${words}`),
  );
  expect(written).toEqual([]);
});
