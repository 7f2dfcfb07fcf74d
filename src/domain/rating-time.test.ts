import { expect, test } from 'vitest';
import { minutesToRate } from './rating-time.ts';

test.each([
  [35, 15],
  [28, 12],
  [18, 8],
  [13, 6],
  [5, 2],
  [2, 1],
  [1, 1],
  [0, 1],
])('%i competencies take about %i minutes', (competencyCount, minutes) => {
  expect(minutesToRate(competencyCount)).toBe(minutes);
});
