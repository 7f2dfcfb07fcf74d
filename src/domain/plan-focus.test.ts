import fc from 'fast-check';
import { expect, test } from 'vitest';
import { competencies, competencyById } from './competencies.ts';
import { clearFocus, MAX_FOCUS, suggestFocus } from './plan-focus.ts';
import type { Rating } from './rating-scale.ts';
import type { CompetencyResponse } from './scoring.ts';
import { response, wholeArea, wholeAssessment } from './testing/responses.ts';

const others = 'Leadership of Others';
const strategic = 'Strategic Planning & Focus';

test.each<[string, CompetencyResponse[], [string, string][]]>([
  ['nothing answered', [], []],
  ['half an answer', [response('humility', 1, null)], []],
  [
    'a competency that no longer exists',
    [{ ...response('humility', 1), competencyId: 'juggling' }],
    [],
  ],
  ['all at the top', wholeAssessment(5), []],
  ['one just below the top', [response('humility', 4, 5)], [['humility', 'lowest overall']]],
  [
    'no area complete: the lowest, of equals those of the lower area first',
    [
      response('humility', 3),
      response('resilience', 2),
      response('influence', 3),
      response('accountability', 3, 4),
    ],
    [
      ['resilience', 'lowest overall'],
      ['humility', 'lowest overall'],
      ['influence', 'lowest overall'],
    ],
  ],
  [
    'a priority area, and lower ones elsewhere: the lowest first',
    [
      ...wholeAssessment(5),
      ...wholeArea(others, 3),
      response('team-building', 2),
      response('resilience', 1, 2),
      response('humility', 1),
    ],
    [
      ['humility', 'lowest overall'],
      ['resilience', 'lowest overall'],
      ['team-building', 'priority area'],
    ],
  ],
  [
    'a priority area and equal ones elsewhere: those of the priority area first',
    [
      ...wholeAssessment(5),
      ...wholeArea(others, 3),
      response('team-building', 2),
      response('human-capital-management', 2, 3),
      response('conflict-resolution', 2),
      response('humility', 3),
    ],
    [
      ['team-building', 'priority area'],
      ['conflict-resolution', 'lowest overall'],
      ['human-capital-management', 'priority area'],
    ],
  ],
  [
    'equally low competencies: those of the priority area first',
    [
      ...wholeAssessment(5),
      ...wholeArea(others, 3),
      response('team-building', 2),
      response('empowering-motivating', 2),
      response('accountability', 2),
      response('conflict-resolution', 2),
    ],
    [
      ['team-building', 'priority area'],
      ['empowering-motivating', 'priority area'],
      ['accountability', 'lowest overall'],
    ],
  ],
  [
    'all other areas at the top: all from the priority area',
    [...wholeArea(others, 3), ...wholeArea(strategic, 5)],
    [
      ['facilitating-difficult-conversations', 'priority area'],
      ['human-capital-management', 'priority area'],
      ['team-building', 'priority area'],
    ],
  ],
  [
    'two equally low areas, of which none is the priority',
    [
      ...wholeArea(others, 3),
      ...wholeArea(strategic, 3),
      response('team-building', 2),
      response('empowering-motivating', 4),
      response('strategic-thinking', 1),
      response('lifestyle-habits', 5),
      response('humility', 1),
    ],
    [
      ['humility', 'lowest overall'],
      ['strategic-thinking', 'lowest overall'],
      ['team-building', 'lowest overall'],
    ],
  ],
  [
    'equally low competencies, and two equally low areas: those of the two first',
    [
      ...wholeAssessment(4),
      ...wholeArea(others, 3),
      ...wholeArea(strategic, 3),
      response('accountability', 2),
      response('team-building', 2),
      response('strategic-thinking', 2),
    ],
    [
      ['team-building', 'lowest overall'],
      ['strategic-thinking', 'lowest overall'],
      ['accountability', 'lowest overall'],
    ],
  ],
  [
    'all areas equal: the lowest as they are asked',
    wholeAssessment(3),
    [
      ['accountability', 'lowest overall'],
      ['decision-making', 'lowest overall'],
      ['problem-solving', 'lowest overall'],
    ],
  ],
  [
    'a complete area at 4, which is no priority',
    [...wholeArea(others, 4), response('humility', 1), response('resilience', 3)],
    [
      ['humility', 'lowest overall'],
      ['resilience', 'lowest overall'],
      ['facilitating-difficult-conversations', 'lowest overall'],
    ],
  ],
])('suggests from %s', (_name, responses, expected) => {
  expect(suggestFocus(responses).map((it) => [it.competencyId, it.reason])).toEqual(expected);
});

test.each<[string, CompetencyResponse[], string[]]>([
  ['all equal', wholeAssessment(3), []],
  [
    'one lower than the others',
    [...wholeArea(others, 3), response('team-building', 2)],
    ['team-building'],
  ],
  [
    'no more than fit',
    [response('humility', 3), response('influence', 3)],
    ['influence', 'humility'],
  ],
])('names only suggestions without an equal left out: %s', (_name, responses, expected) => {
  expect(clearFocus(responses).map((it) => it.competencyId)).toEqual(expected);
});

test("gives each competency's area and average", () => {
  expect(suggestFocus([response('humility', 2, 3)])).toEqual([
    {
      competencyId: 'humility',
      reason: 'lowest overall',
      area: 'Leadership of Self',
      averageRating: 250,
    },
  ]);
});

const rating = fc.constantFrom<Rating[]>(1, 2, 3, 4, 5);
/** Each competency at most once, often a whole area, in question order. */
const responses = fc
  .array(fc.option(fc.tuple(rating, rating), { freq: 10 }), {
    minLength: competencies.length,
    maxLength: competencies.length,
  })
  .map((all) =>
    competencies.flatMap(({ id }, index) => {
      const given = all[index];
      return given ? [response(id, ...given)] : [];
    }),
  );

test('the order of the responses does not matter', () => {
  const shuffled = responses.chain((asked) =>
    fc.tuple(
      fc.constant(asked),
      fc.shuffledSubarray(asked, { minLength: asked.length, maxLength: asked.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([asked, anyhow]) => {
      expect(suggestFocus(anyhow)).toEqual(suggestFocus(asked));
    }),
  );
});

test('as many as possible, each once, with its average, and none lower in its area is left out', () => {
  fc.assert(
    fc.property(responses, (given) => {
      const suggested = suggestFocus(given);
      const belowTop = given.filter((it) => it.averageRating < 500);
      const ids = new Set<string>(suggested.map((it) => it.competencyId));
      expect(ids.size).toBe(Math.min(MAX_FOCUS, belowTop.length));
      expect(suggested).toHaveLength(ids.size);
      for (const { competencyId, area, averageRating } of suggested) {
        expect(area).toBe(competencyById.get(competencyId)?.category);
        expect(belowTop).toContainEqual(expect.objectContaining({ competencyId, averageRating }));
        const leftOut = belowTop.filter((it) => it.category === area && !ids.has(it.competencyId));
        expect(leftOut.every((it) => it.averageRating >= averageRating)).toBe(true);
      }
    }),
  );
});
