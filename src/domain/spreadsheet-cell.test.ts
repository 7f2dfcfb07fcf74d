import { expect, test } from 'vitest';
import { harmlessCell } from './spreadsheet-cell.ts';

test.each([
  '=1+1',
  '+49 170',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '01',
  '01704567',
  '1234567890123456',
])('%j is no formula or number any more', (text) => expect(harmlessCell(text)).toBe(`'${text}`));

test.each([
  'Room 0170',
  '0170 is hers',
  '123456789012345',
  '',
  'Call on Monday',
  'a=1',
  '1-1',
  'ada@example.com',
  "'=1",
  '0',
  '17',
  '0.5',
])('%j stays as it is', (text) => expect(harmlessCell(text)).toBe(text));
