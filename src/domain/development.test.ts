import { describe, expect, test } from 'vitest';
import { areaNames, type AreaName } from './areas.ts';
import { developmentStatus, priorityArea, strengthArea, topArea } from './development.ts';
import { summarizeAreas } from './scoring.ts';
import { wholeArea, wholeAssessment } from './testing/responses.ts';

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

describe('priorityArea', () => {
  test.each([
    ['nothing answered', [], undefined],
    ['one area, weak', [null, null, 1], others],
    ['one area just below 4', [null, 3.99], interpersonal],
    ['one area at 4', [null, 4], undefined],
    ['the weakest of five', [3, 2.5, 2, 3.5, 5], others],
    ['the weakest at 4, the others above', [4.5, 4, 5, 4.2, 4.1], undefined],
    ['two equally weak: the first in display order', [3, 2, 4, 2, 5], interpersonal],
    ['all equal', [3, 3, 3, 3, 3], followThrough],
    ['all fives', [5, 5, 5, 5, 5], undefined],
  ])('%s', (_name, averages, expected) => {
    expect(priorityArea(withAverages(...averages))?.name).toBe(expected);
  });

  test('looks only at areas that are complete', () => {
    const [missing, ...rest] = wholeArea('Leadership of Others', 1);
    const summaries = summarizeAreas([...rest, ...wholeArea('Leadership of Self', 3)]);
    expect(priorityArea(summaries)?.name).toBe(self);
    expect(missing).toBeDefined();
  });
});

describe('strengthArea', () => {
  test.each([
    ['nothing answered', [], undefined],
    ['one area at 3.5', [null, null, null, 3.5], self],
    ['one area just below 3.5', [3.49], undefined],
    ['the best of five', [3, 4, 2, 4.5, 4.4], self],
    ['two equally strong: the first in display order', [3, 4, 4.5, 4.5, 1], others],
    ['all fives', [5, 5, 5, 5, 5], followThrough],
    ['all weak', [1, 2, 3, 3.4, 3.2], undefined],
  ])('%s', (_name, averages, expected) => {
    expect(strengthArea(withAverages(...averages))?.name).toBe(expected);
  });

  test('looks only at areas that are complete', () => {
    expect(strengthArea(summarizeAreas(wholeArea('Leadership of Others', 5).slice(1)))).toBeNull();
  });
});

describe('topArea', () => {
  test('is null while nothing is answered', () => {
    expect(topArea(summarizeAreas([]))).toBeNull();
  });

  test('counts also an area with a single answer', () => {
    const responses = [
      ...wholeArea('Follow Through & Output', 3),
      ...wholeArea('Strategic Planning & Focus', 4).slice(0, 1),
    ];
    expect(topArea(summarizeAreas(responses))?.name).toBe(strategic);
  });

  test('of equals is the first in display order', () => {
    expect(topArea(withAverages(null, 4, 4))?.name).toBe(interpersonal);
  });
});

describe('developmentStatus', () => {
  const statuses = (summaries: ReturnType<typeof withAverages>) =>
    summaries.map((area) => developmentStatus(area, summaries));

  test('names the weakest, the assessed and those still to do', () => {
    expect(statuses(withAverages(3, 2, null, 4.5))).toEqual([
      'Assessed',
      'Priority Focus',
      'Ready to Develop',
      'Assessed',
      'Ready to Develop',
    ]);
  });

  test('names one of two equally weak areas', () => {
    expect(statuses(withAverages(2, 2, 2, 2, 2))).toEqual([
      'Priority Focus',
      ...Array.from({ length: 4 }, () => 'Assessed'),
    ]);
  });

  test('is Ready to Develop everywhere before the first area is complete', () => {
    const summaries = summarizeAreas(wholeArea('Leadership of Others', 1).slice(1));
    expect(new Set(statuses(summaries))).toEqual(new Set(['Ready to Develop']));
  });

  test('has no priority when all is strong', () => {
    expect(new Set(statuses(summarizeAreas(wholeAssessment(4))))).toEqual(new Set(['Assessed']));
  });
});
