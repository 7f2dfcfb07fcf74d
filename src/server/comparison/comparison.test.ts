import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { mailedLink, openEach } from '#testing/mailed-link.ts';
import { completedBy, newEmail } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller, trpcClient } from '#testing/test-caller.ts';
import type { ComparisonOutput } from './comparison.schemas.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const AUGUST = new Date('2026-08-22T10:00:00.000Z');
const NOVEMBER = new Date('2026-11-22T10:00:00.000Z');
const caller = () => new TestCaller(server.app);
const of = (id: string, earlierId: string) => `/api/assessment/${id}/comparison/${earlierId}`;

/** Threes throughout, then the first three at 5, 4, and 2. */
async function twoAssessments({ email = newEmail(), owner = caller() } = {}) {
  const then: Rating[] = [5, 4, 2];
  const earlierId = await completedBy(server, owner, { email, completedAt: AUGUST });
  const rate = (index: number) => then[index] ?? 3;
  const id = await completedBy(server, owner, { email, rate, completedAt: NOVEMBER });
  return { owner, email, id, earlierId };
}

async function compared(by: TestCaller, id: string, earlierId: string): Promise<ComparisonOutput> {
  const answer = await by.get(of(id, earlierId));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<ComparisonOutput>();
}

interface Listed {
  id: string;
  email: string | null;
  overallScore: number | null;
  earlierId: string | null;
}

async function historyOf(by: TestCaller) {
  const answer = await by.get('/api/person/history');
  expect(answer.statusCode).toBe(200);
  return answer.json<Listed[]>();
}

