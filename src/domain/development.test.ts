import { describe, expect, test } from 'vitest';
import { areaNames, type AreaName } from './areas.ts';
import {
  areasToFinish,
  areEqual,
  developmentStatus,
  lowestAreas,
  onlyPriority,
  priorityAreas,
  rankAreas,
  strengthAreas,
  topAreas,
  adviceText,
  adviceTier,
} from './development.ts';
import { summarizeAreas, type AreaSummary } from './scoring.ts';
import { wholeArea, wholeAssessment, idsOf, response } from './testing/responses.ts';
import { formatAverage } from './score-format.ts';

/** The five areas with these averages; null is an area without an answer. */
function withAverages(...averages: readonly (number | null)[]) {
  return summarizeAreas([]).map((area, index) => {
    const average = averages[index] ?? null;
    return average === null ? area : { ...area, completed: area.total, averageScore: average };
  });
}

const [followThrough, interpersonal, others, self, strategic] = areaNames as [
  AreaName,
  AreaName,
  AreaName,
  AreaName,
  AreaName,
];

const names = (summaries: readonly AreaSummary[]) => summaries.map(({ name }) => name);

describe('priority and strength areas', () => {
  test.each<[string, (number | null)[], AreaName[], AreaName[]]>([
    ['nothing answered', [], [], []],
    ['one area, weak', [null, null, 1], [others], []],
    ['one area from 3.5 to below 4 is not both', [null, null, null, 3.5], [self], []],
    ['one area just below 4', [null, 3.99], [interpersonal], []],
    ['one area at 4', [null, 4], [], [interpersonal]],
    ['the weakest and the best of five', [3, 2.5, 2, 3.5, 5], [others], [strategic]],
    ['the best just below 3.5', [3, 3.49], [followThrough], []],
    ['the weakest at 4, the others above', [4.5, 4, 5, 4.2, 4.1], [], [others]],
    ['two equally weak', [3, 2, 4, 2, 5], [interpersonal, self], [strategic]],
    ['two equally strong', [3, 4, 4.5, 4.5, 1], [strategic], [others, self]],
    ['all equal below 3.5', [3, 3, 3, 3, 3], [...areaNames], []],
    ['all equal from 3.5 to below 4', [3.6, 3.6, 3.6, 3.6, 3.6], [...areaNames], []],
    ['all fives', [5, 5, 5, 5, 5], [], [...areaNames]],
    ['weak ones that read the same', [3.36, 3.44, 4], [followThrough, interpersonal], [others]],
    ['weak ones that do not read the same', [3.34, 3.36, 4], [followThrough], [others]],
    ['strong ones that read the same', [1, 4.36, 4.44], [followThrough], [interpersonal, others]],
    ['at 4 and just below it, which reads the same', [3.96, 4], [followThrough], []],
    ['both below 4 and the best reads the same', [3.66, 3.74], [followThrough, interpersonal], []],
    ['at 3.5 and just below it', [1, 3.46, 3.5], [followThrough], [others]],
  ])('%s', (_name, averages, priority, strength) => {
    const summaries = withAverages(...averages);
    expect(names(priorityAreas(summaries))).toEqual(priority);
    expect(names(strengthAreas(summaries))).toEqual(strength);
  });

  test('never overlap, whatever the averages', () => {
    for (let first = 10; first <= 50; first += 1) {
      for (let second = 10; second <= 50; second += 1) {
        const summaries = withAverages(first / 10, second / 10, 3.7);
        const priority = new Set(names(priorityAreas(summaries)));
        for (const best of [strengthAreas(summaries), topAreas(summaries)]) {
          expect(priority.intersection(new Set(names(best))).size).toBe(0);
        }
        expect(priorityAreas(summaries).length + strengthAreas(summaries).length).toBeGreaterThan(
          0,
        );
      }
    }
  });

  test('are complete areas only', () => {
    const summaries = summarizeAreas([
      ...wholeArea('Leadership of Others', 4).slice(1),
      ...wholeArea('Leadership of Self', 3),
      ...wholeArea('Strategic Planning & Focus', 4),
    ]);
    expect(names(priorityAreas(summaries))).toEqual([self]);
    expect(names(strengthAreas(summaries))).toEqual([strategic]);
    expect(areasToFinish(summaries)).toEqual([]);
  });

  test('wait for an incomplete area that is lower or higher', () => {
    const summaries = summarizeAreas([
      ...wholeArea('Leadership of Others', 1).slice(1),
      ...wholeArea('Leadership of Self', 3),
      ...wholeArea('Strategic Planning & Focus', 4),
      ...wholeArea('Interpersonal Relationships', 5).slice(1),
    ]);
    expect(priorityAreas(summaries)).toEqual([]);
    expect(strengthAreas(summaries)).toEqual([]);
    expect(names(areasToFinish(summaries))).toEqual(['Leadership of Others']);
  });

  test('do not wait for an incomplete area that is just as low', () => {
    const summaries = summarizeAreas([
      ...wholeArea('Leadership of Others', 2).slice(1),
      ...wholeArea('Leadership of Self', 2),
    ]);
    expect(names(priorityAreas(summaries))).toEqual(['Leadership of Self']);
    expect(areasToFinish(summaries)).toEqual([]);
  });
});

