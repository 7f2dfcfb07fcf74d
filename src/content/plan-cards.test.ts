import { expect, test } from 'vitest';
import { summarizeAreas } from '#domain/scoring.ts';
import { furtherActions, priorityActions, strengthActions, planCards } from './plan-cards.ts';

/** The five areas with these averages; null is an area without an answer. */
function cards(...averages: readonly (number | null)[]) {
  const areas = summarizeAreas([]).map((area, index) => {
    const average = averages[index] ?? null;
    return average === null ? area : { ...area, completed: area.total, averageScore: average };
  });
  return planCards(areas).map(({ label, title, reason }) => `${label}: ${title}. ${reason}`);
}

test.each<[string, (number | null)[], string[]]>([
  ['no area is complete', [], []],
  [
    'one is the lowest, one the highest',
    [3, 2.5, 3, 4.4, 3],
    [
      'Where to Start: Interpersonal Relationships. At 2.5, the lowest of the completed areas. Begin with one of these.',
      'Strength: Leadership of Self. At 4.4, the highest of the completed areas. Use it to help others.',
    ],
  ],
  [
    'only one is complete, below 4',
    [3.7],
    [
      'Where to Start: Follow Through & Output. At 3.7, the only area completed so far. Begin with one of these.',
    ],
  ],
  [
    'only one is complete, and it is strong',
    [4.5],
    [
      'Next Step: Raise the Bar. Every completed area is at 4.0 or above. Find out whether others agree, then raise the challenge.',
      'Strength: Follow Through & Output. At 4.5, the only area completed so far. Use it to help others.',
    ],
  ],
  [
    'two are equal at either end',
    [2, 2, 3, 4, 4],
    [
      'Where to Start: Follow Through & Output and Interpersonal Relationships. At 2.0 each, the lowest of the completed areas. Begin with the one that matters most to your work now.',
      'Strength: Leadership of Self and Strategic Planning & Focus. At 4.0 each, the highest of the completed areas. Use one of them to help others.',
    ],
  ],
  [
    'three are equally low',
    [2, 2, 2, 3],
    [
      'Where to Start: Three Tied Areas. At 2.0 each, the lowest of the completed areas. Begin with the one that matters most to your work now.',
    ],
  ],
  [
    'all are equal below 4',
    [3.6, 3.6, 3.6, 3.6, 3.6],
    [
      'Where to Start: Five Tied Areas. At 3.6 each, so none comes first. Begin with the one that matters most to your work now.',
    ],
  ],
  [
    'two read the same, and one of them is below 4',
    [3.96, 4],
    [
      'Where to Start: Follow Through & Output. At 4.0, the lowest of the completed areas. Begin with one of these.',
    ],
  ],
  [
    'all are fives',
    [5, 5, 5, 5, 5],
    [
      'Next Step: Raise the Bar. Every completed area is at 5.0, the top of the scale. Find out whether others agree, then raise the challenge.',
      'Strength: Five Tied Areas. At 5.0 each, so none comes first. Choose the one you most enjoy, and use it to help others.',
    ],
  ],
])('shows the cards if %s', (_name, averages, expected) => {
  expect(cards(...averages)).toEqual(expected);
});

test.each([
  [
    true,
    'Next Step',
    'Finish Leadership of Others',
    'Rate its last 2 competencies to see where to start.',
  ],
  [
    false,
    'Not Finished',
    'Leadership of Others',
    'Once its last 2 competencies are rated, you will see here where to start.',
  ],
])(
  'suggests finishing a lower area first; the reader can finish it: %s',
  (canFinish, label, title, how) => {
    const areas = summarizeAreas([]).map((area, index) => {
      if (index < 2) return { ...area, completed: area.total, averageScore: 3.5 };
      return index === 2 ? { ...area, completed: area.total - 2, averageScore: 2.3 } : area;
    });
    const reason = `At 2.3 so far, lower than any completed area. ${how}`;
    expect(planCards(areas, canFinish)[0]).toEqual({ label, title, reason, parts: [] });
  },
);

function parts(...averages: readonly number[]) {
  const areas = summarizeAreas([]).map((area, index) => ({
    ...area,
    completed: area.total,
    averageScore: averages[index]!,
  }));
  return planCards(areas).map((card) => card.parts);
}

test('shows all actions of one area, and of each of two equal areas', () => {
  const [start, strength] = parts(2, 3, 3, 4, 4);
  expect(start).toEqual([{ area: null, actions: priorityActions['Follow Through & Output'] }]);
  expect(strength).toEqual([
    { area: 'Leadership of Self', actions: strengthActions['Leadership of Self'] },
    { area: 'Strategic Planning & Focus', actions: strengthActions['Strategic Planning & Focus'] },
  ]);
});

test('shows one action of each of many equal areas, and always a next step', () => {
  expect(parts(3, 3, 3, 3, 3)[0]?.map(({ actions }) => actions.length)).toEqual([1, 1, 1, 1, 1]);
  const [next, strength] = parts(5, 5, 5, 5, 5);
  expect(next).toEqual([{ area: null, actions: furtherActions }]);
  expect(strength?.map(({ actions }) => actions.length)).toEqual([1, 1, 1, 1, 1]);
});
