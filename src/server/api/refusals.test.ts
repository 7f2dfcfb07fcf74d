import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let mine: PreparedAssessment;
beforeAll(async () => {
  server = await startTestApp();
  mine = await withHistory(server);
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
type Call = readonly ['POST' | 'PATCH' | 'DELETE', string];
const bodyCalls = [
  ['POST', '/api/assessment'],
  ['POST', '/api/assessment/lookup-by-email'],
  ['PATCH', '/api/assessment/{id}'],
  ['POST', '/api/assessment/{id}/responses'],
  ['POST', '/api/assessment/{id}/submit-email'],
  ['POST', '/api/assessment/{id}/save-progress'],
  ['POST', '/api/assessment/{id}/reset'],
  ['POST', '/api/assessment/{id}/calculate-scores'],
  ['DELETE', '/api/assessment/{id}'],
] as const;

async function refused(
  body: string,
  headers: Record<string, string>,
  [method, path]: Call = bodyCalls[2],
) {
  const before = await storedRows(server.database.db, mine.id);
  const answer = await mine.owner.send(method, path.replace('{id}', mine.id), body, headers);
  expect(await storedRows(server.database.db, mine.id)).toEqual(before);
  return answer;
}

test.each(bodyCalls)('%s %s rejects broken JSON with 400', async (...call) => {
  expect((await refused('{"email": "ada@example.com"', json, call)).statusCode).toBe(400);
});

/** All calls read their bodies the same way, so one stands for all. */
describe('a body', () => {
  test.each([
    ['JSON with something behind it', '{} {}'],
    ['no JSON at all', 'email=ada@example.com'],
    ['a key that would change the prototype', '{"__proto__": {"isCompleted": true}}'],
  ])('rejects %s with 400', async (_name, body) => {
    const answer = await refused(body, json);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain('JSON');
  });

  test.each(['[]', '[{"email":"ada@example.com"}]', '"text"', '17', 'true', 'null'])(
    'rejects the body %s, which is not an object, with 400',
    async (body) => {
      const answer = await refused(body, json);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        error: 'Bad Request',
        message: 'The body must be a JSON object.',
      });
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'nonsense',
  ])('rejects %s with 415', async (type) => {
    const answer = await refused('{"email":"ada@example.com"}', { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json<{ message: string }>().message).toContain('Content-Type: application/json');
  });

  test('rejects a body that is not text with 400', async () => {
    const odd = { length: [{ toString: null }] };
    const body = JSON.stringify({ email: odd, sessionId: odd, competencyId: odd });
    expect((await refused(body, json)).statusCode).toBe(400);
  });

  test('rejects a body without a content type with 415', async () => {
    expect((await refused('{"email":"ada@example.com"}', {})).statusCode).toBe(415);
  });

  test('rejects more than 64 KiB with 413', async () => {
    const body = JSON.stringify({ email: 'a'.repeat(64 * 1024) });
    expect((await refused(body, json)).statusCode).toBe(413);
  });

  test('reads JSON with any charset parameter', async () => {
    const body = '{"unknown": 1}';
    const answer = await refused(body, { 'content-type': 'application/json; charset=UTF-8' });
    expect(answer.statusCode).toBe(400);
    const { issues } = answer.json<{ issues: { path: string }[] }>();
    expect(issues.map((issue) => issue.path)).toContain('unknown');
  });
});

test.each(bodyCalls.filter(([, path]) => path.includes('{id}')))(
  '%s %s rejects a body that repeats the id of the path',
  async (method, path) => {
    const before = await storedRows(server.database.db, mine.id);
    const url = path.replace('{id}', mine.id);
    const answer = await mine.owner.send(method, url, { id: mine.id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain('"id"');
    expect(await storedRows(server.database.db, mine.id)).toEqual(before);
  },
);

test('accepts a body just under 64 KiB', async () => {
  const answer = await new TestCaller(server.app).post('/api/assessment', {
    sessionId: newSessionId(),
    filler: 'x'.repeat(64 * 1024 - 200),
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ issues: [{ path: 'filler' }] });
});

describe('a path', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api/assessment/by-id/1/2'],
    ['DELETE', '/api/assessment/by-id/{id}'],
    ['PUT', '/api/assessment/{id}'],
    ['POST', '/api/assessment/{id}'],
    ['PATCH', '/api/assessment/by-id/{id}'],
    ['POST', '/api/assessment/by-id/{id}'],
    ['GET', '/api/assessment/{id}/reset'],
    ['GET', '/api/assessment/{id}/calculate-scores'],
    ['PATCH', '/api/assessment/{id}/submit-email'],
    ['DELETE', '/api/assessment/{id}/responses'],
    ['GET', '/api/chat'],
    ['POST', '/api/auth/user'],
    ['GET', '/api/conversations/{id}'],
    ['GET', '/api/assessment//responses/x'],
    ['GET', '/trpc'],
    ['POST', '/trpc/assessment/byId'],
  ] as const)('that does not exist gets 404: %s %s', async (method, path) => {
    const before = await storedRows(server.database.db, mine.id);
    const answer = await mine.owner.send(method, path.replace('{id}', mine.id));
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: 'Not Found',
      message: expect.stringContaining('/api/docs') as unknown,
    });
    expect(await storedRows(server.database.db, mine.id)).toEqual(before);
  });

  test.each([
    ['that cannot be decoded', '/api/assessment/%E0%A4%A', 400],
    ['with half an escape', '/api/assessment/by-id/%', 400],
    ['of tRPC that cannot be decoded', '/trpc/%E0%A4%A', 400],
    ['that is far too long', `/api/assessment/${'x'.repeat(1100)}`, 414],
  ])('%s gets the standard error, which does not repeat the path', async (_name, url, status) => {
    const answer = await new TestCaller(server.app).get(url);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<object>())).toEqual(['error', 'message']);
    expect(answer.body).not.toMatch(/%|xxx/);
  });

  test('may have a query, which is ignored', async () => {
    const answer = await mine.owner.get(`/api/assessment/by-id/${mine.id}?id=other&access=owner`);
    expect(answer.json()).toMatchObject({ id: mine.id });
  });
});