describe('topAreas', () => {
  test('are none while nothing is answered', () => {
    expect(topAreas(summarizeAreas([]))).toEqual([]);
  });

  test('are complete: a single high answer does not make an area the top one', () => {
    const responses = [
      ...wholeArea('Follow Through & Output', 4),
      ...wholeArea('Strategic Planning & Focus', 5).slice(0, 1),
    ];
    expect(names(topAreas(summarizeAreas(responses)))).toEqual([followThrough]);
    expect(topAreas(summarizeAreas(responses.slice(7)))).toEqual([]);
  });

  test.each<[string, (number | null)[], AreaName[]]>([
    ['all tied ones', [null, 4, 4, 3], [interpersonal, others]],
    ['the only one, at 4', [4], [followThrough]],
    ['not the only one below 4: it is the priority', [3.9], []],
    ['none if all are tied below 4', [3, 3, 3, 3, 3], []],
    ['none that reads the same as the priority', [3.96, 4], []],
  ])('are %s', (_name, averages, expected) => {
    expect(names(topAreas(withAverages(...averages)))).toEqual(expected);
  });
});

test.each<[string, (number | null)[], AreaName[]]>([
  ['nothing answered', [], []],
  ['the lowest of five, even if it is strong', [4.5, 4, 5, 4.2, 4.1], [interpersonal]],
  ['two that read the same', [3.36, 3.44, 4], [followThrough, interpersonal]],
])('the lowest areas: %s', (_name, averages, expected) => {
  expect(names(lowestAreas(withAverages(...averages)))).toEqual(expected);
});

test.each<[string, (number | null)[], AreaName | null]>([
  ['nothing answered', [], null],
  ['the weakest of five', [3, 2.5, 2, 3.5, 5], others],
  ['two that read the same', [3.36, 3.44, 4], null],
  ['all equal', [3, 3, 3, 3, 3], null],
  ['all strong', [4, 4.5], null],
])('names the one area to start with, and none among ties: %s', (_name, averages, expected) => {
  expect(onlyPriority(withAverages(...averages))?.name ?? null).toBe(expected);
});

describe('rankAreas', () => {
  test.each<[string, (number | null)[], AreaName[]]>([
    ['nothing answered', [], [...areaNames]],
    ['lowest first', [3, 2.5, 2, 3.5, 5], [others, interpersonal, followThrough, self, strategic]],
    [
      'those that read the same in display order',
      [3.36, 3.44, 4, 3.4, 4.04],
      [followThrough, interpersonal, self, others, strategic],
    ],
    [
      'complete ones before the others',
      [null, 2, null, 1],
      [self, interpersonal, followThrough, others, strategic],
    ],
  ])('%s', (_name, averages, expected) => {
    expect(names(rankAreas(withAverages(...averages)))).toEqual(expected);
  });

  test('a low average of few answers comes after every complete area', () => {
    const responses = [
      ...wholeArea(strategic, 1).slice(0, 1),
      ...wholeArea(self, 5),
      ...wholeArea(interpersonal, 2).slice(1),
    ];
    expect(names(rankAreas(summarizeAreas(responses)))).toEqual([
      self,
      interpersonal,
      strategic,
      followThrough,
      others,
    ]);
  });
});

