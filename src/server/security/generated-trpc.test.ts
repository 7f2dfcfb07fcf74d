import type { LightMyRequestResponse } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValidator } from '#testing/checked-inject.ts';
import { Crowd, sender } from '#testing/generated/crowd.ts';
import type { OpenApiDocument, Operation } from '#testing/generated/rest-requests.ts';
import { runs } from '#testing/generated/runs.ts';
import { trpcRequests } from '#testing/generated/trpc-requests.ts';

interface AnsweringOperation extends Operation {
  responses: { 200: { content: { 'application/json': { schema: object } } } };
}

interface Document extends OpenApiDocument {
  paths: Record<string, Record<string, AnsweringOperation>>;
  components: { schemas: { Error: object } };
}

interface Answered {
  result?: { data: unknown };
  error?: { data: { httpStatus: number; body: { error: string; message: string } } };
}

const inner = /node_modules|\.[jt]s:\d|FST_|postgres|"stack"|relation "/i;

let crowd: Crowd;
beforeAll(async () => {
  crowd = await Crowd.gather();
});
afterAll(() => crowd.server.close());

/** Compares tRPC responses with the documentation of the same operations. */
function contractOf({ paths, components }: Document) {
  const ajv = createValidator();
  const isError = ajv.compile(components.schemas.Error);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const outputs = new Map(
    operations.map(({ operationId, responses }) => [
      operationId,
      ajv.compile(responses[200].content['application/json'].schema),
    ]),
  );

  /** The status of each answered call. */
  return (names: string[], { statusCode, body }: LightMyRequestResponse): number[] => {
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toMatch(inner);
    const [first, ...more] = body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
    if (more.length > 0) {
      expect(body, 'a stream').not.toMatch(/"httpStatus":5/);
      return [];
    }
    // Unknown tRPC paths get the same error as over REST.
    if (isError(first)) return [];
    return [first as Answered | Answered[]].flat().map(({ result, error }, index) => {
      expect(result === undefined, body).toBe(error !== undefined);
      if (error) expect(isError(error.data.body), body).toBe(true);
      else expect(outputs.get(names[index]!)?.(result!.data), body).toBe(true);
      return error?.data.httpStatus ?? 200;
    });
  };
}

test('any tRPC request gets a tRPC response, and breaks nothing', async () => {
  const { app } = crowd.server;
  const document = (await app.inject('/api/openapi.json')).json<Document>();
  const check = contractOf(document);
  const statuses: number[] = [];
  await fc.assert(
    fc.asyncProperty(trpcRequests(document), sender, async (request, from) => {
      const answer = await crowd.send(request, from, (options) => app.inject(options));
      const names = request.url.replace('/trpc/', '').split('?', 1)[0]!.split(',');
      const found = check(names, answer);
      expect(Math.max(0, ...found)).toBeLessThan(500);
      statuses.push(...found);
    }),
    runs(800),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(120);
  expect([...new Set(statuses)]).toEqual(
    expect.arrayContaining([400, 401, 403, 404, 405, 415] as unknown[]),
  );
  await crowd.expectAllWell();
}, 120_000);
