import { expect, test } from 'vitest';
import { datesApart } from './dates-apart.ts';

/** In the system's own time zone. */
const at = (day: number, hours: number, minutes: number, seconds = 0) =>
  new Date(2026, 10, day, hours, minutes, seconds).toISOString();

test('moments of one day differ by their time', () => {
  const [night, noon, other] = [at(22, 0, 5), at(22, 12, 30), at(23, 9, 0)];
  const dateOf = datesApart([night, noon, other, other]);
  expect([night, noon, other].map(dateOf)).toEqual([
    'Nov\u00a022, 2026, 12:05 AM',
    'Nov\u00a022, 2026, 12:30 PM',
    'Nov\u00a023, 2026',
  ]);
});

test('moments of one minute differ by their order', () => {
  const moments = [at(22, 9, 5, 41), at(22, 9, 5, 7), at(22, 14, 30), at(23, 8, 0)];
  expect(moments.map(datesApart(moments))).toEqual([
    'Nov\u00a022, 2026 (2\u00a0of\u00a03)',
    'Nov\u00a022, 2026 (1\u00a0of\u00a03)',
    'Nov\u00a022, 2026 (3\u00a0of\u00a03)',
    'Nov\u00a023, 2026',
  ]);
});
