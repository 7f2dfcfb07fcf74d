import { expect, it } from 'vitest';
import { listed } from './listed.ts';

it.each([
  { names: [], shown: '' },
  { names: ['a'], shown: 'a' },
  { names: ['a', 'b'], shown: 'a and b' },
  { names: ['a', 'b', 'c'], shown: 'a, b, and c' },
  { names: ['a', 'b', 'c', 'd'], shown: 'a, b, c, and d' },
])('lists $names.length names', ({ names, shown }) => {
  expect(listed(names)).toBe(shown);
  expect(listed(names, 'or')).toBe(shown.replace('and', 'or'));
});
