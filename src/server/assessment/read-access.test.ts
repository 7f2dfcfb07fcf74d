import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let assessment: PreparedAssessment;
beforeAll(async () => {
  server = await startTestApp();
  assessment = await withHistory(server);
});
afterAll(() => server.close());

describe('a caller with only the id', () => {
  test('sees the results, but neither the session id nor the whole email', async () => {
    const answer = await new TestCaller(server.app).get(`/api/assessment/by-id/${assessment.id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: assessment.id,
      sessionId: null,
      email: `${assessment.email[0]}•••@example.com`,
      currentQuestionIndex: 3,
      categoryScores: { 'Leadership of Self': 250 },
      access: 'reader',
    });
    expect(answer.body).not.toContain(assessment.sessionId);
    expect(answer.body).not.toContain(assessment.email);
  });

  test('gets no cookie', async () => {
    const caller = new TestCaller(server.app);
    await caller.read(assessment.id);
    await caller.get(`/api/assessment/${assessment.id}/responses`);
    expect(caller.cookies.size).toBe(0);
  });

  test('sees the responses', async () => {
    const answer = await new TestCaller(server.app).get(
      `/api/assessment/${assessment.id}/responses`,
    );
    expect(answer.json()).toEqual([
      {
        competencyId: 'humility',
        category: 'Leadership of Self',
        question1Rating: 2,
        question2Rating: 3,
        averageRating: 250,
        answeredAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
  });

  test('sees null if there is no email', async () => {
    const { id } = await new TestCaller(server.app).start();
    expect((await new TestCaller(server.app).read(id)).email).toBeNull();
  });
});

test('a caller who found it by email sees neither the session id nor the whole email', async () => {
  const caller = new TestCaller(server.app);
  await caller.post('/api/assessment/lookup-by-email', { email: assessment.email });
  const seen = await caller.get(`/api/assessment/by-id/${assessment.id}`);
  expect(seen.json()).toMatchObject({
    sessionId: null,
    email: `${assessment.email[0]}•••@example.com`,
    access: 'finder',
  });
  const changed = await caller.patch(`/api/assessment/${assessment.id}`, {});
  expect(changed.json()).toMatchObject({ sessionId: null, access: 'finder' });
  expect(seen.body + changed.body).not.toContain(assessment.sessionId);
  expect(seen.body + changed.body).not.toContain(assessment.email);
});

test('the owner sees both', async () => {
  expect(await assessment.owner.read(assessment.id)).toMatchObject({
    sessionId: assessment.sessionId,
    email: assessment.email,
    access: 'owner',
  });
});

test("one caller's access does not carry over to the next", async () => {
  const [owner, reader] = [new TestCaller(server.app), new TestCaller(server.app)];
  const sessionId = newSessionId();
  const { id } = await owner.start(sessionId);
  const views = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? owner : reader).read(id)),
  );
  expect(views.map((view) => view.sessionId)).toEqual(
    views.map((_, index) => (index % 2 === 0 ? sessionId : null)),
  );
});
