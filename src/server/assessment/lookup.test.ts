import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const path = '/api/assessment/lookup-by-email';

describe('POST /api/assessment/lookup-by-email', () => {
  test('returns the documented fields of an assessment and nothing else', async () => {
    const { id, email, createdAt } = await withHistory(server);
    const answer = await new TestCaller(server.app).post(path, { email });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      { id, createdAt, isCompleted: false, currentQuestionIndex: 3, overallScore: 123 },
    ]);
  });

  test('returns all assessments of an address, newest first, and no others', async () => {
    const email = 'several@example.com';
    const ids: string[] = [];
    for (const isCompleted of [true, false, true]) {
      const { id, owner } = await withHistory(server, { isCompleted });
      await owner.post(`/api/assessment/${id}/submit-email`, { email });
      ids.unshift(id);
    }
    await withHistory(server);
    const answer = await new TestCaller(server.app).post(path, { email });
    const found = answer.json<{ id: string; isCompleted: boolean }[]>();
    expect(found.map(({ id }) => id)).toEqual(ids);
    expect(found.map(({ isCompleted }) => isCompleted)).toEqual([true, false, true]);
  });

  test('returns those with responses first, then the newest', async () => {
    const email = newEmail();
    const owner = new TestCaller(server.app);
    const start = async () => {
      const { id } = await owner.start();
      await owner.post(`/api/assessment/${id}/save-progress`, { email });
      return id;
    };
    const [first, second, third, fourth] = [
      await start(),
      await start(),
      await start(),
      await start(),
    ];
    // With one of two ratings there is a response, but no score yet.
    await owner.post(`/api/assessment/${first}/responses`, {
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 4,
      question2Rating: null,
    });
    await owner.post(`/api/assessment/${third}/responses`, {
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 4,
      question2Rating: 4,
    });
    for (const caller of [owner, new TestCaller(server.app)]) {
      const answer = await caller.post(path, { email });
      const ids = answer.json<{ id: string }[]>().map(({ id }) => id);
      expect(ids).toEqual([third, first, fourth, second]);
    }
  });

  test('returns at most 20', async () => {
    const email = newEmail();
    await sql`
      insert into assessment (session_id, email)
      select 'session_1700000000000_one-of-many-' || gen_random_uuid(), ${email}
      from generate_series(1, 30)
    `.execute(server.database.db);
    const answer = await new TestCaller(server.app).post(path, { email });
    expect(answer.json()).toHaveLength(20);
  });

  test.each([
    ['in capitals', (email: string) => email.toUpperCase()],
    ['with blanks around it', (email: string) => `  ${email}\n`],
  ])('finds an address %s', async (_name, typed) => {
    const { id, email } = await withHistory(server);
    const answer = await new TestCaller(server.app).post(path, { email: typed(email) });
    expect(answer.json()).toMatchObject([{ id }]);
  });

  test.each(['unknown@example.com', '%@example.com', '_@example.com', 'a*@example.com'])(
    'returns an empty list for %s, and sets no cookie',
    async (email) => {
      await withHistory(server);
      const answer = await new TestCaller(server.app).post(path, { email });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual([]);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  test('does not find an address that was replaced', async () => {
    const { id, owner, email } = await withHistory(server);
    await owner.post(`/api/assessment/${id}/submit-email`, { email: 'replaced@example.com' });
    const answer = await new TestCaller(server.app).post(path, { email });
    expect(answer.json()).toEqual([]);
  });

  test('gives access only to unfinished assessments', async () => {
    const email = 'mixed@example.com';
    const done = await withHistory(server, { isCompleted: true });
    const open = await withHistory(server);
    for (const { id, owner } of [done, open]) {
      await owner.post(`/api/assessment/${id}/save-progress`, { email });
    }
    const finder = new TestCaller(server.app);
    await finder.post(path, { email });
    expect((await finder.read(open.id)).access).toBe('finder');
    expect((await finder.read(done.id)).access).toBe('reader');
  });

  test.each([
    ['no email', {}],
    ['a blank one', { email: ' ' }],
    ['one without @', { email: 'ada' }],
    ['one of 255 characters', { email: `${'a'.repeat(243)}@example.com` }],
    ['one with NUL', { email: 'ada\u0000@example.com' }],
    ['a number', { email: 5 }],
    ['an object', { email: { $ne: null } }],
  ])('rejects %s', async (_name, body) => {
    const answer = await new TestCaller(server.app).post(path, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: 'email' }] });
  });

  test('rejects an unknown field', async () => {
    const answer = await new TestCaller(server.app).post(path, { email: 'a@b.co', limit: 1000 });
    expect(answer.json()).toMatchObject({ issues: [{ path: 'limit' }] });
  });
});
