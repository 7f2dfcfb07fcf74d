import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller, trpcClient, trpcError } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function newVisitor() {
  const caller = new TestCaller(server.app);
  return { caller, client: trpcClient(server.app, caller) };
}

const byId = 'assessment.byId';
const batchOf = (...names: string[]) => `/trpc/${names.join(',')}?batch=1`;
const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });

test('a visitor can go from the first call to the results over tRPC', async () => {
  const { caller, client } = newVisitor();
  const sessionId = newSessionId();
  await expect(trpcError(client.assessment.bySession.query({ sessionId }))).resolves.toMatchObject({
    data: { httpStatus: 404 },
  });
  const { id, access } = await client.assessment.create.mutate({ sessionId });
  expect(access).toBe('owner');
  await client.response.save.mutate({
    id,
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 4,
    question2Rating: 5,
  });
  await client.assessment.update.mutate({ id, currentQuestionIndex: 1, isCompleted: 1 });
  await client.assessment.saveProgress.mutate({ id, email: ' Ada@Example.com ' });
  const seen = await client.assessment.byId.query({ id });
  expect(seen).toMatchObject({
    sessionId,
    email: 'ada@example.com',
    currentQuestionIndex: 1,
    isCompleted: true,
    overallScore: 450,
  });
  expect(await client.assessment.calculateScores.mutate({ id })).toEqual(seen);
  expect(await client.response.list.query({ id })).toHaveLength(1);
  expect(await client.assessment.lookupByEmail.mutate({ email: 'ada@example.com' })).toMatchObject([
    { id, isCompleted: true },
  ]);
  await client.assessment.submitEmail.mutate({ id, email: 'new@example.com' });
  expect(await client.assessment.reset.mutate({ id })).toMatchObject({
    email: 'new@example.com',
    overallScore: null,
  });
  // REST reads the same cookie.
  expect((await caller.read(id)).access).toBe('owner');
});

test('access granted over REST works over tRPC', async () => {
  const { id, owner } = await withHistory(server);
  await trpcClient(server.app, owner).assessment.reset.mutate({ id });
  expect((await owner.read(id)).overallScore).toBeNull();
});

test('a stranger sees no more over tRPC than over REST', async () => {
  const { id } = await withHistory(server);
  const { caller, client } = newVisitor();
  expect(await client.assessment.byId.query({ id })).toEqual(await caller.read(id));
});

describe('queries', () => {
  test.each(['GET', 'POST'] as const)('are answered by %s', async (method) => {
    const { id } = await withHistory(server);
    const input = JSON.stringify({ id });
    const answer =
      method === 'GET'
        ? await server.app.inject(`/trpc/${byId}?input=${encodeURIComponent(input)}`)
        : await post(`/trpc/${byId}`, { id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ result: { data: { id } } });
  });
});

describe('mutations', () => {
  test('reject GET, so that no link or image can cause a change', async () => {
    const { id, owner } = await withHistory(server);
    const before = await owner.read(id);
    const input = encodeURIComponent(JSON.stringify({ id }));
    const answer = await server.app.inject({
      url: `/trpc/assessment.reset?input=${input}`,
      headers: { cookie: owner.cookie },
    });
    expect(answer.statusCode).toBe(405);
    expect(await owner.read(id)).toEqual(before);
  });
});

describe('a batch', () => {
  test('sends simultaneous calls in one request', async () => {
    const { caller, client } = newVisitor();
    const { id } = await caller.start();
    const [assessment, responses] = await Promise.all([
      client.assessment.byId.query({ id }),
      client.response.list.query({ id }),
    ]);
    expect(assessment.id).toBe(id);
    expect(responses).toEqual([]);
    const answer = await post(batchOf(byId, 'response.list'), { 0: { id }, 1: { id } });
    expect(answer.json()).toMatchObject([{ result: { data: { id } } }, { result: { data: [] } }]);
  });

  test('answers the other calls when one fails', async () => {
    const { id } = await withHistory(server);
    const answer = await post(batchOf(byId, byId, byId, 'nothing'), {
      0: { id },
      1: { id: crypto.randomUUID() },
      2: { id: 'nonsense' },
    });
    expect(answer.statusCode).toBe(207);
    expect(answer.json()).toMatchObject([
      { result: { data: { id } } },
      { error: { data: { httpStatus: 404, code: 'NOT_FOUND' } } },
      { error: { data: { httpStatus: 400, body: { issues: [{ path: 'id' }] } } } },
      { error: { data: { httpStatus: 404 } } },
    ]);
  });

  test('fails call by call in the client', async () => {
    const { id } = await withHistory(server);
    const { client } = newVisitor();
    const [good, bad] = await Promise.allSettled([
      client.assessment.byId.query({ id }),
      client.assessment.byId.query({ id: crypto.randomUUID() }),
    ]);
    expect(good.status).toBe('fulfilled');
    expect(bad).toMatchObject({ status: 'rejected', reason: { data: { httpStatus: 404 } } });
  });

  test('may contain at most ten calls', async () => {
    const { id, owner } = await withHistory(server);
    const before = await owner.read(id);
    const inputs = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [index, { id }]));
    const names = Array.from({ length: 10 }, () => byId);
    expect((await post(batchOf(...names), inputs)).statusCode).toBe(200);

    const resets = Array.from({ length: 11 }, () => 'assessment.reset');
    const refused = await server.app.inject({
      method: 'POST',
      url: batchOf(...resets),
      headers: { cookie: owner.cookie },
      payload: inputs,
    });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ error: { data: { httpStatus: 400 } } });
    expect(await owner.read(id)).toEqual(before);
  });

  test('is split by the client before it grows too large', async () => {
    const { id } = await withHistory(server);
    const { client } = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => client.assessment.byId.query({ id })),
    );
    expect(answers).toHaveLength(25);
  });
});

test.each(['nothing', 'assessment', 'assessment.nothing', 'toString', '__proto__'])(
  'an unknown procedure gets 404: %s',
  async (name) => {
    const answer = await post(`/trpc/${name}`, {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      error: { message: expect.stringContaining('/api/docs') as unknown },
    });
  },
);

test.each(['assessment.byId', 'assessment.byId?batch=1', 'assessment.update', 'nonsense'])(
  'HEAD /trpc/%s is answered as an unknown address, as any other method but GET and POST',
  async (name) => {
    const { statusCode } = await server.app.inject({ method: 'HEAD', url: `/trpc/${name}` });
    expect(statusCode).toBe(404);
  },
);
