import { expect, test } from 'vitest';
import { SHARE_DAYS, shareDays } from './sharing.ts';

test('a link works from a week to a year, and for a month unless it is said otherwise', () => {
  expect(shareDays).toEqual([7, 30, 90, 365]);
  expect(shareDays).toContain(SHARE_DAYS);
});
