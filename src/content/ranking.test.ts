import { describe, expect, test } from 'vitest';
import type { RankedCompetency, Tie } from '#domain/competency-ranking.ts';
import { equalText, foldedTie, restOf } from './ranking.ts';

const named = (count: number): RankedCompetency[] =>
  Array.from({ length: count }, (_nothing, index) => ({
    id: `c${index}`,
    name: `C${index + 1}`,
    area: 'Leadership of Self',
    average: 4.5,
  }));
const tie = (count: number): Tie => ({ average: 4.5, competencies: named(count) });

describe('restOf', () => {
  test.each([
    ['all places taken', 3, null, null],
    ['no place decided', 0, null, 'None stands out.'],
    ['the first place shared', 0, tie(4), '4 competencies tied at 4.5: C1, C2, C3, and C4.'],
    ['a later place shared', 2, tie(2), 'Then 2 competencies tied at 4.5: C1 and C2.'],
    ['the first place shared by many', 0, tie(13), '13 competencies tied at 4.5.'],
    ['a later place shared by many', 1, tie(13), 'Then 13 competencies tied at 4.5.'],
  ])('%s', (_name, taken, shared, expected) => {
    expect(restOf({ competencies: named(taken), tie: shared })).toBe(expected);
  });
});

test.each([
  [0, null, null],
  [0, tie(3), null],
  [0, tie(12), null],
  [0, tie(13), '13 competencies tied at 4.5'],
  [1, tie(3), null],
  [2, tie(8), 'Then 8 competencies tied at 4.5'],
])('folds a tie of many after %d ranked', (taken, shared, expected) => {
  expect(foldedTie({ competencies: named(taken), tie: shared })).toBe(expected);
});

test.each([
  [35, 'all', 'All 35 competencies are tied at 4.5. None is stronger or weaker than another.'],
  [
    20,
    'all',
    'All 20 competencies rated so far are tied at 4.5. None is stronger or weaker than another.',
  ],
  [31, 'others', 'The other 31 competencies are tied at 4.5.'],
] as const)('describes %d tied ones, %s', (count, which, expected) => {
  expect(equalText(tie(count), which)).toBe(expected);
});
