import { describe, expect, test } from 'vitest';
import { accesses, accessTo, may, type Action, earlierOfSamePerson } from './access.ts';

test.each([
  // owned, verified, looked up, completed
  [false, false, false, false, 'reader'],
  [false, false, false, true, 'reader'],
  [false, false, true, false, 'finder'],
  [false, false, true, true, 'reader'],
  [false, true, false, false, 'owner'],
  [false, true, false, true, 'owner'],
  [false, true, true, false, 'owner'],
  [false, true, true, true, 'owner'],
  [true, false, false, false, 'owner'],
  [true, false, false, true, 'owner'],
  [true, false, true, false, 'owner'],
  [true, false, true, true, 'owner'],
  [true, true, true, true, 'owner'],
] as const)(
  'owned %s, email verified %s, looked up %s, completed %s: %s',
  (isOwned, isVerified, isLookedUp, isCompleted, access) => {
    expect(accessTo({ isOwned, isVerified, isLookedUp, isCompleted })).toBe(access);
  },
);

const rights: Record<Action, [owner: boolean, finder: boolean, reader: boolean]> = {
  continue: [true, true, false],
  own: [true, false, false],
};

describe.each(Object.entries(rights) as [Action, boolean[]][])('%s', (action, expected) => {
  test.each(accesses.map((access, index) => [access, expected[index]] as const))(
    'by the %s: %s',
    (access, isAllowed) => {
      expect(may(access, action)).toBe(isAllowed);
    },
  );
});

test('is ordered from the most rights to the fewest', () => {
  expect(accesses).toEqual(['owner', 'finder', 'reader']);
});

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
