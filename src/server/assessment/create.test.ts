import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const caller = () => new TestCaller(server.app);

describe('POST /api/assessment', () => {
  test('creates an empty assessment that belongs to the caller', async () => {
    const sessionId = newSessionId();
    const answer = await caller().post('/api/assessment', { sessionId });
    expect(answer.statusCode).toBe(200);
    const { id, createdAt, ...rest } = answer.json<{ id: string; createdAt: string }>();
    expect(rest).toEqual({
      sessionId,
      email: null,
      currentQuestionIndex: 0,
      isCompleted: false,
      overallScore: null,
      categoryScores: {},
      retakeAt: null,
      access: 'owner',
    });
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(60_000);
  });

  test('returns the existing assessment in its current state', async () => {
    const owner = caller();
    const { id, sessionId } = await owner.start();
    await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 4 });
    const again = await caller().start(sessionId ?? '');
    expect(again).toMatchObject({ id, currentQuestionIndex: 4, access: 'owner' });
  });

  test('creates one assessment for twenty simultaneous calls', async () => {
    const before = await countRows(server.database.db);
    const sessionId = newSessionId();
    const answers = await Promise.all(Array.from({ length: 20 }, () => caller().start(sessionId)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const after = await countRows(server.database.db);
    expect(after.assessments).toBe(before.assessments + 1);
  });

  test('creates one assessment for each of many simultaneous session ids', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => caller().start()));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(10);
  });

  const valid = newSessionId();
  test.each([
    ['no session id', {}, 'sessionId'],
    ['null', { sessionId: null }, 'sessionId'],
    ['a number', { sessionId: 17 }, 'sessionId'],
    ['too little randomness', { sessionId: 'session_1700000000000_short' }, 'sessionId'],
    ['129 characters', { sessionId: `session_1700000000000_${'x'.repeat(107)}` }, 'sessionId'],
    ['NUL', { sessionId: `${valid}\u0000` }, 'sessionId'],
    ['SQL', { sessionId: `${valid}'; drop table assessment; --` }, 'sessionId'],
    ['an unknown field', { sessionId: valid, isCompleted: true }, 'isCompleted'],
    ['an id chosen by the caller', { sessionId: valid, id: crypto.randomUUID() }, 'id'],
  ])('rejects %s, names the field, and stores nothing', async (_name, body, path) => {
    const before = await countRows(server.database.db);
    const answer = await caller().post('/api/assessment', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path }] });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await countRows(server.database.db)).toEqual(before);
  });
});

describe('GET /api/assessment/{sessionId}', () => {
  test("returns the session's assessment", async () => {
    const started = await caller().start();
    const answer = await caller().get(`/api/assessment/${started.sessionId}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(started);
  });

  test('gets 404 for a session without an assessment, and creates none', async () => {
    const before = await countRows(server.database.db);
    const answer = await caller().get(`/api/assessment/${newSessionId()}`);
    expect(answer.statusCode).toBe(404);
    expect(await countRows(server.database.db)).toEqual(before);
  });

  test.each([
    'nonsense',
    'lookup-by-email',
    'session_1700000000000_short',
    '%00',
    crypto.randomUUID(),
  ])('gets 400 for %s', async (sessionId) => {
    const answer = await caller().get(`/api/assessment/${sessionId}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'sessionId' }] });
  });
});

describe('GET /api/assessment/by-id/{id}', () => {
  test('returns the assessment for an id in any case', async () => {
    const owner = caller();
    const started = await owner.start();
    const answer = await owner.get(`/api/assessment/by-id/${started.id.toUpperCase()}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(started);
  });

  test('gets 404 for an unknown id', async () => {
    const answer = await caller().get(`/api/assessment/by-id/${crypto.randomUUID()}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      error: 'Not Found',
      message: expect.stringContaining('Find My Results') as unknown,
    });
  });

  test.each(['1', 'nonsense', "1' or '1'='1", 'responses'])('gets 400 for %j', async (id) => {
    const answer = await caller().get(`/api/assessment/by-id/${encodeURIComponent(id)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'id' }] });
  });
});
