import { expect, test } from 'vitest';
import { middleHalfWords } from './norms.ts';

test('the range reads as one figure if both ends do', () => {
  expect(middleHalfWords({ low: 290, high: 360 })).toBe('2.9 to 3.6');
  expect(middleHalfWords({ low: 300, high: 300 })).toBe('3.0');
});
