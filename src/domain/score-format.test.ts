import { describe, expect, test } from 'vitest';
import {
  formatAverage,
  formatDifference,
  formatScore,
  readsTheSame,
  scoreShare,
} from './score-format.ts';

describe('formatAverage', () => {
  test.each([
    [0, '-'],
    [1, '1.0'],
    [1.04, '1.0'],
    [1.05, '1.1'],
    [1.15, '1.2'],
    [1.25, '1.3'],
    [2.25, '2.3'],
    [2.949, '2.9'],
    [2.95, '3.0'],
    [2.995, '3.0'],
    [3.45, '3.5'],
    [4.35, '4.4'],
    [4.949, '4.9'],
    [4.95, '5.0'],
    [5, '5.0'],
  ])('shows %d as %s', (average, expected) => {
    expect(formatAverage(average)).toBe(expected);
  });
});

test('every mean of ratings is rounded half up, although binary fractions store some slightly too low', () => {
  for (let count = 1; count <= 70; count++) {
    for (let sum = count; sum <= 5 * count; sum++) {
      const tenths = String(Math.floor((20 * sum + count) / (2 * count)));
      expect(formatAverage(sum / count)).toBe(`${tenths[0]}.${tenths[1]}`);
    }
  }
});

test.each([
  [0, 0],
  [1, 0.2],
  [2.5, 0.5],
  [5, 1],
])('an average of %d fills %d of a bar', (average, share) => {
  expect(scoreShare(average)).toBe(share);
});

describe('formatScore', () => {
  test.each([null, undefined, 0])('shows %s as -', (score) => {
    expect(formatScore(score)).toBe('-');
  });

  test('rounds every possible score half up', () => {
    for (let score = 100; score <= 500; score++) {
      const tenths = String(Math.floor((score + 5) / 10));
      expect(formatScore(score)).toBe(`${tenths[0]}.${tenths[1]}`);
    }
  });
});

test.each([
  [3.35, 3.44, true],
  [3.44, 3.45, false],
  [5, 4.95, true],
  [4, 3, false],
])('%d and %d look the same: %s', (average, other, expected) => {
  expect(readsTheSame(average, other)).toBe(expected);
});

test.each([
  [300, 300, '0.0'],
  [300, 350, '+0.5'],
  [324, 376, '+0.6'],
  [350, 300, '−0.5'],
  [400, 250, '−1.5'],
  [100, 500, '+4.0'],
])('the difference from %d to %d is shown as %s', (before, after, expected) => {
  expect(formatDifference(before, after)).toBe(expected);
});
