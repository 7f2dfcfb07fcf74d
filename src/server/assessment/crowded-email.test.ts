import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller, trpcClient } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/**
 * Creates a hundred assessments in twenty batches from several addresses; returns how many are stored
 * under the email.
 */
async function crowd(email: string, { isAnswered }: { isAnswered: boolean }): Promise<number> {
  let added = 0;
  for (let place = 0; place < 4; place++) {
    const { assessment, response } = trpcClient(server.app, new TestCaller(server.app));
    for (let times = 0; times < 5; times++) {
      const sessions = Array.from({ length: 5 }, () => ({ sessionId: newSessionId() }));
      const created = await Promise.all(sessions.map((one) => assessment.create.mutate(one)));
      if (isAnswered) await Promise.all(created.map(({ id }) => response.save.mutate(marks(id))));
      const put = await Promise.allSettled(
        created.map(({ id }) => assessment.saveProgress.mutate({ id, email })),
      );
      added += put.filter(({ status }) => status === 'fulfilled').length;
    }
  }
  return added;
}

const marks = (id: string) =>
  ({
    id,
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 5,
    question2Rating: 5,
  }) as const;

async function found(caller: TestCaller, email: string): Promise<string[]> {
  const answer = await caller.post('/api/assessment/lookup-by-email', { email });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }[]>().map(({ id }) => id);
}

test.each([
  ['empty', false],
  ['answered', true],
])("a hundred %s assessments under an email do not hide the owner's own", async (_, isAnswered) => {
  const mine = await withHistory(server);
  const unrelated = await mine.owner.start();
  const elsewhere = new TestCaller(server.app);
  await found(elsewhere, mine.email);

  expect(await crowd(mine.email, { isAnswered })).toBeLessThan(20);

  // On a new device, on one that found it before, and on its owner's own.
  expect(await found(new TestCaller(server.app), mine.email)).toContain(mine.id);
  expect(await found(elsewhere, mine.email)).toContain(mine.id);
  expect(await found(mine.owner, mine.email)).toContain(mine.id);
  expect((await elsewhere.read(mine.id)).access).toBe('finder');
  expect((await mine.owner.read(mine.id)).access).toBe('owner');
  expect((await mine.owner.read(unrelated.id)).access).toBe('owner');
});

test('an owner sees their own assessment among many that others added over days', async () => {
  const mine = await withHistory(server);
  await sql`
    insert into assessment (session_id, email, created_at)
    select 'session_1700000000000_buried-under-this-one-' || n, ${mine.email},
      now() + n * interval '1 second'
    from generate_series(1, 100) n
  `.execute(server.database.db);
  await sql`
    insert into response (assessment_id, competency_id, category, question1_rating)
    select id, 'humility', 'Leadership of Self', 5
    from assessment where email = ${mine.email} and session_id like '%buried%'
  `.execute(server.database.db);

  const ids = await found(mine.owner, mine.email);
  expect(ids).toHaveLength(20);
  // In its normal place by date.
  expect(ids.at(-1)).toBe(mine.id);
});

test('a caller who fills up an email leaves room for others and learns when to retry', async () => {
  const email = newEmail();
  const attacker = new TestCaller(server.app);
  const put = async (caller: TestCaller) => {
    const { id } = await caller.start();
    return caller.post(`/api/assessment/${id}/submit-email`, { email });
  };
  for (let times = 0; times < 10; times++) expect((await put(attacker)).statusCode).toBe(200);
  const refused = await put(attacker);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    message: expect.stringContaining('this email') as unknown,
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  expect((await put(new TestCaller(server.app))).statusCode).toBe(200);
});

test('the three ways to give an email count together; changes without an email do not count', async () => {
  const email = newEmail();
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  const path = `/api/assessment/${id}`;
  for (let times = 0; times < 4; times++) {
    await owner.post(`${path}/submit-email`, { email });
    await owner.post(`${path}/save-progress`, { email });
    await owner.patch(path, { currentQuestionIndex: times });
  }
  await owner.patch(path, { email });
  await owner.patch(path, { email, currentQuestionIndex: 9 });
  for (const answer of [
    await owner.patch(path, { email }),
    await owner.post(`${path}/submit-email`, { email }),
    await owner.post(`${path}/save-progress`, { email }),
  ]) {
    expect(answer.statusCode).toBe(429);
  }
  const moved = await owner.patch(path, { currentQuestionIndex: 10 });
  expect(moved.statusCode).toBe(200);
});
