import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueOnlyMail, storedMails } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { countRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';
import type { AssessmentOutput } from './assessment.schemas.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

const again = (caller: TestCaller, againOf: string, sessionId = newSessionId()) =>
  caller.post('/api/assessment', { sessionId, againOf });

async function retake(caller: TestCaller, againOf: string): Promise<AssessmentOutput> {
  const answer = await again(caller, againOf);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<AssessmentOutput>();
}

const mailsTo = async (email: string) =>
  (await storedMails(server.database.db, email)).map(({ kind }) => kind);

describe('a retake', () => {
  test('is stored under the same email, empty, and belongs to the caller', async () => {
    const { id, email, owner } = await withHistory(server, { isCompleted: true });
    const second = await retake(owner, id);
    expect(second).toMatchObject({
      email,
      currentQuestionIndex: 0,
      isCompleted: false,
      overallScore: null,
      categoryScores: {},
      access: 'owner',
    });
    expect(second.id).not.toBe(id);
    const responses = await owner.get(`/api/assessment/${second.id}/responses`);
    expect(responses.json()).toEqual([]);
    // The first one does not change.
    expect(await owner.read(id)).toMatchObject({ isCompleted: true, email });
  });

  test('of an assessment without an email has no email', async () => {
    const owner = new TestCaller(server.app);
    const { id } = await owner.start();
    expect(await retake(owner, id.toUpperCase())).toMatchObject({ email: null, access: 'owner' });
  });

  test('causes a mail when it is completed, not when it is started', async () => {
    const { id, email, owner } = await withHistory(server, { isCompleted: true });
    const before = await mailsTo(email);
    const second = await retake(owner, id);
    expect(await mailsTo(email)).toEqual(before);
    await owner.patch(`/api/assessment/${second.id}`, { isCompleted: true });
    expect(await mailsTo(email)).toEqual([...before, 'results']);
  });

  test('can be started in a browser with the verified address, and counts as verified', async () => {
    const { id, email } = await withHistory(server, { isCompleted: true });
    const [here, there] = [new TestCaller(server.app), new TestCaller(server.app)];
    const open = async (caller: TestCaller) =>
      openLink(server, caller, await mailedLink(server.database.db, { email, id }));
    await open(here);
    const second = await retake(here, id);
    await open(there);
    expect(await there.read(second.id)).toMatchObject({ access: 'owner', email, sessionId: null });
  });

  test('is the same for the same session', async () => {
    const { id, owner } = await withHistory(server);
    const sessionId = newSessionId();
    const answers = [await again(owner, id, sessionId), await again(owner, id, sessionId)];
    const ids = answers.map((answer) => answer.json<{ id: string }>().id);
    expect(new Set(ids).size).toBe(1);
  });

  test('counts in the office as another assessment of the same contact', async () => {
    const { id, email, owner } = await withHistory(server, { isCompleted: true });
    const second = await retake(owner, id);
    const contact = await server.database.db
      .selectFrom('contact')
      .select(['assessments', 'assessment_id'])
      .where('address', '=', email)
      .executeTakeFirst();
    // The completed one is shown until the other is completed.
    expect(contact).toEqual({ assessments: 2, assessment_id: id });
    await owner.send('DELETE', `/api/assessment/${second.id}`);
    await owner.send('DELETE', `/api/assessment/${id}`);
    const left = await server.database.db
      .selectFrom('contact')
      .select('address')
      .where('address', '=', email)
      .execute();
    expect(left).toEqual([]);
  });
});

describe("an assessment under someone else's email cannot be retaken", () => {
  test.each([
    ['who holds the id', () => Promise.resolve()],
    [
      'who found it by its email',
      (caller: TestCaller, email: string) =>
        caller.post('/api/assessment/lookup-by-email', { email }),
    ],
  ])('%s', async (_who, prepare) => {
    for (const isCompleted of [true, false]) {
      const { id, email } = await withHistory(server, { isCompleted });
      const caller = new TestCaller(server.app);
      await prepare(caller, email);
      const before = await countRows(server.database.db);
      const answer = await again(caller, id);
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await countRows(server.database.db)).toEqual(before);
    }
  });

  test('an assessment that does not exist cannot be retaken', async () => {
    const answer = await again(new TestCaller(server.app), crypto.randomUUID());
    expect(answer.statusCode).toBe(404);
  });

  test('an assessment that was moved away from a verified address cannot be retaken', async () => {
    const { id, email, owner } = await withHistory(server, { isCompleted: true });
    const prover = new TestCaller(server.app);
    await openLink(server, prover, await mailedLink(server.database.db, { email, id }));
    await owner.patch(`/api/assessment/${id}`, { email: newEmail() });
    expect((await again(prover, id)).statusCode).toBe(403);
  });
});
