import { describe, expect, test } from 'vitest';
import { accesses, accessTo, may, type Deed } from './access.ts';

test.each([
  // owned, looked up, completed
  [false, false, false, 'reader'],
  [false, false, true, 'reader'],
  [false, true, false, 'finder'],
  [false, true, true, 'reader'],
  [true, false, false, 'owner'],
  [true, false, true, 'owner'],
  [true, true, false, 'owner'],
  [true, true, true, 'owner'],
] as const)(
  'owned %s, looked up %s, completed %s: %s',
  (isOwned, isLookedUp, isCompleted, access) => {
    expect(accessTo({ isOwned, isLookedUp, isCompleted })).toBe(access);
  },
);

const rights: Record<Deed, [owner: boolean, finder: boolean, reader: boolean]> = {
  seeSessionId: [true, false, false],
  seeEmail: [true, false, false],
  goOn: [true, true, false],
  changeEmail: [true, false, false],
  reset: [true, false, false],
  calculateScores: [true, false, false],
  remindRetake: [true, false, false],
};

describe.each(Object.entries(rights) as [Deed, boolean[]][])('%s', (deed, expected) => {
  test.each(accesses.map((access, index) => [access, expected[index]] as const))(
    'by the %s: %s',
    (access, isAllowed) => {
      expect(may(access, deed)).toBe(isAllowed);
    },
  );
});

test('is told from who may do most to who may do least', () => {
  expect(accesses).toEqual(['owner', 'finder', 'reader']);
});
