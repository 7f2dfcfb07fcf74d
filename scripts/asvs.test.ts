import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingNames } from '#testing/named-tests.ts';

/** How many requirements of levels 1 and 2 each section has, chapter by chapter, in ASVS 5.0.0. */
const counts = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];
const ids = counts.flatMap((sections, chapter) =>
  sections.flatMap((count, section) =>
    Array.from({ length: count }, (_, nth) => `${chapter + 1}.${section + 1}.${nth + 1}`),
  ),
);

const page = readFileSync('docs/asvs.md', 'utf8');
const [intro = '', notMet = '', notApplicable = '', met = ''] = page.split(/^## .+$/m);
const lines = (section: string) => section.split('\n').filter((line) => line.startsWith('- '));
const open = lines(notMet);
const shown = lines(met);

/** The numbers before the first colon, with those that `to` leaves out. */
function numbers(line: string): string[] {
  const [listed = ''] = line.slice('- '.length).split(':', 1);
  return listed.split(', ').flatMap((entry) => {
    const [from = '', until = from] = entry.split(' to ');
    return ids.slice(ids.indexOf(from), ids.indexOf(until) + 1);
  });
}
const number = (line: string) => line.split(' ', 2)[1]!;

test('docs/asvs.md has each requirement of levels 1 and 2 once, in order', () => {
  expect(ids).toHaveLength(253);
  const others = lines(notApplicable).flatMap(numbers);
  const parts = [open.map(number), others, shown.map(number)];
  expect(parts.flat().toSorted(byPlace)).toEqual(ids);
  expect(parts[0]).toEqual(parts[0]!.toSorted(byPlace));
  expect(parts[2]).toEqual(parts[2]!.toSorted(byPlace));
  const [all, missing, rest] = [shown, open, others].map(({ length }) => length);
  expect(intro.replaceAll(/\s+/g, ' ')).toContain(
    `${all} are met, ${missing} are not, ${rest} do not apply. Of those that are not, ` +
      `${open.filter((line) => line.includes('Operator: ')).length} need the operator.`,
  );
});

test('what is not met has a plan, and what is met names the tests or files that show it', () => {
  expect(open.filter((line) => !/(: |\. )(Plan|Operator): /.test(line))).toEqual([]);
  const faults = shown.flatMap((line) => {
    const names = / \((`[^()]+)\)$/.exec(line)?.[1] ?? '`none`';
    return missingNames(names).map((name) => `${number(line)}: ${name}`);
  });
  expect(faults).toEqual([]);
});

function byPlace(a: string, b: string): number {
  return ids.indexOf(a) - ids.indexOf(b);
}
