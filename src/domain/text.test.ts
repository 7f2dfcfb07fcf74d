import { expect, test } from 'vitest';
import { storable, textUpTo } from './text.ts';

test('a text may be as long as it says', () => {
  expect(textUpTo(3).parse('abc')).toBe('abc');
  const { error } = textUpTo(3).regex(/b/).safeParse('aaaa');
  expect(error?.issues.map(({ message }) => message)).toEqual(['may have at most 3 characters']);
});

test('what the database cannot store is left out', () => {
  expect(storable('a\0b\0')).toBe('ab');
});
