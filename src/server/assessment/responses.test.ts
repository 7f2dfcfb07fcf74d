import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { calculateScores, type CompetencyResponse } from '#domain/scoring.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const humility = { competencyId: 'humility', category: 'Leadership of Self' };
const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const answerTo = (question1Rating: unknown, question2Rating: unknown) => ({
  ...humility,
  question1Rating,
  question2Rating,
});

async function started(): Promise<{ owner: TestCaller; id: string; path: string }> {
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  return { owner, id, path: `/api/assessment/${id}/responses` };
}

describe('POST /api/assessment/{id}/responses', () => {
  test.each([
    [1, 1, 100],
    [1, 2, 150],
    [4, 5, 450],
    [5, 5, 500],
    [3, null, 300],
    [null, 4, 400],
  ])('averages %j and %j to %i', async (first, second, averageRating) => {
    const { owner, path } = await started();
    const answer = await owner.post(path, answerTo(first, second));
    expect(answer.statusCode).toBe(200);
    const expected = { ...answerTo(first, second), averageRating, answeredAt: aTime };
    expect(answer.json()).toEqual(expected);
    expect((await owner.get(path)).json()).toEqual([answer.json()]);
  });

  test('keeps one response per competency: the latest', async () => {
    const { owner, id, path } = await started();
    await owner.post(path, answerTo(1, 1));
    await owner.post(path, answerTo(5, 4));
    expect((await owner.get(path)).json()).toEqual([
      { ...answerTo(5, 4), averageRating: 450, answeredAt: aTime },
    ]);
    expect(await owner.read(id)).toMatchObject({
      overallScore: 450,
      categoryScores: { 'Leadership of Self': 450 },
    });
  });

  test('removes the response from the scores when a rating is cleared', async () => {
    const { owner, id, path } = await started();
    await owner.post(path, answerTo(4, 4));
    await owner.post(path, answerTo(4, null));
    expect(await owner.read(id)).toMatchObject({ overallScore: null, categoryScores: {} });
  });

  test('does not score a response with one rating', async () => {
    const { owner, id, path } = await started();
    await owner.post(path, answerTo(null, 5));
    expect(await owner.read(id)).toMatchObject({ overallScore: null, categoryScores: {} });
  });

  test('rounds scores half up', async () => {
    const { owner, id, path } = await started();
    for (const [index, competencyId] of [
      'humility',
      'initiative',
      'resilience',
      'self-awareness',
    ].entries()) {
      await owner.post(path, { ...answerTo(3, index === 0 ? 4 : 3), competencyId });
    }
    // 312.5
    expect(await owner.read(id)).toMatchObject({
      overallScore: 313,
      categoryScores: { 'Leadership of Self': 313 },
    });
  });

  test('loses none of all 35 responses saved at once', async () => {
    const { owner, id, path } = await started();
    const responses = competencies.map(({ id: competencyId, category }, index) => ({
      competencyId,
      category,
      question1Rating: (index % 5) + 1,
      question2Rating: ((index * 3) % 5) + 1,
    }));
    const answers = await Promise.all(responses.map((response) => owner.post(path, response)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200));
    const saved = (await owner.get(path)).json<CompetencyResponse[]>();
    expect(saved).toHaveLength(35);
    expect(await owner.read(id)).toMatchObject(calculateScores(saved));
  });

  test('keeps one of many simultaneous responses to a competency, with its scores', async () => {
    const { owner, id, path } = await started();
    await Promise.all(
      [1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((rating) => owner.post(path, answerTo(rating, rating))),
    );
    const saved = (await owner.get(path)).json<CompetencyResponse[]>();
    expect(saved).toHaveLength(1);
    expect((await owner.read(id)).overallScore).toBe(saved[0]?.averageRating);
  });

  test('does not change position, completion, or email', async () => {
    const { id, owner, email } = await withHistory(server, { isCompleted: true });
    await owner.post(`/api/assessment/${id}/responses`, answerTo(1, 1));
    expect(await owner.read(id)).toMatchObject({
      currentQuestionIndex: 3,
      isCompleted: true,
      email,
    });
  });

  test.each([
    ['no rating at all', answerTo(null, null), 'question1Rating'],
    ['a rating of 0', answerTo(0, 3), 'question1Rating'],
    ['a rating of 6', answerTo(3, 6), 'question2Rating'],
    ['a fraction', answerTo(3.5, 3), 'question1Rating'],
    ['a string', answerTo('3', 3), 'question1Rating'],
    ['true', answerTo(3, true), 'question2Rating'],
    ['a missing rating', { ...humility, question1Rating: 3 }, 'question2Rating'],
    ['an unknown competency', { ...answerTo(3, 3), competencyId: 'charm' }, 'competencyId'],
    ['a name from the prototype', { ...answerTo(3, 3), competencyId: '__proto__' }, 'competencyId'],
    ['an overlong competency', { ...answerTo(3, 3), competencyId: 'x'.repeat(65) }, 'competencyId'],
    ['another area', { ...answerTo(3, 3), category: 'Leadership of Others' }, 'category'],
    ['an unknown area', { ...answerTo(3, 3), category: 'Charm' }, 'category'],
    ['an average chosen by the caller', { ...answerTo(3, 3), averageRating: 500 }, 'averageRating'],
    ...[
      ['a time without its offset', '2026-01-01T00:00:00'],
      ['a day', '2026-01-01'],
      ['a day that is not', '2026-02-29T00:00:00Z'],
      ['an overlong time', `2026-01-01T00:00:00.${'0'.repeat(40)}Z`],
      ['a number for a time', 1_700_000_000_000],
      ['no time', null],
    ].map(([name, answeredAt]): [unknown, object, string] => [
      name,
      { ...answerTo(3, 3), answeredAt },
      'answeredAt',
    ]),
  ])('rejects %s, names the field, and changes nothing', async (_name, body, path) => {
    const { id, owner } = await withHistory(server);
    const before = await storedRows(server.database.db, id);
    const answer = await owner.post(`/api/assessment/${id}/responses`, body);
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.json<{ issues: { path: string }[] }>();
    expect(issues.map((issue) => issue.path)).toContain(path);
    expect(await storedRows(server.database.db, id)).toEqual(before);
  });
});

describe('GET /api/assessment/{id}/responses', () => {
  test('returns an empty list for an assessment without responses', async () => {
    const { owner, path } = await started();
    expect((await owner.get(path)).json()).toEqual([]);
  });

  test('gets 404 for an unknown id', async () => {
    const answer = await new TestCaller(server.app).get(
      `/api/assessment/${crypto.randomUUID()}/responses`,
    );
    expect(answer.statusCode).toBe(404);
  });

  test('gets 400 for an invalid id', async () => {
    const answer = await new TestCaller(server.app).get('/api/assessment/nonsense/responses');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'id' }] });
  });

  test('returns no responses of other assessments', async () => {
    await withHistory(server);
    const { owner, path } = await started();
    await owner.post(path, {
      ...answerTo(2, 2),
      competencyId: 'influence',
      category: 'Interpersonal Relationships',
    });
    const responses = (await owner.get(path)).json<CompetencyResponse[]>();
    expect(responses.map(({ competencyId }) => competencyId)).toEqual(['influence']);
  });
});
