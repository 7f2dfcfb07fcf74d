import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withHistory, type WriteCall, writeCalls } from '#testing/prepared-assessment.ts';
import { storedRows, waitingForRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const stored = (id: string) => storedRows(server.database.db, id);

/** The ways to change an assessment: those that continue it, and those reserved for its owner. */
const continuing = writeCalls.filter(({ isContinuing }) => isContinuing);
const owning = writeCalls.filter(({ isContinuing }) => !isContinuing);

async function finderOf(email: string): Promise<TestCaller> {
  const finder = new TestCaller(server.app);
  const found = await finder.post('/api/assessment/lookup-by-email', { email });
  expect(found.statusCode).toBe(200);
  return finder;
}

async function expectRefused(finder: TestCaller, id: string, { send }: WriteCall): Promise<void> {
  const before = await stored(id);
  const answer = await send(finder, id);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await stored(id)).toEqual(before);
}

describe('a caller who found an unfinished assessment by email, in any case', () => {
  test.each(continuing)('may: $name', async ({ send }) => {
    const { id, email } = await withHistory(server);
    const finder = await finderOf(` ${email.toUpperCase()} `);
    const before = await stored(id);
    expect((await send(finder, id)).statusCode).toBe(200);
    expect(await stored(id)).not.toEqual(before);
  });

  test.each(owning)('gets 403 for $name, and nothing changes', async (call) => {
    const { id, email } = await withHistory(server);
    await expectRefused(await finderOf(email), id, call);
  });

  test('may not send an email with the position, not even the stored one', async () => {
    const { id, email } = await withHistory(server);
    const finder = await finderOf(email);
    const before = await stored(id);
    const body = { email, currentQuestionIndex: 9 };
    expect((await finder.patch(`/api/assessment/${id}`, body)).statusCode).toBe(403);
    expect(await stored(id)).toEqual(before);
  });

  test('may complete it, and can only read it from that response on', async () => {
    const { id, email } = await withHistory(server);
    const finder = await finderOf(email);
    const answer = await finder.patch(`/api/assessment/${id}`, { isCompleted: true });
    expect(answer.json()).toMatchObject({
      access: 'reader',
      isCompleted: true,
      sessionId: null,
      email: `${email[0]}•••@example.com`,
    });
    expect((await finder.read(id)).access).toBe('reader');
  });

  test('may continue another that is moved to the email, while it stays there', async () => {
    const first = await withHistory(server);
    const finder = await finderOf(first.email);
    const second = await withHistory(server, { email: first.email });
    const path = `/api/assessment/${second.id}`;
    expect((await finder.patch(path, { currentQuestionIndex: 8 })).statusCode).toBe(200);
    await second.owner.patch(path, { email: 'elsewhere@example.com' });
    expect((await finder.patch(path, { currentQuestionIndex: 9 })).statusCode).toBe(403);
  });
});

describe('a caller who found it unfinished', () => {
  test.each(writeCalls)('gets 403 for $name once its owner completed it', async (call) => {
    const { id, email, owner } = await withHistory(server);
    const finder = await finderOf(email);
    await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    await expectRefused(finder, id, call);
  });

  test.each(writeCalls)('gets 403 for $name after completing it', async (call) => {
    const { id, email } = await withHistory(server);
    const finder = await finderOf(email);
    await finder.patch(`/api/assessment/${id}`, { isCompleted: true });
    await expectRefused(finder, id, call);
  });

  test.each(writeCalls)('gets 403 for $name once its owner changed the email', async (call) => {
    const { id, email, owner } = await withHistory(server);
    const finder = await finderOf(email);
    await owner.post(`/api/assessment/${id}/submit-email`, { email: 'private@example.com' });
    await expectRefused(finder, id, call);
    const seen = await finder.get(`/api/assessment/by-id/${id}`);
    expect(seen.json()).toMatchObject({ access: 'reader', email: 'p•••@example.com' });
    expect(seen.body).not.toContain('private');
  });

  describe.each([
    ['completing it', { completed_at: new Date() }],
    ['changing the email', { email: 'changed@example.com' }],
  ])('is rejected while its owner is %s', (_what, changes) => {
    test.each(continuing)('$name', async ({ send }) => {
      const { id, email } = await withHistory(server);
      const finder = await finderOf(email);
      const { db } = server.database;
      const { answer, before } = await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('assessment').set(changes).where('id', '=', id).execute();
        const started = send(finder, id);
        // It passed the first check, but the row has changed when it gets the lock.
        await waitingForRows(db, 1);
        return { answer: started, before: await storedRows(transaction, id) };
      });
      expect((await answer).statusCode).toBe(403);
      expect(await stored(id)).toEqual(before);
    });
  });

  test('may continue after its owner restarted it under the same email', async () => {
    const { id, email, owner } = await withHistory(server);
    const finder = await finderOf(email);
    await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    await owner.post(`/api/assessment/${id}/reset`);
    expect((await finder.read(id)).access).toBe('finder');
  });
});

describe('a caller who found a completed assessment by email', () => {
  test.each(writeCalls)('gets 403 for $name, and nothing changes', async (call) => {
    const { id, email } = await withHistory(server, { isCompleted: true });
    await expectRefused(await finderOf(email), id, call);
  });
});
