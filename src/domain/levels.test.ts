import { expect, test } from 'vitest';
import { withLevel, withLevelNote } from './levels.ts';

test.each([
  [1, '1.0 · Not Yet Developed'],
  [1.94, '1.9 · Not Yet Developed'],
  // The level is that of the figure which stands beside it.
  [1.95, '2.0 · Emerging'],
  [3.4, '3.4 · Developing'],
  [3.96, '4.0 · Proficient'],
  [4.9, '4.9 · Proficient'],
  [5, '5.0 · Advanced'],
])('%d reads %s', (average, words) => {
  expect(withLevel(average)).toBe(words);
});

test('a note follows the level, if there is one', () => {
  expect(withLevelNote(3.4, 'out of 5.0')).toBe('Developing · out of 5.0');
  expect(withLevelNote(0, 'out of 5.0')).toBe('out of 5.0');
});
