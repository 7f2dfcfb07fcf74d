import { expect, test } from 'vitest';
import { inWords } from './kept-for.ts';

test.each([
  [180 * 24 * 60 * 60, '180 days'],
  [24 * 60 * 60, '1 day'],
  [36 * 60 * 60, '36 hours'],
  [60 * 60, '1 hour'],
  [600, '10 minutes'],
  [60, '1 minute'],
  [90, '90 seconds'],
])('%d seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
