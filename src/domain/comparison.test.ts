import { describe, expect, test } from 'vitest';
import { compareAssessments, type RatedResponse } from './comparison.ts';
import { competencies } from './competencies.ts';
import type { Rating } from './rating-scale.ts';
import type { CompetencyResponse } from './scoring.ts';
import { response, wholeArea, wholeAssessment } from './testing/responses.ts';

const at = (answeredAt: string, ...responses: readonly CompetencyResponse[]): RatedResponse[] =>
  responses.map((it) => ({ ...it, answeredAt }));
const inJanuary = (...responses: readonly CompetencyResponse[]) =>
  at('2027-01-10T12:00:00.000Z', ...responses);
const inJune = (...responses: readonly CompetencyResponse[]) =>
  at('2027-06-10T12:00:00.000Z', ...responses);

const others = 'Leadership of Others';
const self = 'Leadership of Self';

describe('a competency', () => {
  test.each([
    ['2,2', '2,2', 0, 'steady'],
    ['2,2', '2,3', 50, 'up'],
    ['2,3', '2,2', -50, 'down'],
    ['1,1', '5,5', 400, 'up'],
    ['5,5', '1,1', -400, 'down'],
    ['2,4', '3,3', 0, 'steady'],
  ])('from %s to %s differs by %i: %s', (from, to, difference, verdict) => {
    const rated = (pair: string) =>
      response('humility', ...(pair.split(',').map(Number) as [Rating, Rating]));
    const [before, after] = [rated(from), rated(to)];
    const figures = {
      before: before.averageRating,
      after: after.averageRating,
      difference,
      verdict,
    };
    expect(compareAssessments(inJanuary(before), inJune(after), {})).toMatchObject({
      overall: figures,
      areas: [{ area: self, ...figures }],
      competencies: [{ competencyId: 'humility', area: self, ...figures }],
    });
  });

  test.each<[string, CompetencyResponse[], CompetencyResponse[]]>([
    ['no answers', [], []],
    ['only an earlier answer', [response('humility', 3)], []],
    ['only a later answer', [], [response('humility', 3)]],
    ['one rating in the earlier one', [response('humility', 3, null)], [response('humility', 3)]],
    [
      'one rating in the later one',
      [response('humility', 3)],
      [response('humility', 3), response('humility', 3, null)],
    ],
  ])('with %s is not compared', (_name, before, after) => {
    const { notCompared, ...compared } = compareAssessments(
      inJanuary(...before),
      inJune(...after),
      // Without two answers, a rewording does not matter.
      { humility: ['2027-03-01'] },
    );
    expect(compared).toEqual({ overall: null, areas: [], competencies: [] });
    expect(notCompared).toEqual(
      competencies.map(({ id }) => ({ competencyId: id, reason: 'not answered in both' })),
    );
  });

  const morning = '2027-01-10T00:00:00.000Z';
  const justBefore = '2027-01-09T23:59:59.999Z';
  const later = '2027-06-10T12:00:00.000Z';

  test.each<[string, string, string, string[], boolean]>([
    ['never', morning, later, [], true],
    ['before both', morning, later, ['2027-01-09'], true],
    ['as the day of the first began', morning, later, ['2027-01-10'], true],
    ['between', morning, later, ['2027-01-11'], false],
    ['between, with the later one first', later, morning, ['2027-01-11'], false],
    ['on the day of the second', morning, later, ['2027-06-10'], false],
    ['as the day of the second began', justBefore, morning, ['2027-01-10'], false],
    ['after both', morning, later, ['2027-06-11'], true],
    ['before both and after both', morning, later, ['2026-01-01', '2028-01-01'], true],
    ['before both and between', morning, later, ['2026-01-01', '2027-03-01'], false],
    ['twice between', morning, later, ['2027-02-01', '2027-03-01'], false],
  ])('that was reworded %s: from %s to %s', (_name, first, second, days, isCompared) => {
    const both = [response('humility', 3), response('influence', 3)];
    const { competencies: compared, notCompared } = compareAssessments(
      at(first, ...both),
      at(second, ...both),
      { humility: days },
    );
    const ids = compared.map(({ competencyId }) => competencyId);
    expect(ids).toEqual(isCompared ? ['influence', 'humility'] : ['influence']);
    expect(notCompared.filter(({ reason }) => reason === 'reworded')).toEqual(
      isCompared ? [] : [{ competencyId: 'humility', reason: 'reworded' }],
    );
  });
});

describe('areas and the overall score', () => {
  test('include only compared competencies, on both sides', () => {
    const before = inJanuary(...wholeArea(others, 2), response('humility', 1));
    const after = inJune(
      ...wholeArea(others, 3),
      // Only in the later one, half answered, and reworded: none of them counts.
      response('resilience', 5),
      response('team-building', 5, null),
      response('empowering-motivating', 5),
    );
    const figures = { before: 200, after: 300, difference: 100, verdict: 'up' };
    const { overall, areas } = compareAssessments(before, after, {
      'empowering-motivating': ['2027-03-01'],
    });
    expect(overall).toEqual(figures);
    expect(areas).toEqual([{ area: others, ...figures }]);
  });

  test('are rounded half up', () => {
    const before = [
      response('facilitating-difficult-conversations', 3, 4),
      response('human-capital-management', 3),
      response('team-building', 3),
      response('humility', 3),
    ];
    const after = [...before, response('humility', 3, 4)];
    const { overall, areas } = compareAssessments(inJanuary(...before), inJune(...after), {});
    // 312.5 and 325; the area's 316.66….
    expect(overall).toEqual({ before: 313, after: 325, difference: 12, verdict: 'steady' });
    expect(areas).toEqual([
      { area: self, before: 300, after: 350, difference: 50, verdict: 'up' },
      { area: others, before: 317, after: 317, difference: 0, verdict: 'steady' },
    ]);
  });

  test('a difference just below the limit is none, even if the shown figures differ by it', () => {
    // One of 35 stays the same: 320 and 368.57….
    const before = competencies.map(({ id }, index) => response(id, index < 7 ? 4 : 3));
    const after = before.map((it, index) =>
      index === 0 ? it : response(it.competencyId, it.question1Rating, index < 7 ? 5 : 4),
    );
    expect(compareAssessments(inJanuary(...before), inJune(...after), {}).overall).toEqual({
      before: 320,
      after: 369,
      difference: 49,
      verdict: 'steady',
    });
  });
});

test('come in order: the largest rise first, the largest fall last, ties in question order', () => {
  const { areas, competencies: sorted } = compareAssessments(
    inJanuary(...wholeAssessment(3)),
    inJune(
      ...wholeAssessment(3),
      response('accountability', 1),
      response('problem-solving', 2),
      response('humility', 5),
      response('resilience', 4),
      response('initiative', 4),
      ...wholeArea(others, 2),
    ),
    {},
  );
  const ids = sorted.map(({ competencyId }) => competencyId);
  expect(ids.slice(0, 4)).toEqual(['humility', 'initiative', 'resilience', 'decision-making']);
  expect(ids.slice(-3)).toEqual([
    'developing-mentoring',
    'empowering-motivating',
    'accountability',
  ]);
  expect(areas.map(({ area }) => area)).toEqual([
    self,
    'Interpersonal Relationships',
    'Strategic Planning & Focus',
    'Follow Through & Output',
    others,
  ]);
});
