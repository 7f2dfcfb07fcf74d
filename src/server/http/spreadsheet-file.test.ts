import { expect, test } from 'vitest';
import { csvOf } from './spreadsheet-file.ts';

test('a file has each cell in quotes, and lines that every spreadsheet ends', () => {
  const columns = { Text: () => 'a', None: () => '', Formula: () => '=1', Figure: () => 5 };
  expect(csvOf(columns, [null])).toBe(
    '\uFEFF"Text","None","Formula","Figure"\r\n"a","","\'=1","5"\r\n',
  );
});
