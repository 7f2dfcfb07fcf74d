import { expect, test } from 'vitest';
import { contactOrders, contactViews, usualOrder, viewRules, wordsSought } from './contact.ts';

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

test('each view lists the contacts that meet its conditions', () => {
  expect(viewRules).toEqual({
    to_call: { states: ['new'], isCompleted: true, isBooked: false },
    in_conversation: { states: ['contacted', 'in_conversation'] },
    booked: { isBooked: true },
  });
});

test('whom to call begins with the latest completion, everything else with the latest activity', () => {
  const orders = [undefined, ...contactViews].map((view) => [view, usualOrder(view)]);
  expect(orders).toEqual([
    [undefined, '-last'],
    ['to_call', '-completed'],
    ['in_conversation', '-last'],
    ['booked', '-last'],
  ]);
});
