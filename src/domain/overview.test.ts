import { describe, expect, test } from 'vitest';
import {
  chartStep,
  chartSteps,
  daysIn,
  daysSince,
  lastDays,
  byStopped,
  dropOffOf,
  funnelOf,
  medianOf,
  outliers,
  type DropOff,
  type Place,
  lowestOf,
} from './overview.ts';
import { competencies } from './competencies.ts';

test.each([
  ['2026-01-31', '2026-01-31', 1],
  ['2026-01-31', '2026-02-01', 2],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-02-01', '2026-01-31', 0],
])('from %s to %s is %i days', (from, to, days) => {
  expect(daysIn({ from, to })).toBe(days);
});

test('the last days end today, in UTC', () => {
  const lateInTheEvening = new Date('2026-03-01T23:59:59Z');
  expect(lastDays(30, lateInTheEvening)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(lastDays(1, lateInTheEvening)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
});

test.each([
  ['2026-03-08T00:00:00.000Z', 0],
  ['2026-03-07T23:59:59.999Z', 1],
  ['2026-03-02T00:00:00.000Z', 6],
  ['2026-03-01T23:59:59.999Z', 7],
])(
  '%s is as many days ago from morning to night, and new if it is in the last 7 days',
  (moment, days) => {
    for (const now of ['2026-03-08T00:00:00Z', '2026-03-08T23:59:59.999Z']) {
      expect(daysSince(moment, new Date(now))).toBe(days);
      expect(Date.parse(moment) >= Date.parse(lastDays(7, new Date(now)).from)).toBe(days < 7);
    }
  },
);

describe('a chart', () => {
  test('of two months has a point per day', () => {
    const period = { from: '2026-01-30', to: '2026-02-02' };
    expect(chartStep(period)).toBe('day');
    expect(chartSteps(period)).toEqual(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02']);
    expect(chartStep(lastDays(62, new Date('2026-03-01')))).toBe('day');
  });

  test('of a longer period has a point per week, starting on Monday', () => {
    const period = { from: '2026-01-01', to: '2026-12-31' };
    expect(chartStep(period)).toBe('week');
    const steps = chartSteps(period);
    expect(steps.slice(0, 2)).toEqual(['2025-12-29', '2026-01-05']);
    expect(steps.at(-1)).toBe('2026-12-28');
    expect(steps).toHaveLength(53);
    expect(new Set(steps.map((day) => new Date(day).getUTCDay()))).toEqual(new Set([1]));
  });

  test('starts with the period if that is a Monday', () => {
    expect(chartSteps({ from: '2026-01-05', to: '2026-12-31' })[0]).toBe('2026-01-05');
  });
});

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
        place(35, { isCompleted: true, hasEmail: true }),
      ]),
    ).toEqual({
      started: 10,
      quarter: 6,
      half: 6,
      threeQuarters: 3,
      completed: 3,
      emailGiven: 1,
    });
  });

  test('never rises from step to step', () => {
    const kinds = [0, 9, 20, 35].flatMap((answered) =>
      [true, false].flatMap((isCompleted) =>
        [true, false].map((hasEmail) => place(answered, { isCompleted, hasEmail })),
      ),
    );
    for (const kind of kinds) {
      const steps = Object.values(funnelOf([kind]));
      expect(steps).toEqual(steps.toSorted((a, b) => b - a));
    }
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
  [[[9, 1], [4, 1]], 6.5], // oxfmt-ignore
  [[[1, 2], [5, 1]], 1], // oxfmt-ignore
  [[[1, 2], [5, 2]], 3], // oxfmt-ignore
  [[[10, 1], [2, 5], [30, 1]], 2], // oxfmt-ignore
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

const [first, second] = competencies;
const elsewhere = competencies.find(({ category }) => category !== first.category)!;
const sum = (competencyId: string, people: number, average: number) => ({
  competencyId,
  people,
  total: people * average,
});

test('without responses the list is empty', () => {
  expect(lowestOf([])).toEqual({ people: 0, areas: [], competencies: [] });
});

test('for fewer than five people, only their number is shown', () => {
  expect(lowestOf([sum(first.id, 4, 100)])).toEqual({ people: 4, areas: [], competencies: [] });
});

test('areas and competencies are sorted from the lowest', () => {
  const {
    people,
    areas,
    competencies: shown,
  } = lowestOf([sum(first.id, 5, 400), sum(second.id, 6, 350), sum(elsewhere.id, 8, 200)]);
  expect(people).toBe(8);
  expect(areas).toEqual([
    { name: elsewhere.category, people: 8, average: 200 },
    { name: first.category, people: 6, average: (5 * 400 + 6 * 350) / 11 },
  ]);
  expect(shown.map((it) => [it.competencyId, it.average])).toEqual([
    [elsewhere.id, 200],
    [second.id, 350],
    [first.id, 400],
  ]);
});

test('seven are shown, ties in question order', () => {
  const { competencies: shown } = lowestOf(
    competencies.toReversed().map(({ id }) => sum(id, 5, 300)),
  );
  expect(shown.map(({ competencyId }) => competencyId)).toEqual(
    competencies.slice(0, 7).map(({ id }) => id),
  );
});

test('former competencies are left out', () => {
  expect(lowestOf([sum('juggling', 9, 100)])).toMatchObject({ people: 0, competencies: [] });
});
