import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Citations } from './citations.ts';

const given = [
  { id: 'faq.framework', title: 'LEAP', path: '/#framework', text: 'Four steps.' },
  { id: 'tree.leaf', title: 'Leaf', path: '/assessment/decision-tree#leaf', text: 'Your call.' },
];

function readAll(pieces: readonly string[]) {
  const citations = new Citations(given, ['plan', 'call', 'help']);
  const shown: string[] = [];
  for (const piece of pieces) shown.push(citations.take(piece));
  shown.push(citations.end());
  return {
    shown,
    text: shown.join(''),
    titles: citations.sources.map(({ title }) => title),
    card: citations.card,
  };
}

describe('marks', () => {
  test.each([
    [
      'become numbers in the order of the text',
      'A [tree.leaf]. B [faq.framework]. C [tree.leaf].',
      'A [1]. B [2]. C [1].',
      ['Leaf', 'LEAP'],
    ],
    [
      'of several sources are split',
      'A [tree.leaf, faq.framework; tree.leaf].',
      'A [1][2].',
      ['Leaf', 'LEAP'],
    ],
    [
      'of no given source disappear',
      'A [about.coach], [own.price] and [tree.leaf, own.x].',
      'A, and [1].',
      ['Leaf'],
    ],
    ['that the model numbered disappear', 'A [1], B [^2] [3].', 'A, B.', []],
    ['that are cut off at the end disappear', 'A [tree.le', 'A', []],
    [
      'within brackets cannot build a number',
      'A [[1]2] [ [9]1] [tree.leaf]',
      'A2]1] [1]',
      ['Leaf'],
    ],
  ])('%s', (_name, written, text, titles) => {
    expect(readAll([written])).toMatchObject({ text, titles });
  });
});

describe('a card', () => {
  test.each([
    ['that is offered is taken out', 'Go on.\n[card.plan]', 'Go on.\n', 'plan'],
    ['can be beside marks of sources', 'A [tree.leaf, card.call].', 'A [1].', 'call'],
    ['is the last one', '[card.call] A [card.plan]', ' A', 'plan'],
    ['is not one that this site does not offer', 'A [card.assessment]', 'A', null],
    ['is not a word that no one knows', 'A [card.sos] [card.]', 'A [card.]', null],
    ['is help, whatever comes after it', '[card.help] A [card.plan]', ' A', 'help'],
    ['is not one that is cut off', 'A [card.pla', 'A', null],
    ['loses the address of a link', 'A [card.plan](https://evil.example)', 'A', 'plan'],
  ])('%s', (_name, written, text, card) => {
    expect(readAll([written])).toMatchObject({ text, card });
  });
});

describe('text', () => {
  test.each([
    ['in brackets stays', 'Hi [Name], [your name] [x]!', 'Hi [Name], [your name] [x]!'],
    ['keeps an open bracket at the end', 'A [your name', 'A [your name'],
    ['keeps an abbreviation after an open bracket', 'A [e.g. this', 'A [e.g. this'],
    ['loses the ids after an open bracket', 'A [card.x, tree.leaf and B', 'A and B'],
    [
      'of links stays without the address',
      'See [this](https://evil.example/?q=a) now.',
      'See this now.',
    ],
    ['of images loses the address', 'A ![secret](https://evil.example/a.png?q=x) B', 'A !secret B'],
    ['of a numbered link disappears', 'A [1](https://evil.example) B', 'A B'],
    ['of a link that is cut off loses the address', 'A [this](https://evil.ex', 'A this'],
    ['with a remark in parentheses stays', 'The [manager](s) decide.', 'The [manager](s) decide.'],
    ['that is invisible disappears', 'A\u200b\u202eB\u{e0041}\0C', 'ABC'],
    ['keeps emoji of several parts', '👩‍💻', '👩‍💻'],
  ])('%s', (_name, written, text) => {
    expect(readAll([written]).text).toBe(text);
  });
});

test('what is held back is bounded', () => {
  const citations = new Citations(given);
  const shown = citations.take(`[${'x'.repeat(400)}`) + citations.take('y');
  expect(shown).toBe(`[${'x'.repeat(400)}y`);
  const other = new Citations(given);
  other.take(`[a](https://${'x'.repeat(3000)}`);
  expect(other.take(' and on')).toBe(' and on');
});

/** Marks, halves of marks, and everything else that a model could write. */
const stretch = fc.oneof(
  fc.constantFrom('[', ']', '(', ')', '!', ' ', '\n', '1', '2', '.', ',', '**', '\u200b', '😀'),
  fc.constantFrom('[faq.framework]', '[tree.leaf]', '[tree.leaf,faq.framework]', '[own.price]'),
  fc.constantFrom('[card.plan]', '[card.call, tree.leaf]', '[card.wire]', '[card.'),
  fc.constantFrom('[1]', '[2]', '[name]', '](https://evil.example)', '![x](https://evil.example)'),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const reply = fc.array(stretch, { maxLength: 30 }).map((parts) => parts.join(''));

test('a reply reads the same however it is cut, and shows no broken or foreign mark', () => {
  fc.assert(
    fc.property(reply, fc.infiniteStream(fc.nat(5)), (written, lengths) => {
      const whole = readAll([written]);
      const pieces: string[] = [];
      // Also between the two halves of a character.
      for (let at = 0; at < written.length;) {
        const length = lengths.next().value! + 1;
        pieces.push(written.slice(at, at + length));
        at += length;
      }
      const cut = readAll(pieces);
      const each = readAll(Array.from({ length: written.length }, (_, at) => written[at]!));
      expect(cut.text).toBe(whole.text);
      expect(each.text).toBe(whole.text);
      expect(cut.titles).toEqual(whole.titles);
      expect(cut.card).toBe(whole.card);
      expect(each.card).toBe(whole.card);
      const broken = each.shown.filter((_, at) => {
        const soFar = each.shown
          .slice(0, at + 1)
          .join('')
          .slice(-80);
        const numbers = [...soFar.matchAll(/\[(\d+)\]/g)].map(([, digits]) => Number(digits));
        return (
          numbers.some((number) => number > whole.titles.length) ||
          /\[(?:faq\.framework|tree\.leaf|card\.[a-z])|\[(?:faq|tree|own|card)\.[a-z]*$/.test(soFar)
        );
      });
      expect(broken).toEqual([]);
      const marks = whole.text.match(/\[\d+\]/g)?.length ?? 0;
      expect(marks > 0).toBe(whole.titles.length > 0);
    }),
    { numRuns: 500 },
  );
});
