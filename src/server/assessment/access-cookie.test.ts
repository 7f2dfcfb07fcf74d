import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** The attributes of the only cookie that starting an assessment sets. */
async function cookieOfStart(app: TestApp['app'], sessionId = newSessionId()) {
  const answer = await new TestCaller(app).post('/api/assessment', { sessionId });
  const header = [answer.headers['set-cookie'] ?? []].flat();
  expect(header).toHaveLength(1);
  const [pair = '', ...attributes] = (header[0] ?? '').split('; ');
  return { name: pair.split('=')[0], value: pair, attributes: attributes.toSorted() };
}

describe('the access cookie', () => {
  test("keeps what is the caller's own, however many are found by email", async () => {
    const caller = new TestCaller(server.app);
    const own = await caller.start();
    const other = new TestCaller(server.app);
    for (let count = 0; count < 41; count++) {
      const { id } = await other.start();
      await other.patch(`/api/assessment/${id}`, { email: 'many@example.com' });
    }
    await caller.post('/api/assessment/lookup-by-email', { email: 'many@example.com' });
    expect((await caller.read(own.id)).access).toBe('owner');
  });

  test('is out of reach of scripts and of other sites', async () => {
    const { name, attributes } = await cookieOfStart(server.app);
    expect(name).toBe('assessments');
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax']);
  });

  test('holds neither the session id nor the id as it stands', async () => {
    const sessionId = newSessionId();
    const { value } = await cookieOfStart(server.app, sessionId);
    expect(value).not.toContain(sessionId.split('_')[2]);
  });

  test('is not set again while nothing is new', async () => {
    const caller = new TestCaller(server.app);
    const { id, sessionId } = await caller.start();
    const answers = [
      await caller.post('/api/assessment', { sessionId }),
      await caller.get(`/api/assessment/${sessionId}`),
      await caller.patch(`/api/assessment/${id}`, { currentQuestionIndex: 1 }),
    ];
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual(
      answers.map(() => undefined),
    );
  });

  test('remembers the 40 latest assessments; an older one opens again by its session id', async () => {
    const caller = new TestCaller(server.app);
    const oldest = await caller.start();
    for (let count = 1; count < 40; count++) await caller.start();
    expect((await caller.read(oldest.id)).access).toBe('owner');

    const newest = await caller.start();
    expect((await caller.read(oldest.id)).access).toBe('reader');
    expect((await caller.read(newest.id)).access).toBe('owner');
    expect(caller.cookie.length).toBeLessThan(4096);
    await caller.get(`/api/assessment/${oldest.sessionId}`);
    expect((await caller.read(oldest.id)).access).toBe('owner');
  });
});

describe('behind https', () => {
  let secure: TestApp;
  beforeAll(async () => {
    secure = await startTestApp({ publicUrl: 'https://leaders.example.com' });
  });
  afterAll(() => secure.close());

  test('it is Secure and bound to the host', async () => {
    const { name, attributes } = await cookieOfStart(secure.app);
    expect(name).toBe('__Host-assessments');
    expect(attributes).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  test('it gives access, and not under the name without the prefix', async () => {
    const caller = new TestCaller(secure.app);
    const { id } = await caller.start();
    expect((await caller.read(id)).access).toBe('owner');
    const other = new TestCaller(secure.app);
    other.cookies.set('assessments', caller.cookies.get('__Host-assessments') ?? '');
    expect((await other.read(id)).access).toBe('reader');
  });
});
