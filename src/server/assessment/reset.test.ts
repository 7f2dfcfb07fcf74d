import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import { calculateScores, type CompetencyResponse } from '#domain/scoring.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { storedRows, waitingForRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';
import { reset as resetRow } from './assessment.repository.ts';
import type { ContinuableId, OwnId } from './visitor.ts';
import { save as saveResponse } from './response.repository.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const save = (owner: TestCaller, id: string, index: number) =>
  owner.post(`/api/assessment/${id}/responses`, {
    competencyId: competencies[index]!.id,
    category: competencies[index]!.category,
    question1Rating: 5,
    question2Rating: 4,
  });

describe('POST /api/assessment/{id}/reset', () => {
  test('clears responses, position, completion, and scores, and keeps the rest', async () => {
    const { id, owner, sessionId, email, createdAt } = await withHistory(server, {
      isCompleted: true,
    });
    const answer = await owner.post(`/api/assessment/${id}/reset`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id,
      sessionId,
      email,
      createdAt,
      access: 'owner',
      currentQuestionIndex: 0,
      isCompleted: false,
      overallScore: null,
      categoryScores: {},
      retakeAt: null,
    });
    expect(await owner.read(id)).toEqual(answer.json());
    expect((await owner.get(`/api/assessment/${id}/responses`)).json()).toEqual([]);
  });

  test('accepts only a body without fields', async () => {
    const { id, owner } = await withHistory(server);
    const before = await storedRows(server.database.db, id);
    const refused = await owner.post(`/api/assessment/${id}/reset`, { email: null });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ issues: [{ path: 'email' }] });
    expect(await storedRows(server.database.db, id)).toEqual(before);
    expect((await owner.post(`/api/assessment/${id}/reset`, {})).statusCode).toBe(200);
  });

  test('has the same effect when called twice at once', async () => {
    const { id, owner } = await withHistory(server);
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.post(`/api/assessment/${id}/reset`)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await owner.get(`/api/assessment/${id}/responses`)).json()).toEqual([]);
  });

  test('counts later responses', async () => {
    const { id, owner } = await withHistory(server);
    await owner.post(`/api/assessment/${id}/reset`);
    await save(owner, id, 0);
    expect(await owner.read(id)).toMatchObject({
      overallScore: 450,
      categoryScores: { 'Follow Through & Output': 450 },
    });
  });

  test.each(Array.from({ length: 8 }, (_, round) => round))(
    'during saves leaves scores that fit the remaining responses (round %i)',
    async (round) => {
      const { id, owner } = await withHistory(server);
      const calls = Array.from({ length: 8 }, (_, index) => () => save(owner, id, index * 4));
      calls.splice(round, 0, () => owner.post(`/api/assessment/${id}/reset`));
      const answers = await Promise.all(calls.map((call) => call()));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
      const left = (await owner.get(`/api/assessment/${id}/responses`)).json<
        CompetencyResponse[]
      >();
      expect(left.map(({ competencyId }) => competencyId)).not.toContain('humility');
      expect(await owner.read(id)).toMatchObject(calculateScores(left));
    },
  );

  test('waits for a save in progress and then clears its response', async () => {
    const { id, owner } = await withHistory(server);
    const { db } = server.database;
    const calls: Promise<LightMyRequestResponse>[] = [];
    await db.transaction().execute(async (transaction) => {
      await saveIn(transaction, id, 'influence');
      calls.push(owner.post(`/api/assessment/${id}/reset`));
      await waitingForRow(1);
    });
    const [reset] = await Promise.all(calls);
    expect(reset?.json()).toMatchObject({ overallScore: null, categoryScores: {} });
    expect((await owner.get(`/api/assessment/${id}/responses`)).json()).toEqual([]);
  });

  test('clears what was saved since another reset of the same millisecond', async () => {
    const { id } = await withHistory(server);
    const { db } = server.database;
    // `now()` does not advance within a transaction.
    await db.transaction().execute(async (transaction) => {
      await resetRow(transaction, id as OwnId);
      await saveIn(transaction, id, 'influence');
      await resetRow(transaction, id as OwnId);
    });
    expect(await storedRows(db, id)).toMatchObject({
      assessment: { answered_count: 0, started_at: null },
    });
  });

  test('delays a later save, which then counts', async () => {
    const { id, owner } = await withHistory(server);
    const { db } = server.database;
    const calls: Promise<LightMyRequestResponse>[] = [];
    await db.transaction().execute(async (transaction) => {
      await sql`select from assessment where id = ${id} for update`.execute(transaction);
      calls.push(owner.post(`/api/assessment/${id}/reset`));
      await waitingForRow(1);
      calls.push(save(owner, id, 0));
      await waitingForRow(2);
    });
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const left = (await owner.get(`/api/assessment/${id}/responses`)).json<CompetencyResponse[]>();
    expect(left.map(({ competencyId }) => competencyId)).toEqual(['accountability']);
    expect(await owner.read(id)).toMatchObject({ overallScore: 450 });
  });
});

describe('POST /api/assessment/{id}/calculate-scores', () => {
  test('repairs scores that do not fit the responses', async () => {
    const { id, owner } = await withHistory(server);
    const answer = await owner.post(`/api/assessment/${id}/calculate-scores`);
    expect(answer.json()).toMatchObject({
      overallScore: 250,
      categoryScores: { 'Leadership of Self': 250 },
    });
    expect(await owner.read(id)).toEqual(answer.json());
  });

  test('waits for a save in progress and counts its response', async () => {
    const { id, owner } = await withHistory(server);
    const calls: Promise<LightMyRequestResponse>[] = [];
    await server.database.db.transaction().execute(async (transaction) => {
      await saveIn(transaction, id, 'resilience');
      calls.push(owner.post(`/api/assessment/${id}/calculate-scores`));
      await waitingForRow(1);
    });
    const [calculated] = await Promise.all(calls);
    expect(calculated?.json()).toMatchObject({ overallScore: 375 });
    expect(await owner.read(id)).toMatchObject({ overallScore: 375 });
  });

  test('without responses leaves no scores', async () => {
    const { id, owner } = await withHistory(server);
    await owner.post(`/api/assessment/${id}/reset`);
    const answer = await owner.post(`/api/assessment/${id}/calculate-scores`);
    expect(answer.json()).toMatchObject({ overallScore: null, categoryScores: {} });
  });

  test('rejects scores sent by a caller', async () => {
    const { id, owner } = await withHistory(server);
    const answer = await owner.post(`/api/assessment/${id}/calculate-scores`, {
      overallScore: 500,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'overallScore' }] });
  });
});

/** A save that finishes only when the transaction does. */
async function saveIn(transaction: Db, id: string, competencyId: string): Promise<void> {
  const { category } = competencyById.get(competencyId)!;
  const given = { competencyId, category, question1Rating: 5, question2Rating: 5 } as const;
  expect(await saveResponse(transaction, id as ContinuableId, given)).toMatchObject({
    average_rating: 500,
  });
}

const waitingForRow = (count: number) => waitingForRows(server.database.db, count);
