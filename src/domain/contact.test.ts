import { expect, test } from 'vitest';
import { contactOrders, wordsSought } from './contact.ts';

test.each([
  ['', []],
  ['  ', []],
  ["!!! & | ( :* ' \\", []],
  ['Ada', ['ada*']],
  ['ada.lovelace@example.com', ['ada', 'lovelace', 'example', 'com*']],
  ['ada.', ['ada']],
  ["ada' | 'x':* & !y", ['ada', 'x', 'y*']],
  ['Zoë  Müller\t李', ['zoë*', 'müller*', '李*']],
  ['a b c d e f g h i j k l', ['a*', 'b*', 'c*', 'd*', 'e*', 'f*', 'g*', 'h*', 'i*', 'j*']],
])('%j searches for %j', (typed, words) => {
  expect(wordsSought(typed).map(({ word, isWhole }) => word + (isWhole ? '' : '*'))).toEqual(words);
});

test('each order exists in both directions', () => {
  expect(contactOrders).toEqual(expect.arrayContaining(['last', '-last', 'source', '-source']));
});
