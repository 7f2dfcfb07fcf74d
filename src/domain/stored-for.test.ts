import { expect, test } from 'vitest';
import { daysInWords, inWords } from './retention.ts';

test.each([
  [365 * 24 * 60 * 60, '1 year'],
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

test.each([
  [1095, '3 years'],
  [365, '1 year'],
  [1096, '1,096 days'],
  [180, '180 days'],
  [1, '1 day'],
])('%d days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
