import { expect, test } from 'vitest';
import { answerParts, spoken, withoutOpenBold } from './answer-parts.ts';

const shown = (content: string, sources: number) =>
  answerParts(content, sources).map((part) =>
    part.kind === 'source' ? part.number : part.kind === 'bold' ? { bold: part.text } : part.text,
  );

test.each([
  ['A [1]. B [2][1]', 2, ['A ', 1, '. B ', 2, 1]],
  ['A [1], [3] and [0]', 2, ['A ', 1, ', [3] and [0]']],
  ['A [1]', 0, ['A [1]']],
  ['**Yes [1] and** no', 1, [{ bold: 'Yes ' }, 1, { bold: ' and' }, ' no']],
  ['2 ** 3 * 4\n** 5', 0, ['2 ** 3 * 4\n** 5']],
  ['<b>no</b> https://example.com', 0, ['<b>no</b> https://example.com']],
  ['', 0, []],
])('%j with %i sources', (content, sources, parts) => {
  expect(shown(content, sources)).toEqual(parts);
});

test.each([
  ['A **bo', 'A bo'],
  ['A *', 'A '],
  ['A **bold*', 'A bold'],
  ['A **bold** and', 'A **bold** and'],
  ['**a**\n**b', '**a**\nb'],
])('while it is written, %j reads %j', (content, text) => {
  expect(withoutOpenBold(content)).toBe(text);
});

test('read aloud it has no asterisks and no numbers', () => {
  expect(spoken('**A** [1], B [2].', 1)).toBe('A , B [2].');
});
