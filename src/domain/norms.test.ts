import { describe, expect, test } from 'vitest';
import { competencies } from './competencies.ts';
import { cronbachAlpha, isSnapshotDue, normsOf, type PersonRatings } from './norms.ts';

/** Someone who gave everything this (× 100), but some areas something else. */
const person = (rating: number, other: Record<string, number> = {}) =>
  Object.fromEntries(
    competencies.map(({ id, category }) => [id, other[category] ?? rating]),
  ) as PersonRatings;

test.each([
  // people, new since the last, first, due
  [99, 99, true, false],
  [100, 100, true, true],
  [100, 9, false, false],
  [109, 9, false, false],
  [110, 10, false, true],
  // Some left, and the one before stays.
  [99, 20, false, false],
])('%d people, %d of them new, first: %s: a snapshot is taken: %s', (people, fresh, first, due) => {
  expect(isSnapshotDue(people, fresh, first)).toBe(due);
});

describe('normsOf', () => {
  test('half of all people are in the range, overall and in each area', () => {
    const people = [300, 100, 500, 400, 200].map((rating) =>
      person(rating, { 'Leadership of Self': 350 }),
    );
    const { overall, areas, agreement } = normsOf(people);
    // Eight of the 35 competencies are those of the area.
    expect(overall).toEqual({ low: 230, high: 390 });
    expect(areas['Leadership of Self']).toEqual({ low: 350, high: 350 });
    expect(areas['Leadership of Others']).toEqual({ low: 200, high: 400 });
    expect(agreement).toBeNull();
  });

  test('quartiles between two people are rounded to tenths', () => {
    const { overall } = normsOf([250, 300, 350, 400].map((rating) => person(rating)));
    expect(overall).toEqual({ low: 290, high: 360 });
  });

  test('agreement is given from 300 people on', () => {
    const people = Array.from({ length: 300 }, (_, at) => person(100 + (at % 9) * 50));
    expect(normsOf(people.slice(1)).agreement).toBeNull();
    expect(normsOf(people).agreement).toMatchObject({ 'Leadership of Self': 100 });
  });
});

test.each<[string, number[][], number]>([
  [
    'items that always agree',
    [
      [1, 1, 1],
      [3, 3, 3],
      [5, 5, 5],
    ],
    100,
  ],
  // By hand: single 0.5 + 0.5, whole 1.0, so 2 × (1 − 1).
  [
    'items that have nothing in common',
    [
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ],
    0,
  ],
  // By hand: each item has 5/3, their sum 16/3, so 2 × (1 − 10/16).
  [
    'items that agree in part',
    [
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
    ],
    75,
  ],
  [
    'equal people',
    [
      [3, 3],
      [3, 3],
    ],
    0,
  ],
])('the agreement of %s', (_name, rows, alpha) => {
  expect(cronbachAlpha(rows)).toBe(alpha);
});
