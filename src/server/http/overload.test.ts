import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let caller: TestCaller;
let now = 0;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  server = await startTestApp();
  caller = new TestCaller(server.app);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  vi.useRealTimers();
});

/** Delays the next check of the event loop by so many milliseconds. */
function look(lateMs: number): void {
  now += 500 + lateMs;
  vi.advanceTimersByTime(500);
}

const statusOfCall = async () => {
  const answer = await caller.get(`/api/assessment/${newSessionId()}`);
  return answer.statusCode;
};

test('calls are rejected at once while the process cannot keep up, and only then', async () => {
  look(0);
  expect(await statusOfCall()).toBe(404);
  look(3_000);
  expect(await statusOfCall()).toBe(404); // a pause of the machine
  look(1_500);
  expect(await statusOfCall()).toBe(503);
  expect((await server.app.inject('/trpc/auth.user')).statusCode).toBe(503);
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  look(200);
  expect(await statusOfCall()).toBe(404);
});
