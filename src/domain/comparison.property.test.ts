import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaNames } from './areas.ts';
import { compareAssessments, type RatedResponse } from './comparison.ts';
import { CHANGE_FROM } from './score-format.ts';
import { competencies, type CompetencyId } from './competencies.ts';
import type { Rating } from './rating-scale.ts';
import type { Rewordings } from './rewordings.ts';
import { calculateScores } from './scoring.ts';
import { response } from './testing/responses.ts';

const rating = fc.constantFrom<(Rating | null)[]>(1, 2, 3, 4, 5, 5, 4, 3, null);
const day = fc.constantFrom('2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04');
const rated = (id: CompetencyId): fc.Arbitrary<RatedResponse> =>
  fc
    .tuple(
      rating,
      rating.filter((it) => it !== null),
      day,
    )
    .map(([one, other, on]) => ({ ...response(id, one, other), answeredAt: `${on}T08:00:00Z` }));
/** Most competencies, in any order. */
const assessment = fc
  .shuffledSubarray(
    competencies.map(({ id }) => id),
    { minLength: 20 },
  )
  .chain((ids) => fc.tuple(...ids.map(rated)));
const rewordings: fc.Arbitrary<Rewordings> = fc.dictionary(
  fc.constantFrom(...competencies.map(({ id }) => id)),
  fc.array(day, { maxLength: 2 }),
  { maxKeys: 5 },
);
const inTheOrderAsked = (responses: readonly RatedResponse[]) =>
  competencies.flatMap(({ id }) => responses.filter((it) => it.competencyId === id));

test('the order of the responses does not matter', () => {
  fc.assert(
    fc.property(assessment, assessment, rewordings, (before, after, reworded) => {
      expect(compareAssessments(before, after, reworded)).toEqual(
        compareAssessments(inTheOrderAsked(before), inTheOrderAsked(after), reworded),
      );
    }),
  );
});

test('the opposite comparison has the opposite differences', () => {
  const opposite = { up: 'down', down: 'up', steady: 'steady' } as const;
  fc.assert(
    fc.property(assessment, assessment, rewordings, (before, after, reworded) => {
      const there = compareAssessments(before, after, reworded);
      const back = compareAssessments(after, before, reworded);
      const exchanged = <C extends NonNullable<typeof there.overall>>(change: C) => ({
        ...change,
        before: change.after,
        after: change.before,
        difference: 0 - change.difference,
        verdict: opposite[change.verdict],
      });
      expect(back.overall).toEqual(there.overall && exchanged(there.overall));
      expect(new Set(back.areas)).toEqual(new Set(there.areas.map(exchanged)));
      expect(new Set(back.competencies)).toEqual(new Set(there.competencies.map(exchanged)));
      expect(back.notCompared).toEqual(there.notCompared);
    }),
  );
});

test('an assessment does not differ from itself, and keeps its scores', () => {
  fc.assert(
    fc.property(assessment, rewordings, (given, reworded) => {
      const { overall, areas, competencies: all } = compareAssessments(given, given, reworded);
      for (const change of [...areas, ...all, ...(overall ? [overall] : [])]) {
        expect(change).toMatchObject({ difference: 0, verdict: 'steady' });
      }
      const { overallScore, categoryScores } = calculateScores(given);
      expect(overall?.before ?? null).toBe(overallScore);
      expect(Object.fromEntries(areas.map((it) => [it.area, it.after]))).toEqual(categoryScores);
    }),
  );
});

test('each competency is compared or not, and the verdict follows the exact averages', () => {
  fc.assert(
    fc.property(assessment, assessment, rewordings, (before, after, reworded) => {
      const comparison = compareAssessments(before, after, reworded);
      const { competencies: all, notCompared } = comparison;
      const ids = [...all, ...notCompared].map(({ competencyId }) => competencyId);
      expect(ids.toSorted()).toEqual(competencies.map(({ id }) => id).toSorted());
      for (const name of areaNames) {
        const ofArea = all.filter(({ area }) => area === name);
        const exact = ofArea.reduce((sum, it) => sum + it.difference, 0);
        const limit = CHANGE_FROM * ofArea.length;
        const verdict = exact >= limit ? 'up' : exact <= -limit ? 'down' : 'steady';
        const change = comparison.areas.find(({ area }) => area === name);
        expect(change?.verdict).toBe(ofArea.length === 0 ? undefined : verdict);
      }
    }),
  );
});