describe("two of the caller's own assessments", () => {
  test('are compared overall, by area, and by competency, the largest rise first', async () => {
    const { owner, id, earlierId } = await twoAssessments();
    const { competencies: changes, ...rest } = await compared(owner, id, earlierId);
    expect(rest).toMatchObject({
      beforeAt: AUGUST.toISOString(),
      afterAt: NOVEMBER.toISOString(),
      overall: { before: 300, after: 306, difference: 6, verdict: 'steady' },
      notCompared: [],
      focus: [],
    });
    expect(rest.areas[0]).toMatchObject({ area: 'Follow Through & Output', verdict: 'steady' });
    expect(changes).toHaveLength(competencies.length);
    expect(changes[0]).toEqual({
      competencyId: 'accountability',
      area: 'Follow Through & Output',
      before: 300,
      after: 500,
      difference: 200,
      verdict: 'up',
    });
    expect(changes.at(-1)).toMatchObject({
      competencyId: 'problem-solving',
      difference: -100,
      verdict: 'down',
    });
  });

  test('give the opposite result in the other order', async () => {
    const { owner, id, earlierId } = await twoAssessments();
    const forth = await compared(owner, id, earlierId);
    const back = await compared(owner, earlierId, id);
    expect(back).toMatchObject({
      beforeAt: forth.afterAt,
      overall: { before: 306, after: 300, difference: -6 },
    });
    expect(back.competencies.at(-1)).toMatchObject({
      competencyId: 'accountability',
      difference: -200,
      verdict: 'down',
    });
  });

  test('are found by ids in upper case', async () => {
    const { owner, id, earlierId } = await twoAssessments();
    const shouted = await compared(owner, id.toUpperCase(), earlierId.toUpperCase());
    expect(shouted).toEqual(await compared(owner, id, earlierId));
    const same = await owner.get(of(id.toUpperCase(), id));
    expect(same.statusCode).toBe(409);
  });

  test('leave out what was not answered in both, and say so', async () => {
    const owner = caller();
    const earlierId = await completedBy(server, owner, {
      rate: (index) => (index === 1 ? null : 2),
    });
    const id = await completedBy(server, owner, { rate: () => 4 });
    const { notCompared, overall, competencies: changes } = await compared(owner, id, earlierId);
    expect(notCompared).toEqual([
      { competencyId: 'decision-making', reason: 'not answered in both' },
    ]);
    expect(changes).toHaveLength(competencies.length - 1);
    expect(overall).toMatchObject({ before: 200, after: 400, verdict: 'up' });
  });

  test('include the focus of the plan made from the earlier one, and what was done', async () => {
    const { owner, id, earlierId } = await twoAssessments();
    const changedAt = AUGUST.toISOString();
    const action = { competencyId: 'humility', isRemoved: false };
    const saved = await owner.post(`/api/assessment/${earlierId}/plan`, {
      focus: ['humility', 'accountability'].map((competencyId, index) => ({
        competencyId,
        changedAt,
        addedAt: new Date(AUGUST.getTime() + index).toISOString(),
        isRemoved: false,
        whenItWorks: '',
        partner: '',
      })),
      actions: [
        { ...action, text: 'Ask Sam', after: 60, evidence: '', isDone: false },
        { ...action, text: 'Thank Ann', after: 30, evidence: 'She smiled', isDone: true },
      ].map((it) => ({ ...it, id: crypto.randomUUID(), changedAt, addedAt: changedAt })),
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const { focus, focusActions } = await compared(owner, id, earlierId);
    expect(focus).toEqual(['humility', 'accountability']);
    const done = { id: expect.any(String), competencyId: 'humility' };
    expect(focusActions).toEqual([
      { ...done, text: 'Thank Ann', evidence: 'She smiled', isDone: true },
      { ...done, text: 'Ask Sam', evidence: '', isDone: false },
    ]);
    expect(await compared(owner, earlierId, id)).toMatchObject({ focus: [], focusActions: [] });
  });

  test('can be compared in a browser that verified the address of both', async () => {
    const { email, owner, id, earlierId } = await twoAssessments();
    const elsewhere = caller();
    const link = await mailedLink(server.database.db, { email, id: null, kind: 'find' });
    await openEach(server, elsewhere, link);
    expect(await compared(elsewhere, id, earlierId)).toEqual(await compared(owner, id, earlierId));
  });
});

describe('rejected', () => {
  test('is an assessment compared with itself', async () => {
    const { owner, id } = await twoAssessments();
    const answer = await owner.get(of(id, id));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('the same assessment twice');
  });

  test.each(['before', 'after'])('is an unfinished assessment, as the %s', async (which) => {
    const { owner, id } = await twoAssessments();
    const { id: open } = await owner.start();
    const answer = await owner.get(which === 'before' ? of(id, open) : of(open, id));
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('completed');
  });

  test("is someone else's assessment, on either side", async () => {
    const mine = await twoAssessments();
    const theirs = await twoAssessments();
    for (const path of [of(mine.id, theirs.id), of(theirs.id, mine.id)]) {
      expect((await mine.owner.get(path)).statusCode).toBe(403);
    }
  });

  test('is an assessment that the caller only found by email', async () => {
    const { email, id, earlierId } = await twoAssessments();
    const finder = caller();
    await finder.post('/api/assessment/lookup-by-email', { email });
    expect((await finder.get(of(id, earlierId))).statusCode).toBe(403);
    expect(await historyOf(finder)).toEqual([]);
  });

  test('is an assessment that does not exist', async () => {
    const { owner, id } = await twoAssessments();
    const unknownId = crypto.randomUUID();
    for (const path of [of(id, unknownId), of(unknownId, id)]) {
      expect((await owner.get(path)).statusCode).toBe(404);
    }
  });
});

describe('the history', () => {
  test('lists only completed assessments, latest first, whenever they were started', async () => {
    const owner = caller();
    const email = newEmail();
    const november = await completedBy(server, owner, { email, completedAt: NOVEMBER });
    const august = await completedBy(server, owner, { completedAt: AUGUST });
    await owner.start();
    await twoAssessments();
    expect(await historyOf(owner)).toEqual([
      expect.objectContaining({
        id: november,
        email,
        completedAt: NOVEMBER.toISOString(),
        overallScore: 300,
      }),
      expect.objectContaining({ id: august, email: null, completedAt: AUGUST.toISOString() }),
    ]);
  });

  test('includes those under an address that was verified in another browser', async () => {
    const { email, id, earlierId } = await twoAssessments();
    const elsewhere = caller();
    const link = await mailedLink(server.database.db, { email, id: null, kind: 'find' });
    await openEach(server, elsewhere, link);
    expect((await historyOf(elsewhere)).map((it) => it.id)).toEqual([id, earlierId]);
  });

  test('offers for comparison only what the same person completed earlier, over REST and tRPC', async () => {
    const shared = caller();
    const { id, earlierId } = await twoAssessments({ owner: shared });
    const between = new Date('2026-10-01T10:00:00.000Z');
    const neighbor = await completedBy(server, shared, { email: newEmail(), completedAt: between });
    const nameless = await completedBy(server, shared, { completedAt: between });
    const offered = new Map([
      [id, earlierId],
      [earlierId, null],
      [neighbor, null],
      [nameless, null],
    ]);
    const { comparison } = trpcClient(server.app, shared);
    for (const history of [await historyOf(shared), await comparison.history.query()]) {
      expect(new Map(history.map((it) => [it.id, it.earlierId]))).toEqual(offered);
    }
  });

  test('drops an assessment that was reset', async () => {
    const { owner, id, earlierId } = await twoAssessments();
    await owner.post(`/api/assessment/${id}/reset`);
    expect((await historyOf(owner)).map((it) => it.id)).toEqual([earlierId]);
    expect((await owner.get(of(id, earlierId))).statusCode).toBe(409);
  });
});