test.each<[string, (number | null)[], boolean]>([
  ['nothing answered', [], false],
  ['one complete area', [3], false],
  ['two that are equal', [3, null, 3], true],
  ['two that read the same', [3.36, 3.44], true],
  ['two that differ', [3, 4], false],
  ['all fives', [5, 5, 5, 5, 5], true],
])('reports whether all areas are tied: %s', (_name, averages, expected) => {
  expect(areEqual(withAverages(...averages))).toBe(expected);
});

describe('developmentStatus', () => {
  const statuses = (summaries: ReturnType<typeof withAverages>) =>
    summaries.map((area) => developmentStatus(area, summaries));

  test('names the priority, the complete areas, and those to do', () => {
    expect(statuses(withAverages(3, 2, null, 4.5))).toEqual([
      'Assessed',
      'Priority Focus',
      'Ready to Develop',
      'Assessed',
      'Ready to Develop',
    ]);
  });

  test('names no priority if all complete areas are tied', () => {
    expect(statuses(withAverages(2, 2, null))).toEqual([
      'Assessed',
      'Assessed',
      'Ready to Develop',
      'Ready to Develop',
      'Ready to Develop',
    ]);
  });

  test('names both of two tied priority areas', () => {
    expect(statuses(withAverages(2, 3, null, 2))).toEqual([
      'Priority Focus',
      'Assessed',
      'Ready to Develop',
      'Priority Focus',
      'Ready to Develop',
    ]);
  });

  test('names none if all are tied', () => {
    expect(new Set(statuses(withAverages(2, 2, 2, 2, 2)))).toEqual(new Set(['Assessed']));
  });

  test('names the priority also if another area reads the same but is not below 4', () => {
    expect(statuses(withAverages(3.96, 4)).slice(0, 2)).toEqual(['Priority Focus', 'Assessed']);
  });

  test('names the only complete area if it is below 4', () => {
    expect(statuses(withAverages(2))[0]).toBe('Priority Focus');
  });

  test('is Ready to Develop everywhere before the first area is complete', () => {
    const summaries = summarizeAreas(wholeArea('Leadership of Others', 1).slice(1));
    expect(new Set(statuses(summaries))).toEqual(new Set(['Ready to Develop']));
  });

  test('has no priority if all areas are strong', () => {
    expect(new Set(statuses(summarizeAreas(wholeAssessment(4))))).toEqual(new Set(['Assessed']));
  });
});

const strong = 'Strong competency area. Consider mentoring others in these skills.';
const developing = 'Developing well. Continue building and practicing these capabilities.';
const focus = 'Focus area for development. Prioritize learning resources and practice.';

const whole = (averageScore: number) => ({ completed: 7, total: 7, averageScore });

test.each([
  [1, 'focus', focus],
  [2.9, 'focus', focus],
  [2.995, 'focus', focus],
  [3, 'developing', developing],
  [3.5, 'developing', developing],
  [3.995, 'developing', developing],
  [4, 'strong', strong],
  [5, 'strong', strong],
])('an average of %d is tier %s', (average, tier, text) => {
  expect(adviceTier(average)).toBe(tier);
  expect(adviceText(whole(average))).toBe(text);
});

test.each([
  ['nothing is rated', 0, 0],
  ['one of seven is rated', 1, 4],
  ['six of seven are rated', 6, 1],
])('there is no advice for an incomplete area: %s', (_name, completed, averageScore) => {
  expect(adviceText({ completed, total: 7, averageScore })).toBeNull();
});

test('nothing answered has no tier', () => {
  expect(adviceTier(0)).toBeNull();
});

test('the tier follows the exact average, even if it is shown rounded up to the next tier', () => {
  const responses = idsOf('Interpersonal Relationships').map((id, index) =>
    response(id, 3, index === 0 ? 2 : 3),
  );
  const area = summarizeAreas(responses).find(
    ({ name }) => name === 'Interpersonal Relationships',
  )!;
  expect(area.averageScore).toBe(2.95);
  expect(formatAverage(area.averageScore)).toBe('3.0');
  expect(adviceText(area)).toBe(focus);
});
