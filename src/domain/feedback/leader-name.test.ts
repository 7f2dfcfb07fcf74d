import { expect, test } from 'vitest';
import { isPlainName } from './leader-name.ts';

test.each([
  'J.Smith',
  'Mary (May) O’Neill-Łukasz, MBA',
  'Gal·la Ferrer i Soler',
  'Ngũgĩ wa Thiong’o & Co',
  'محمد بن سلمان',
  'क्‍षत्रिय',
  '李小龍',
  'Jean‐Luc',
  "D'Angelo ʻOkina",
  'Dr: Smith',
  'Jürgen‎',
])('%s is a name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  'https://evil',
  'mailto:ada',
  'www.evil',
  'ｗｗｗ．evil',
  'w\u200bww.evil',
  'evil/path',
  'evil⁄path',
  'evil／path',
  'a@b',
  'a＠b',
  'Ada\nBcc: x',
  'Ada\u2028x',
  'Ada\u0000',
  'Ada \u202eliame',
  'Ada \ud800',
  '!!!',
  '',
])('%j is not', (name) => {
  expect(isPlainName(name)).toBe(false);
});
