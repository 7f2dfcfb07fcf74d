import { expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { contactOrders } from '#domain/contact.ts';
import { agoWords, lowestWords, orderWords, weakestWords } from './office-people.ts';

const [one, two, three] = competencies;

test.each([
  [[one.id], `${one.name}\u00a02.0`],
  [[two.id, one.id], `${one.name} and ${two.name}, each\u00a02.0`],
  [[three.id, two.id, one.id], `${one.name} and 2 more, each\u00a02.0`],
  [competencies.map(({ id }) => id), 'all equal at\u00a02.0'],
])('the lowest of %j', (competencyIds, words) => {
  expect(lowestWords({ average: 200, competencyIds })).toBe(words);
});

test.each([
  [['Leadership of Self'], true, 'Leadership of Self'],
  [['Leadership of Self', 'Leadership of Others'], true, 'Several areas tied'],
  [[], true, 'No area below 4.0'],
  [[], false, '–'],
] as const)('the weakest of %j', (areas, isCompleted, words) => {
  expect(weakestWords(areas, isCompleted)).toBe(words);
});

test.each([
  [-1, 'today'],
  [0, 'today'],
  [1, 'yesterday'],
  [13, '13 days ago'],
  [14, '2 weeks ago'],
  [59, '8 weeks ago'],
  [60, '2 months ago'],
  [400, '13 months ago'],
])('%i days are "%s"', (days, words) => {
  expect(agoWords(days)).toBe(words);
});

test('every order that a header leads to has words', () => {
  const offered = contactOrders.filter((order) => !order.endsWith('answered'));
  expect(Object.keys(orderWords).toSorted()).toEqual(offered.toSorted());
});
