import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOf, mailedLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const lookupPath = '/api/assessment/lookup-by-email';

async function startMany(owner: TestCaller, count: number) {
  const started = [];
  for (let n = 0; n < count; n++) started.push({ ...(await owner.start()), owner });
  return started;
}

/** Starting an assessment sets exactly one cookie. These are its attributes. */
async function cookieOfStart(app: TestApp['app'], sessionId = newSessionId()) {
  const answer = await new TestCaller(app).post('/api/assessment', { sessionId });
  const header = [answer.headers['set-cookie'] ?? []].flat();
  expect(header).toHaveLength(1);
  const [pair = '', ...attributes] = (header[0] ?? '').split('; ');
  return { name: pair.split('=')[0], value: pair, attributes: attributes.toSorted() };
}

describe('the access cookie', () => {
  test("keeps the caller's own assessments, however many others a lookup finds", async () => {
    const caller = new TestCaller(server.app);
    const own = await startMany(caller, 40);
    const email = newEmail();
    for (let other = 0; other < 5; other++) {
      for (const { id, owner } of await startMany(new TestCaller(server.app), 3)) {
        expect((await owner.patch(`/api/assessment/${id}`, { email })).statusCode).toBe(200);
      }
    }
    const found = await caller.post(lookupPath, { email });
    expect(found.json()).toHaveLength(15);
    for (const { id } of own) expect((await caller.read(id)).access).toBe('owner');
  });

  test('remembers the last five emails that were looked up, until it expires', async () => {
    const caller = new TestCaller(server.app);
    const own = await caller.start();
    const found = [];
    for (let count = 0; count < 6; count++) found.push(await withHistory(server));
    for (const { email } of found) await caller.post(lookupPath, { email });
    const accesses = [];
    for (const { id } of found) accesses.push((await caller.read(id)).access);
    expect(accesses).toEqual(['reader', 'finder', 'finder', 'finder', 'finder', 'finder']);
    await startMany(caller, 39);
    expect((await caller.read(own.id)).access).toBe('owner');
    expect((await caller.read(found[5]!.id)).access).toBe('finder');
  });

  test('contains no email, and no one can guess an email from it without the secret', async () => {
    const { email } = await withHistory(server);
    const caller = new TestCaller(server.app);
    await caller.post(lookupPath, { email });
    const entry = /-e([A-Za-z0-9_-]{22})$/.exec(caller.grant)?.[1];
    expect(entry).toBeDefined();
    const plain = createHash('sha256').update(email).digest().subarray(0, 16);
    expect(entry).not.toBe(plain.toString('base64url'));
  });

  test('cannot be read by scripts or other sites', async () => {
    const { name, attributes } = await cookieOfStart(server.app);
    expect(name).toMatch(/^grant-o/);
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax']);
  });

  test('contains neither the session id nor the plain id', async () => {
    const sessionId = newSessionId();
    const { value } = await cookieOfStart(server.app, sessionId);
    expect(value).not.toContain(sessionId.split('_')[2]);
  });

  test('keeps what calls at the same time grant, whichever answers last', async () => {
    const found = await withHistory(server);
    const verified = await withHistory(server);
    const old = await withHistory(server);
    const browser = new TestCaller(server.app);
    await browser.get(`/api/assessment/${old.sessionId}`);
    const page = await buttonsOf(server, browser, await mailedLink(server.database.db, verified));
    const calls = [
      () => browser.post('/api/assessment', { sessionId: newSessionId() }),
      () => browser.post(lookupPath, { email: found.email }),
      () => visit(server, browser, page[0]!, { method: 'POST' }),
      () => browser.send('DELETE', `/api/assessment/${old.id}`),
    ];
    // All have left before the first answer arrives.
    const [started] = await Promise.all(calls.map((call) => call()));
    const { id } = started!.json<{ id: string }>();
    expect((await browser.read(id)).access).toBe('owner');
    expect((await browser.read(found.id)).access).toBe('finder');
    expect((await browser.read(verified.id)).access).toBe('owner');
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('grant-o'))).toHaveLength(
      1,
    );
  });

  test('is set again only when something changed', async () => {
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

  test('remembers the 40 latest assessments; older ones open again by their session id', async () => {
    const caller = new TestCaller(server.app);
    const oldest = await caller.start();
    for (let count = 1; count < 40; count++) await caller.start();
    expect((await caller.read(oldest.id)).access).toBe('owner');

    const newest = await caller.start();
    expect((await caller.read(oldest.id)).access).toBe('reader');
    expect((await caller.read(newest.id)).access).toBe('owner');
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

  test('the cookie is Secure and bound to the host', async () => {
    const { name, attributes } = await cookieOfStart(secure.app);
    expect(name).toMatch(/^__Host-grant-o/);
    expect(attributes).toEqual([
      'HttpOnly',
      'Max-Age=15552000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
  });

  test('the cookie gives access only under its prefixed name', async () => {
    const caller = new TestCaller(secure.app);
    const { id } = await caller.start();
    expect((await caller.read(id)).access).toBe('owner');
    const other = new TestCaller(secure.app);
    const value = caller.cookies.get(caller.grant) ?? '';
    other.cookies.set(caller.grant.replace('__Host-', ''), value);
    expect((await other.read(id)).access).toBe('reader');
  });
});
