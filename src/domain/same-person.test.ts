import { expect, test } from 'vitest';
import { earlierOfSamePerson } from './access.ts';

const latestFirst = [
  { id: 'fourth', email: 'ada@example.com' },
  { id: 'third', email: 'bob@example.com' },
  { id: 'second', email: 'ada@example.com' },
  { id: 'without', email: null },
  { id: 'first', email: 'ada@example.com' },
  { id: 'earliest', email: null },
];

test.each([
  ['fourth', ['second', 'first']],
  ['third', []],
  ['second', ['first']],
  ['first', []],
  ['without', []],
  ['unknown', []],
])('before %s the same person took %j', (id, expected) => {
  expect(earlierOfSamePerson(latestFirst, id).map((one) => one.id)).toEqual(expected);
});
