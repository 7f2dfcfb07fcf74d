import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { competencies, competencyById } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { averageRating, calculateScores, type CompetencyResponse } from '#domain/scoring.ts';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Save {
  competencyId: string;
  ratings: readonly [Rating | null, Rating | null];
}
type Call = Save | 'reset';
/** Simultaneous calls; the next step begins when all are answered. */
type Step = readonly Call[];

const rating = fc.constantFrom<(Rating | null)[]>(1, 2, 3, 4, 5, null);
const save = fc.record({
  // Few competencies, so that responses are often replaced, from all areas.
  competencyId: fc.constantFrom(
    ...competencies.filter((_, index) => index % 4 === 0).map(({ id }) => id),
  ),
  ratings: fc.tuple(rating, rating).filter(([first, second]) => first !== null || second !== null),
});
const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 9, arbitrary: save },
  { weight: 1, arbitrary: fc.constant('reset' as const) },
);
const step = fc.oneof(
  { weight: 2, arbitrary: fc.tuple(call) },
  { weight: 1, arbitrary: fc.array(call, { minLength: 2, maxLength: 6 }) },
);

test('after any saves and resets, some at once, the scores match the latest responses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const owner = new TestCaller(server.app);
      const { id } = await owner.start();
      let known = new Map<string, CompetencyResponse>();
      for (const calls of steps) {
        const answers = await Promise.all(calls.map((one) => send(owner, id, one)));
        expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
        const now = await readResponses(owner, id);
        const impossible = competencies.filter(
          ({ id: competencyId }) =>
            !possibleAfter(calls, competencyId, known).some((possible) =>
              isDeepStrictEqual(possible, now.get(competencyId)),
            ),
        );
        expect(impossible).toEqual([]);
        known = now;
        const { overallScore, categoryScores } = await owner.read(id);
        expect({ overallScore, categoryScores }).toEqual(calculateScores([...now.values()]));
      }

      const before = await storedRows(server.database.db, id);
      const recalculated = await owner.post(`/api/assessment/${id}/calculate-scores`);
      expect(recalculated.statusCode).toBe(200);
      expect(await storedRows(server.database.db, id)).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test("for any responses to all competencies, the scores match the domain's", async () => {
  const bothRatings = fc.tuple(
    fc.constantFrom<Rating[]>(1, 2, 3, 4, 5),
    fc.constantFrom<Rating[]>(1, 2, 3, 4, 5),
  );
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(...competencies.map(() => fc.option(bothRatings, { nil: null, freq: 8 }))),
      async (all) => {
        await owner.post(`/api/assessment/${id}/reset`);
        const saves = all.flatMap((ratings, index) =>
          ratings === null ? [] : [{ competencyId: competencies[index]!.id, ratings }],
        );
        await Promise.all(saves.map((one) => send(owner, id, one)));
        const { overallScore, categoryScores } = await owner.read(id);
        expect({ overallScore, categoryScores }).toEqual(calculateScores(saves.map(asResponse)));
      },
    ),
    { numRuns: 15 },
  );
});

function send(owner: TestCaller, id: string, one: Call) {
  if (one === 'reset') return owner.post(`/api/assessment/${id}/reset`);
  const { averageRating: _, ...body } = asResponse(one);
  return owner.post(`/api/assessment/${id}/responses`, body);
}

function asResponse({
  competencyId,
  ratings: [question1Rating, question2Rating],
}: Save): CompetencyResponse {
  return {
    competencyId,
    category: competencyById.get(competencyId)!.category,
    question1Rating,
    question2Rating,
    averageRating: averageRating({ question1Rating, question2Rating })!,
  };
}

async function readResponses(
  owner: TestCaller,
  id: string,
): Promise<Map<string, CompetencyResponse>> {
  const answer = await owner.get(`/api/assessment/${id}/responses`);
  const responses = answer.json<(CompetencyResponse & { answeredAt: string })[]>();
  const byCompetency = new Map(
    responses.map(({ answeredAt: _answeredAt, ...one }) => [one.competencyId, one]),
  );
  expect(byCompetency.size).toBe(responses.length);
  return byCompetency;
}

/** The responses that may be stored after calls of which any may have been the last. */
function possibleAfter(
  calls: Step,
  competencyId: string,
  before: ReadonlyMap<string, CompetencyResponse>,
): (CompetencyResponse | undefined)[] {
  const saves = calls.filter(
    (one): one is Save => one !== 'reset' && one.competencyId === competencyId,
  );
  const isReset = calls.includes('reset');
  return [
    ...saves.map(asResponse),
    ...(isReset ? [undefined] : []),
    ...(isReset || saves.length > 0 ? [] : [before.get(competencyId)]),
  ];
}
