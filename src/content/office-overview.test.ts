import { expect, test } from 'vitest';
import { officeOverview } from './office-overview.ts';

const { funnel, glance } = officeOverview;

test.each([
  [0, 'less than a minute'],
  [0.5, 'less than a minute'],
  [1, '1 minute or less'],
  [24.5, '24.5 minutes or less'],
])('%d minutes are "%s"', (minutes, words) => {
  expect(funnel.median(minutes)).toBe(
    `Half of those who completed it took ${words}, including breaks.`,
  );
});

test('one call is booked, or several are', () => {
  expect([0, 1, 7].map(glance.booked)).toEqual(['Calls booked', 'Call booked', 'Calls booked']);
});
