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
const rows = [...page.matchAll(/^\| (\d.*) \|$/gm)].map(([, line]) => {
  const [id, asks, status, how, shown] = line!.split(' | ').map((cell) => cell.trim());
  return { id: id!, asks: asks!, status: status!, how: how!, shown: shown! };
});

test('docs/asvs.md has each requirement of levels 1 and 2 once, in order', () => {
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

test('each row says how it is met, and by which tests or files, or why not', () => {
  const faults = rows.filter(({ asks, status, how, shown }) => {
    if (asks === '' || how === '') return true;
    if (status === 'met') return !shown.startsWith('`');
    const hasPlan = /(^|\. )(Plan|Operator): /.test(how);
    return shown !== '–' || hasPlan !== (status === 'not met');
  });
  expect(faults).toEqual([]);
  expect(rows.flatMap(({ id, shown }) => missingNames(shown).map((it) => `${id}: ${it}`))).toEqual(
    [],
  );
});

test('the page counts what is met, and lists what is not', () => {
  const [met, open, others] = ['met', 'not met', 'not applicable'].map((status) =>
    rows.filter((row) => row.status === status).map(({ id }) => id),
  ) as [string[], string[], string[]];
  expect(met.length + open.length + others.length).toBe(ids.length);
  const needOperator = rows.filter(({ how }) => how.includes('Operator: '));
  expect(page).toContain(
    `${met.length} are met, ${open.length} are not, ${others.length} do not apply. ` +
      `Of those that are not, ${needOperator.length} need the operator.`,
  );
  const [, listed = ''] = /^Not met: ([\d., \n]+)\.$/m.exec(page) ?? [];
  expect(listed.split(/,\s+/)).toEqual(open);
});
