import { expect, test } from 'vitest';
import { isTimeZone } from './plan-reminders.ts';

test.each([
  ['Europe/Copenhagen', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['+02:00', false],
  ['-0230', false],
  ['', false],
  ['x'.repeat(64), false],
])('%s: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
