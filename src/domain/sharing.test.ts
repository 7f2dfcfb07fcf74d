import { expect, test } from 'vitest';
import { SHARE_DAYS, shareDays } from './sharing.ts';

test('a link works for a week to a year, by default for a month', () => {
  expect(shareDays).toEqual([7, 30, 90, 365]);
  expect(shareDays).toContain(SHARE_DAYS);
});
