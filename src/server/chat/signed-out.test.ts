import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const id = crypto.randomUUID();

test.each([
  ['GET', '/api/auth/user', undefined],
  ['GET', '/api/conversations', undefined],
  ['POST', '/api/conversations', undefined],
  ['DELETE', `/api/conversations/${id}`, undefined],
  ['DELETE', '/api/conversations/nonsense', undefined],
  ['GET', `/api/conversations/${id}/messages`, undefined],
  ['POST', '/api/chat', { conversationId: id, message: 'Hello' }],
  ['POST', '/api/chat', {}],
  ['POST', `/api/conversations/${id}/stop`, undefined],
] as const)('%s %s gets 401 Unauthorized without a session', async (method, url, body) => {
  const caller = new TestCaller(server.app);
  await caller.start(); // the assessment's cookie signs no one in
  const answer = await caller.send(method, url, body);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({
    error: 'Unauthorized',
    message: expect.stringMatching(/^Unauthorized\b/) as unknown,
  });
});

test('rejected calls store nothing', async () => {
  await new TestCaller(server.app).post('/api/conversations');
  const { rowCount } = await server.database.pool.query('select from conversation');
  expect(rowCount).toBe(0);
});
