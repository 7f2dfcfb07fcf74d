import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeCalls } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller, trpcClient } from '#testing/test-caller.ts';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp(
    { logLevel: 'debug' },
    { logStream: { write: (line) => lines.push(line) } },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

/** A visitor whose secrets are all known to the test. */
async function visit() {
  const caller = new TestCaller(server.app);
  const sessionId = newSessionId();
  const name = `private.${crypto.randomUUID()}`;
  const email = `${name}@secret.example`;
  const { id } = await caller.start(sessionId);
  const cookie = caller.cookies.get(caller.grant) ?? '';
  const secrets = [
    sessionId,
    sessionId.split('_')[2]!,
    name,
    'secret.example',
    caller.grant,
    cookie,
  ];
  return { caller, id, sessionId, email, secrets, client: trpcClient(server.app, caller) };
}

function expectNoneOf(secrets: string[], minimumLines: number): void {
  expect(lines.length).toBeGreaterThanOrEqual(minimumLines);
  const log = lines.join('');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
  expect(log).not.toContain('secret.example');
}

const settled = (calls: Promise<unknown>[]) => Promise.allSettled(calls);

describe('no log line contains an email, a session id, or a cookie', () => {
  test('for the calls over REST', async () => {
    const { caller, id, sessionId, email, secrets } = await visit();
    await caller.get(`/api/assessment/${sessionId}`);
    await caller.read(id);
    await caller.post(`/api/assessment/${id}/submit-email`, { email });
    await caller.post(`/api/assessment/${id}/save-progress`, { email });
    await caller.patch(`/api/assessment/${id}`, { email });
    await caller.post('/api/assessment/lookup-by-email', { email });
    for (const { send } of writeCalls) await send(caller, id);
    expectNoneOf(secrets, 16);
  });

  test('for the calls over tRPC', async () => {
    const { id, sessionId, email, secrets, client } = await visit();
    await client.assessment.create.mutate({ sessionId });
    await client.assessment.bySession.query({ sessionId });
    await client.assessment.submitEmail.mutate({ id, email });
    await client.assessment.saveProgress.mutate({ id, email });
    await client.assessment.lookupByEmail.mutate({ email });
    const input = encodeURIComponent(JSON.stringify({ sessionId }));
    await server.app.inject(`/trpc/assessment.bySession?input=${input}`);
    expectNoneOf(secrets, 7);
  });

  test('for rejected calls', async () => {
    const { caller, id, sessionId, email, secrets, client } = await visit();
    const stranger = new TestCaller(server.app);
    await stranger.post(`/api/assessment/${id}/submit-email`, { email });
    await caller.post(`/api/assessment/${id}/submit-email`, { email: `${email}@twice` });
    await caller.post(`/api/assessment/${id}/submit-email`, { email, [email]: sessionId });
    await caller.get(`/api/assessment/${sessionId}${'x'.repeat(128)}`);
    await caller.get(`/api/assessment/${newSessionId()}?email=${email}`);
    await caller.get(`/api/${sessionId}/${email}`);
    await caller.get(`/api/assessment/${sessionId}%E0%A4%A`);
    await caller.get(`/api/assessment/${sessionId.repeat(30)}`);
    await caller.send('POST', '/api/assessment', `{"sessionId":"${sessionId}"`, {
      'content-type': 'application/json',
    });
    await caller.send('POST', '/api/assessment', `{"sessionId":"${sessionId}"`, {
      'content-type': email,
    });
    await server.app.inject(`/nowhere/${sessionId}?email=${email}`);
    await settled([
      client.assessment.create.mutate({ sessionId: `${sessionId}!` }),
      client.assessment.lookupByEmail.mutate({ email: `${email}@twice` }),
    ]);
    for (const path of [sessionId, email, `assessment.byId,${email}`]) {
      await server.app.inject({ method: 'POST', url: `/trpc/${path}`, payload: {} });
    }
    expectNoneOf(secrets, 12);
  });

  test('for headers of any kind', async () => {
    const { id, sessionId, email, secrets, caller } = await visit();
    await server.app.inject({
      url: `/api/assessment/by-id/${id}`,
      headers: {
        'user-agent': email,
        'x-request-id': sessionId,
        'request-id': email,
        referer: `https://leaders.example/?email=${email}`,
        authorization: sessionId,
        cookie: caller.cookie,
      },
    });
    expectNoneOf(secrets, 1);
  });

  test('when the database rejects a row and names its values', async () => {
    const { caller, id, email, secrets, client } = await visit();
    await sql`
      alter table assessment add constraint refuses_everything check (email is null) not valid
    `.execute(server.database.db);
    try {
      const answer = await caller.post(`/api/assessment/${id}/submit-email`, { email });
      expect(answer.statusCode).toBe(500);
      await settled([client.assessment.submitEmail.mutate({ id, email })]);
    } finally {
      await sql`alter table assessment drop constraint refuses_everything`.execute(
        server.database.db,
      );
    }
    expectNoneOf(secrets, 4);
    // The log still contains what is needed to find the error.
    const faults = lines.filter((line) => line.includes('"level":50'));
    expect(faults).toHaveLength(2);
    for (const fault of faults) {
      expect(fault).toContain('refuses_everything');
      expect(fault).toContain('23514');
      expect(fault).toContain('"stack"');
    }
  });
});

describe('a log line', () => {
  test('has the method, route, status, duration, and request id', async () => {
    const path = `/api/assessment/by-id/${crypto.randomUUID()}`;
    const answer = await new TestCaller(server.app).get(path);
    const line = lines.find((one) => one.includes('by-id'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 30,
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/assessment/by-id/:id',
      status: 404,
      ms: expect.any(Number) as unknown,
    });
  });

  test("has the server's own id, whatever id a caller sends", async () => {
    const theirs = 'an-id-of-the-caller';
    const paths = ['/api/auth/user', '/trpc/auth.user', '/api/nowhere'];
    const ids = [];
    for (const url of paths) {
      const answer = await server.app.inject({ url, headers: { 'x-request-id': theirs } });
      ids.push(answer.headers['x-request-id']);
    }
    expect(lines.map((line) => (JSON.parse(line) as { reqId: string }).reqId)).toEqual(ids);
    expect(new Set(ids).size).toBe(paths.length);
    expect(ids).not.toContain(theirs);
  });

  test('names the tRPC procedures', async () => {
    const { client, id } = await visit();
    lines.length = 0;
    await Promise.all([client.assessment.byId.query({ id }), client.response.list.query({ id })]);
    expect(lines.map((line) => (JSON.parse(line) as { procedure: string }).procedure)).toEqual([
      'assessment.byId,response.list',
    ]);
  });

  test('of a successful read is logged at debug level', async () => {
    const { caller, id } = await visit();
    lines.length = 0;
    await caller.read(id);
    await caller.get(`/api/assessment/by-id/${crypto.randomUUID()}`);
    await caller.post(`/api/assessment/${id}/calculate-scores`);
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(levels).toEqual([20, 30, 30]);
  });
});
