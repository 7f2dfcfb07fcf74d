import { expect, test } from 'vitest';
import { averageScore, cellOf, scoreValue } from './cells.ts';
import type { FeedbackKind } from './feedback.ts';
import type { Cell, Score } from './result.ts';

const ratings = (list: string) => list.split(' ').filter(Boolean).map(Number);

test.each<[string, Cell['average'] | null]>([
  ['', null],
  ['4 4', null],
  ['4 4 4', 400],
  ['3 4 4', 370],
  ['3 3 4', 330],
  // Half up.
  ['2 2 2 3', 230],
  ['1 1 2', 'below'],
  ['1 1 1', 'below'],
  ['1 1 2 2', 150],
  ['1 1 1 1 1 1 2 2 2 2 2', 'below'],
  ['1 2 2', 170],
  ['4 4 5', 430],
  ['4 4 5 5', 450],
  // 4.54 would read 4.5.
  ['4 4 4 4 4 5 5 5 5 5 5', 'above'],
  ['4 5 5', 'above'],
  ['5 5 5', 'above'],
])('ratings %j have the average %j', (list, average) => {
  expect(cellOf('full', ratings(list))?.average ?? null).toBe(average);
});

test.each<[string, Score | null]>([
  ['1 2', null],
  ['0 0 0', 0],
  ['-1 0 1', 0],
  ['0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1', 0],
  ['1 1 1 2', 130],
  ['-1 -1 -1 -2', -130],
  ['2 2 3', 230],
  ['2 2 3 3', 250],
  ['2 3 3', 'above'],
  ['-2 -2 -3 -3', -250],
  ['-2 -3 -3', 'below'],
])('changes %j have the average %j', (list, average) => {
  expect(cellOf('focus', ratings(list))?.average ?? null).toBe(average);
});

test.each<[string, Cell['agreement']]>([
  ['3 3 3 3', null],
  ['3 3 3 3 3', 'high'],
  ['2 3 3 3 4', 'high'],
  ['4 4 4 5 5', 'high'],
  // Exactly 0.6, which fractions miss.
  ['2 2 2 3 3 3 3 4 4 4', 'medium'],
  ['2 2 3 4 4', 'medium'],
  // Exactly 1.
  ['2 2 2 4 4 4', 'medium'],
  ['2 2 2 4 4 5', 'low'],
  ['1 1 3 5 5', 'low'],
  // Near the ends it would say too much.
  ['5 5 5 5 5', null],
  ['3 5 5 5 5', null],
  ['1 1 1 1 2', null],
])('ratings %j agree: %j', (list, agreement) => {
  expect(cellOf('full', ratings(list))).toMatchObject({ agreement });
});

test.each<[FeedbackKind, Score, number]>([
  ['full', 340, 340],
  ['full', 'below', 140],
  ['full', 'above', 460],
  ['focus', -120, -120],
  ['focus', 'below', -260],
  ['focus', 'above', 260],
])('in a %s round, %j counts as %i', (kind, score, value) => {
  expect(scoreValue(kind, score)).toBe(value);
});

test.each<[Score[], Score | null]>([
  [[], null],
  [[340], 340],
  [[340, 350], 350],
  [[330, 330, 340], 330],
  [['above'], 'above'],
  [['above', 440], 450],
  [['above', 450], 'above'],
  [['below', 150], 'below'],
  [['below', 'above'], 300],
])('scores %j have the average %j', (scores, average) => {
  expect(averageScore('full', scores)).toBe(average);
});
