import { describe, expect, test } from 'vitest';
import { chartStep, chartSteps, daysIn, lastDays } from './overview.ts';

test.each([
  ['2026-01-31', '2026-01-31', 1],
  ['2026-01-31', '2026-02-01', 2],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-02-01', '2026-01-31', 0],
])('from %s to %s is %i days', (from, to, days) => {
  expect(daysIn({ from, to })).toBe(days);
});

test('the last days end today, in UTC', () => {
  const lateInTheEvening = new Date('2026-03-01T23:59:59Z');
  expect(lastDays(30, lateInTheEvening)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(lastDays(1, lateInTheEvening)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});

describe('a chart', () => {
  test('of two months has a point per day', () => {
    const period = { from: '2026-01-30', to: '2026-02-02' };
    expect(chartStep(period)).toBe('day');
    expect(chartSteps(period)).toEqual(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']);
    expect(chartStep(lastDays(62, new Date('2026-03-01')))).toBe('day');
  });

  test('of a longer period has a point per week, starting on Monday', () => {
    const period = { from: '2026-01-01', to: '2026-12-31' };
    expect(chartStep(period)).toBe('week');
    const steps = chartSteps(period);
    expect(steps.slice(0, 2)).toEqual(['2025-12-29', '2026-01-05']);
    expect(steps.at(-1)).toBe('2026-12-28');
    expect(steps).toHaveLength(53);
    expect(new Set(steps.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([1]));
  });

  test('starts with the period if that is a Monday', () => {
    expect(chartSteps({ from: '2026-01-05', to: '2026-12-31' })[0]).toBe('2026-01-05');
  });
});
