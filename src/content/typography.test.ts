import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';

/*
 * One rule for all texts of the site: apostrophes and quotation marks are typographic, and a list has
 * a comma before its last item. Texts that the specification quotes stay as they are printed there.
 */

const quoted = [
  "You've completed all ",
  "We'll use your email so you can retrieve your results later.",
  "What's Next?",
];
/** Phrases that look like a list without a serial comma, but are not lists. */
const noLists = [
  'about, whether or not',
  'address, with user and password',
  'choose, new or experienced',
  'coaching, strategy and operations',
  'else, ask us and give',
  'emotions, yours and other',
  'issue, say so and offer',
];

const files = globSync('src/{content,domain,web,server}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\.css\.ts$|\/testing\/|\/theme\//.test(file),
);
const words = files.flatMap((file) =>
  textsOf(readFileSync(file, 'utf8'), file).map((text) => ({ file, text })),
);

const marks = /\p{L}'\p{L}|\p{L}s' \p{L}/u;
const quotation = /(^|[\s(])"\p{L}|\p{L}[.,?!]?"(\s|$)/u;
const list = /[\p{L}\d’]+, [\p{L}\d’-]+( [\p{L}\d’-]+)? (and|or) [\p{L}\d’-]+/gu;
/** Markup and messages for operators use straight quotes. */
const forVisitors = ({ file, text }: { file: string; text: string }) =>
  !file.startsWith('src/server/') && !/[<=]/.test(text);

test('the test finds the words', () => {
  expect(words.length).toBeGreaterThan(1000);
  const all = words.map(({ text }) => text);
  for (const text of quoted) expect(all).toContain(text);
  for (const exception of noLists) expect(all.join('\n')).toContain(exception);
});

test('apostrophes are typographic', () => {
  const straight = words.filter(({ text }) => marks.test(text) && !quoted.includes(text));
  expect(straight).toEqual([]);
});

test('quotation marks are typographic', () => {
  expect(words.filter((word) => quotation.test(word.text) && forVisitors(word))).toEqual([]);
});

test('a list has a comma before its last item', () => {
  const without = words.flatMap(({ file, text }) =>
    [...text.matchAll(list)]
      .filter(([found]) => !noLists.includes(found))
      .map(([found]) => ({ file, found })),
  );
  expect(without).toEqual([]);
});

interface Node {
  type?: string;
  value?: unknown;
  tag?: { name?: string };
}

/** The texts in a file, without types, module names, and SQL. */
function textsOf(code: string, file: string): string[] {
  const texts: string[] = [];
  visit(parseSync(file, code).program);
  return texts;

  function visit(part: unknown): void {
    if (Array.isArray(part)) return part.forEach(visit);
    if (typeof part !== 'object' || part === null) return;
    const { type = '', value, tag } = part as Node;
    if (/^(Import|ExportAll|TS(Type|Interface|Literal))/.test(type) || tag?.name === 'sql') return;
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') add(value);
    if (type === 'TemplateElement') add((value as { cooked: string }).cooked);
    Object.values(part).forEach(visit);
  }

  function add(text: string): void {
    if (/\s/.test(text.trim())) texts.push(text.replaceAll(/\s+/g, ' '));
  }
}
