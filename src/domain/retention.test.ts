import { expect, test } from 'vitest';
import { endOf, expiryNotice, daysInWords, inWords } from './retention.ts';

test.each([
  [1095, 14, 7],
  [180, 14, 7],
  [20, 10, 7],
  [10, 5, 5],
  [1, 0.5, 0.5],
])(
  'for data stored %d days, the notice comes %d days before, at least %d',
  (kept, planned, least) => {
    expect(expiryNotice(kept)).toEqual({ plannedDays: planned, leastDays: least });
  },
);

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test('the data expires when its time has passed', () => {
  expect(endOf(day(1), 180)).toEqual(day(181));
  expect(endOf(day(1), 0)).toBeNull();
  expect(endOf(day(1), 0, day(500))).toBeNull();
});

test('the deletion is at least a week after the notice', () => {
  expect(endOf(day(1), 180, day(167))).toEqual(day(181));
  expect(endOf(day(1), 180, day(178))).toEqual(day(185));
  expect(endOf(day(1), 180, day(400))).toEqual(day(407));
});

test('short retention times are not extended', () => {
  expect(endOf(day(1), 10, day(6))).toEqual(day(11));
});

test.each([
  [365 * 24 * 60 * 60, '1\u00a0year'],
  [180 * 24 * 60 * 60, '180\u00a0days'],
  [24 * 60 * 60, '1\u00a0day'],
  [36 * 60 * 60, '36\u00a0hours'],
  [60 * 60, '1\u00a0hour'],
  [600, '10\u00a0minutes'],
  [60, '1\u00a0minute'],
  [90, '90\u00a0seconds'],
])('%d seconds are %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});

test.each([
  [1095, '3\u00a0years'],
  [365, '1\u00a0year'],
  [1096, '1,096\u00a0days'],
  [180, '180\u00a0days'],
  [1, '1\u00a0day'],
])('%d days are %s', (days, words) => {
  expect(daysInWords(days)).toBe(words);
});
