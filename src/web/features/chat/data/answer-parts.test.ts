import { expect, test } from 'vitest';
import { answerParts, blocksOf, marksLast, plainText, withoutOpenBold } from './answer-parts.ts';

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
])('unfinished, %j reads %j', (content, text) => {
  expect(withoutOpenBold(content)).toBe(text);
});

test('screen readers get no asterisks and no numbers', () => {
  expect(plainText('**A** [1], B [2].', 1, () => '')).toBe('A , B [2].');
});

test.each([
  ['A [1]. B', 'A.[1] B'],
  ['A [1][2], and [1] [2]; so', 'A,[1][2] and;[1] [2] so'],
  ['A [1] and B[2]', 'A[1] and B[2]'],
  ['A [3]. B [0].', 'A [3]. B [0].'],
  ['A [1].\n\nB', 'A.[1]\n\nB'],
])('the marks of %j come after the punctuation', (content, text) => {
  expect(marksLast(content, 2)).toBe(text);
});

test('marks are found in linear time', () => {
  const start = performance.now();
  for (const part of [' ', '[1]', '[1] ', '[1', '.']) marksLast(part.repeat(20_000), 2);
  expect(performance.now() - start).toBeLessThan(1000);
});

const text = (words: string) => ({ kind: 'text', text: words });
const points = (...items: string[]) => ({ kind: 'list', items });
const steps = (start: number, ...items: string[]) => ({ kind: 'list', start, items });

test.each([
  ['One\ntwo\n\nThree', [text('One\ntwo'), text('Three')]],
  ['First:\n- a\n- b\n\nEnd', [text('First:'), points('a', 'b'), text('End')]],
  ['1. a\n\n2. b\n3) c', [steps(1, 'a', 'b', 'c')]],
  ['2. a\n   - x\n3. b', [steps(2, 'a'), points('x'), steps(3, 'b')]],
  ['- a\n  more\n\n  and more\n* b', [points('a\nmore\nand more', 'b')]],
  ['-5 degrees\n1.5 times\n2026. No', [text('-5 degrees\n1.5 times\n2026. No')]],
  ['-', [text('-')]],
  ['', []],
])('%j has these blocks', (content, blocks) => {
  expect(blocksOf(content)).toEqual(blocks);
});
