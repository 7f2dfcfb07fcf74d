import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { withHistory } from '#testing/prepared-assessment.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('PATCH /api/assessment/{id}', () => {
  test.each([0, 1, 34, 35])('accepts the index %i', async (currentQuestionIndex) => {
    const { id, owner } = await withHistory(server);
    const answer = await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex });
    expect(answer.json()).toMatchObject({ currentQuestionIndex });
    expect(await owner.read(id)).toMatchObject({ currentQuestionIndex });
  });

  test.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
  ])('accepts isCompleted %j and reads it back as %s', async (isCompleted, expected) => {
    const { id, owner } = await withHistory(server, { isCompleted: !expected });
    const answer = await owner.patch(`/api/assessment/${id}`, { isCompleted });
    expect(answer.json<{ isCompleted: unknown }>().isCompleted).toBe(expected);
    expect((await owner.read(id)).isCompleted).toBe(expected);
  });

  test('stores the email trimmed and in lower case', async () => {
    const { id, owner } = await withHistory(server);
    const answer = await owner.patch(`/api/assessment/${id}`, { email: '  Ada@Example.COM ' });
    expect(answer.json()).toMatchObject({ email: 'ada@example.com' });
  });

  test('changes the given fields and no others', async () => {
    const { id, owner, ...before } = await withHistory(server);
    await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 9 });
    expect(await owner.read(id)).toEqual({ ...before, id, currentQuestionIndex: 9 });
  });

  test('returns the unchanged assessment if there is nothing to change', async () => {
    const { id, owner, ...before } = await withHistory(server);
    const answer = await owner.patch(`/api/assessment/${id}`, {});
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, id });
  });

  test('can undo a completion', async () => {
    const { id, owner } = await withHistory(server, { isCompleted: true });
    await owner.patch(`/api/assessment/${id}`, { isCompleted: false });
    expect((await owner.read(id)).isCompleted).toBe(false);
  });

  test.each([
    ['an index below 0', { currentQuestionIndex: -1 }, 'currentQuestionIndex'],
    ['an index of 36', { currentQuestionIndex: 36 }, 'currentQuestionIndex'],
    ['a fraction as index', { currentQuestionIndex: 1.5 }, 'currentQuestionIndex'],
    ['a string as index', { currentQuestionIndex: '3' }, 'currentQuestionIndex'],
    ['null as index', { currentQuestionIndex: null }, 'currentQuestionIndex'],
    ['a huge index', { currentQuestionIndex: 2 ** 40 }, 'currentQuestionIndex'],
    ['isCompleted 2', { isCompleted: 2 }, 'isCompleted'],
    ['isCompleted "true"', { isCompleted: 'true' }, 'isCompleted'],
    ['isCompleted null', { isCompleted: null }, 'isCompleted'],
    ['no email', { email: '' }, 'email'],
    ['a number as email', { email: 7 }, 'email'],
    ['an email without @', { email: 'ada' }, 'email'],
    ['an email of 255 characters', { email: `${'a'.repeat(243)}@example.com` }, 'email'],
    ['an email with NUL', { email: 'ada\u0000@example.com' }, 'email'],
    ['an email with a control character', { email: 'ada\u0085@example.com' }, 'email'],
    ['an email with half a character', { email: 'ada\ud800@example.com' }, 'email'],
    ['a score', { overallScore: 500 }, 'overallScore'],
    ['scores of areas', { categoryScores: {} }, 'categoryScores'],
    ['another session id', { sessionId: 'session_1' }, 'sessionId'],
    ['a column', { current_question_index: 3 }, 'current_question_index'],
    ['a good field beside an unknown one', { currentQuestionIndex: 5, x: 1 }, 'x'],
  ])('rejects %s, names the field, and changes nothing', async (_name, body, path) => {
    const { id, owner } = await withHistory(server);
    const before = await storedRows(server.database.db, id);
    const answer = await owner.patch(`/api/assessment/${id}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path }] });
    expect(await storedRows(server.database.db, id)).toEqual(before);
  });

  test('lists all faults at once', async () => {
    const { id, owner } = await withHistory(server);
    const answer = await owner.patch(`/api/assessment/${id}`, {
      email: 'x',
      currentQuestionIndex: 99,
      unknown: 1,
    });
    const { issues, message } = answer.json<{ issues: { path: string }[]; message: string }>();
    expect(issues.map(({ path }) => path).toSorted()).toEqual([
      'currentQuestionIndex',
      'email',
      'unknown',
    ]);
    expect(message).toContain('email: Please enter a valid email address');
    expect(message).toContain('unknown: is not a field of this call');
  });

  test('rejects a body that repeats the id of the path', async () => {
    const { id, owner } = await withHistory(server);
    const other = await withHistory(server);
    for (const repeated of [id, other.id]) {
      const answer = await owner.patch(`/api/assessment/${id}`, {
        id: repeated,
        isCompleted: true,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toContain('"id"');
    }
    expect(await owner.read(id)).toMatchObject({ isCompleted: false });
    expect(await other.owner.read(other.id)).toMatchObject({ isCompleted: false });
  });

  test('keeps both of two simultaneous changes to different fields', async () => {
    const { id, owner } = await withHistory(server);
    await Promise.all([
      owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 12 }),
      owner.patch(`/api/assessment/${id}`, { email: 'both@example.com' }),
      owner.patch(`/api/assessment/${id}`, { isCompleted: 1 }),
    ]);
    expect(await owner.read(id)).toMatchObject({
      currentQuestionIndex: 12,
      email: 'both@example.com',
      isCompleted: true,
    });
  });
});

describe.each(['submit-email', 'save-progress'])('POST /api/assessment/{id}/%s', (call) => {
  test('stores the email, normalized, and changes nothing else', async () => {
    const { id, owner, ...before } = await withHistory(server);
    const answer = await owner.post(`/api/assessment/${id}/${call}`, { email: ' New@Example.com' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...before, id, email: 'new@example.com' });
    expect(await owner.read(id)).toEqual(answer.json());
  });

  test.each([
    ['no email', {}],
    ['a blank one', { email: '   ' }],
    ['one without a dot in its domain', { email: 'ada@example' }],
    ['one with two @', { email: 'ada@b@example.com' }],
    ['one with NUL', { email: 'ada\u0000@example.com' }],
    ['a list', { email: ['ada@example.com'] }],
  ])('rejects %s and changes nothing', async (_name, body) => {
    const { id, owner } = await withHistory(server);
    const before = await storedRows(server.database.db, id);
    const answer = await owner.post(`/api/assessment/${id}/${call}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'email' }] });
    expect(await storedRows(server.database.db, id)).toEqual(before);
  });

  test('rejects an unknown field', async () => {
    const owner = new TestCaller(server.app);
    const { id } = await owner.start();
    const answer = await owner.post(`/api/assessment/${id}/${call}`, {
      email: 'ada@example.com',
      isCompleted: true,
    });
    expect(answer.json()).toMatchObject({ issues: [{ path: 'isCompleted' }] });
    expect((await owner.read(id)).email).toBeNull();
  });
});
