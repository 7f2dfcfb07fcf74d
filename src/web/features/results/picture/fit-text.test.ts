import { expect, test } from 'vitest';
import { profileText } from '#content/profile.ts';
import { profiles } from '#domain/testing/profiles.ts';
import { shapes } from './draw-picture.ts';
import { fitText } from './fit-text.ts';

/** Wider than any line of the headlines in their font: the average letter is 0.5 of its size. */
const measureAt = (letters: number) => (text: string) => text.length * letters * 0.52;

test.each(
  profiles.flatMap((profile) =>
    (['wide', 'square'] as const).map((shape) => [profileText(profile).headline, shape] as const),
  ),
)('%s: fits the %s picture, whole', (headline, shape) => {
  const { headline: box } = shapes[shape];
  const { letters, lines } = fitText(headline, box, measureAt);
  expect(lines.join(' ')).toBe(headline);
  expect(lines.length).toBeLessThanOrEqual(box.lines);
  for (const line of lines) expect(measureAt(letters)(line)).toBeLessThanOrEqual(box.width);
});

test.each([
  ['one line', 'a short text', 20, 1, [10], ['a short text']],
  [
    'lines of about one length',
    'one two three four five six',
    25,
    2,
    [1],
    ['one two three', 'four five six'],
  ],
  ['smaller letters before more lines', 'one two', 8, 1, [2, 1], ['one two']],
  ['the smallest letters where none fit', 'unbreakable', 4, 1, [2, 1], ['unbreakable']],
] as const)('%s', (_name, text, width, lines, sizes, expected) => {
  const fitted = fitText(
    text,
    { width, lines, sizes },
    (size) => (words) => words.length * size * (size > 5 ? 0.1 : 1),
  );
  expect(fitted.lines).toEqual(expected);
});
