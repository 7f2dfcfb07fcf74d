import { describe, expect, test } from 'vitest';
import { competencies } from './competencies.ts';
import {
  byStopped,
  dropOffOf,
  funnelOf,
  medianOf,
  outliers,
  type DropOff,
  type Place,
} from './overview.ts';

const place = (answered: number, given: Partial<Place> = {}): Place => ({
  answered,
  stoppedAt: answered,
  isCompleted: false,
  hasEmail: false,
  people: 1,
  ...given,
});

describe('the funnel', () => {
  test('is empty without assessments', () => {
    const none = { started: 0, quarter: 0, half: 0, threeQuarters: 0, completed: 0, emailGiven: 0 };
    expect(funnelOf([])).toEqual(none);
  });

  test.each([
    [8, [0, 0, 0]],
    [9, [1, 0, 0]],
    [17, [1, 0, 0]],
    [18, [1, 1, 0]],
    [26, [1, 1, 0]],
    [27, [1, 1, 1]],
    [35, [1, 1, 1]],
  ])('%i of 35 rated', (answered, expected) => {
    const { quarter, half, threeQuarters, completed } = funnelOf([place(answered)]);
    expect([quarter, half, threeQuarters]).toEqual(expected);
    expect(completed).toBe(0);
  });

  test('adds up equal positions, and counts completed assessments at every step', () => {
    expect(
      funnelOf([
        place(1, { people: 4 }),
        place(20, { people: 3, hasEmail: true }),
        place(2, { people: 2, isCompleted: true }),
      ]),
    ).toEqual({
      started: 9,
      quarter: 5,
      half: 5,
      threeQuarters: 2,
      completed: 2,
      emailGiven: 3,
    });
  });
});

describe('the places where people stop', () => {
  const first = competencies[0].id;
  const third = competencies[2].id;

  test('are each competency in order, and the end', () => {
    const rows = dropOffOf([]);
    expect(rows.map(({ competencyId }) => competencyId)).toEqual([
      ...competencies.map(({ id }) => id),
      null,
    ]);
    expect(rows.every(({ reached, stopped }) => reached === 0 && stopped === 0)).toBe(true);
  });

  test('do not count a person for the next step after stopping, but for the end after completing', () => {
    const rows = dropOffOf([
      place(1, { stoppedAt: 0, people: 2 }),
      place(2, { people: 3 }),
      place(35, { people: 1 }),
      place(35, { stoppedAt: 90 }),
      place(35, { people: 4, isCompleted: true }),
    ]);
    expect(rows[0]).toEqual({ competencyId: first, reached: 11, stopped: 2 });
    expect(rows[2]).toEqual({ competencyId: third, reached: 9, stopped: 3 });
    expect(rows[3]).toMatchObject({ reached: 6, stopped: 0 });
    expect(rows.at(-1)).toEqual({ competencyId: null, reached: 6, stopped: 2 });
  });
});

test.each<[why: string, stopped: number[], found: number[]]>([
  ['no one left', [], []],
  ['four may be chance', [4], []],
  ['five at one place', [5], [0]],
  ['few at many places', [3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1], []],
  ['five among many who left', [5, 3, 4, 4, 3, 4, 4, 4], []],
  ['one in six of those who left', [2, 6, 4, 4, 4, 4, 4, 4, 4], [1]],
  ['two equal places', [1, 8, 8, 2], [1, 2]],
  ['the larger of two', [8, 7, 1], [0]],
])('which place stands out: %s', (_why, stopped, found) => {
  const rows = stopped.map<DropOff>((left, at) => ({
    competencyId: competencies[at]!.id,
    reached: 100 - at,
    stopped: left,
  }));
  expect(
    outliers(rows)
      .map((row) => rows.indexOf(row))
      .toSorted((one, other) => one - other),
  ).toEqual(found);
});

test.each<[counted: [value: number, people: number][], median: number | null]>([
  [[], null],
  [[[7, 0]], null],
  [[[7, 1]], 7],
  [[[9, 1], [4, 1]], 6.5], // prettier-ignore
  [[[1, 2], [5, 1]], 1], // prettier-ignore
  [[[1, 2], [5, 2]], 3], // prettier-ignore
  [[[10, 1], [2, 5], [30, 1]], 2], // prettier-ignore
])('the median of %j is %j', (counted, median) => {
  expect(medianOf(counted.map(([value, people]) => ({ value, people })))).toBe(median);
});

test('the median does not depend on the order of values', () => {
  const values = [50, 10, 40, 20, 30].map((value) => ({ value, people: 1 }));
  expect(medianOf(values)).toBe(30);
});

test('most people come first, then the larger share; steps that no one left are not listed', () => {
  const [few, many, share, none] = [
    { competencyId: 'few', reached: 10, stopped: 1 },
    { competencyId: 'many', reached: 60, stopped: 5 },
    { competencyId: 'share', reached: 40, stopped: 5 },
    { competencyId: null, reached: 30, stopped: 0 },
  ] as const;
  expect(byStopped([few, many, share, none])).toEqual([share, many, few]);
});
