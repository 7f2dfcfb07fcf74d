import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedInject } from '#testing/checked-inject.ts';
import { Crowd, sender } from '#testing/generated/crowd.ts';
import { restRequests, type OpenApiDocument } from '#testing/generated/rest-requests.ts';
import { runs } from '#testing/generated/runs.ts';

let crowd: Crowd;
beforeAll(async () => {
  crowd = await Crowd.create();
});
afterAll(() => crowd.server.close());

test('any REST request is answered as documented, and breaks nothing', async () => {
  const { app } = crowd.server;
  const document = (await app.inject('/api/openapi.json')).json<OpenApiDocument>();
  const requests = restRequests(document);
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(requests, sender, async (request, from) => {
      const answer = await crowd.send(request, from, (options) => checkedInject(app, options));
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('stack');
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    }),
    runs(700),
  );
  // The inputs must get past the first check and cause every kind of error.
  expect(statuses.get(200)).toBeGreaterThan(70);
  for (const status of [400, 401, 403, 404, 413, 414, 415]) {
    expect([...statuses.keys()]).toContain(status);
  }
  await crowd.expectAllWell();
}, 120_000);
