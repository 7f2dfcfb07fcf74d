import { describe, expect, test } from 'vitest';
import { ifEnough, shuffled } from './comments.ts';

const texts = ['Ask more', 'Bring the numbers', 'Call me', 'Delegate', 'Explain why'];

describe('comments are', () => {
  test.each([
    [5, 3, 3],
    [20, 5, 5],
    [4, 3, 0],
    [5, 2, 0],
    [4, 4, 0],
    [5, 0, 0],
  ])('of %i forms with %i texts: %i', (forms, given, shown) => {
    expect(ifEnough(forms, texts.slice(0, given))).toHaveLength(shown);
  });
});

test('empty ones do not count, and surrounding space goes', () => {
  expect(shuffled([' Listen\n', ' ', '', '\n', 'Listen'], 'seed')).toEqual(['Listen', 'Listen']);
});

test('their order depends on the texts and the seed, not on the forms', () => {
  const order = shuffled(texts, 'seed');
  expect(order).not.toEqual(texts);
  expect(order.toSorted()).toEqual(texts);
  expect(shuffled(texts.toReversed(), 'seed')).toEqual(order);
  expect(shuffled(['', ...texts], 'seed')).toEqual(order);
});

test('each seed has an order of its own, in which each text can be anywhere', () => {
  const places = new Set(
    Array.from({ length: 200 }, (_, seed) => shuffled(texts, `seed ${seed}`)).flatMap((order) =>
      texts.map((text) => `${text}: ${order.indexOf(text)}`),
    ),
  );
  expect(places.size).toBe(texts.length ** 2);
});

test('two that get the same place are in one order, too', () => {
  const same = ['speak tell lead', 'bold ask early'];
  expect(shuffled(same, 'seed')).toEqual(shuffled(same.toReversed(), 'seed'));
});
