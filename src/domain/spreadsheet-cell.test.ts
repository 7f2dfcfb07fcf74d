import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { harmlessCell, spreadsheetCsv } from './spreadsheet-cell.ts';

test.each([
  '=1+1',
  '+49 170',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠a',
  '01',
  '01704567',
  '1234567890123456',
  '3.50',
  '1,5',
  '1 000',
  '12026-01-02',
  '2026-01-021',
  '1/2',
  '1-1',
  '10:30',
  '1e5',
  '5%',
  '.5',
  '\tindented',
  '=ada@example.com',
  "+ada'x@example.com",
  '-ada@example.com|cmd!A1',
  '+ada@example.com ',
  '@example.com',
  '-a@b@c',
  '+SUM(1)@example.com',
])('%j becomes neither a formula nor a number', (text) =>
  expect(harmlessCell(text)).toBe(`'${text}`),
);

test.each([
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n=1', "'\n'=1"],
  ['a;=1+1;b@x.y', "a;'=1+1;b@x.y"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\r\n-1;＝2', "a\r\n'-1;'＝2"],
  ['=1;=2', "'=1;'=2"],
])('%j contains no formula after a cell separator either', (text, harmless) =>
  expect(harmlessCell(text)).toBe(harmless),
);

test.each([
  'Room 0170',
  '0170 is hers',
  '123456789012345',
  '',
  'Call on Monday',
  'a=1',
  'ada@example.com',
  '+ada@example.com',
  '-ada_l.x+y@ex-ample.com',
  '+ada@müller.example',
  '0170@example.com',
  "'=1",
  '0',
  '17',
  '0.5',
  '2026-01-02',
  'a;b',
  'one\ntwo',
])('%j is not changed', (text) => expect(harmlessCell(text)).toBe(text));

test('a file has each cell in quotes, and lines that every spreadsheet ends', () => {
  const file = stringify([['a', '', '=1', 5]], spreadsheetCsv);
  expect(file).toBe(`"a","","'=1","5"\r\n`);
});
