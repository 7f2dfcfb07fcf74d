import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createValidator } from '#testing/checked-inject.ts';
import { Crowd, sender } from '#testing/generated/crowd.ts';
import type {
  GeneratedRequest,
  OpenApiDocument,
  Operation,
} from '#testing/generated/rest-requests.ts';
import { runs } from '#testing/generated/runs.ts';
import {
  contentType,
  deepJson,
  nearlyValid,
  type Schema,
  validValue,
  wildValue,
} from '#testing/generated/values.ts';

type Call = [name: string, input: unknown];

/** Requests to `/trpc`: single calls and batches, of existing and unknown procedures. */
function trpcRequests(document: OpenApiDocument): fc.Arbitrary<GeneratedRequest> {
  const methods = Object.values(document.paths);
  const queries = callOf(methods.flatMap(({ get }) => get ?? []));
  const mutations = callOf(
    methods.flatMap((path) => Object.values(path).filter((operation) => operation !== path['get'])),
  );
  const call = fc.oneof(queries, mutations);
  // A batch that mixes queries and mutations is refused as a whole.
  const calls = fc.oneof(
    ...[queries, queries, queries, mutations, mutations, mutations, call].map((one) =>
      fc.array(one, { minLength: 1, maxLength: 12 }),
    ),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(call, method, contentType).map(single) },
    { weight: 5, arbitrary: fc.tuple(calls, method, fc.boolean(), contentType).map(batch) },
    { weight: 1, arbitrary: fc.tuple(call, oddQuery, oddBody).map(odd) },
  );
}

function callOf(operations: Operation[]): fc.Arbitrary<Call> {
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.oneof(...operations.map((operation) => goodOrBad(operation))),
    },
    { weight: 1, arbitrary: fc.tuple(oddName, wildValue) },
  );
}

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('POST') },
  { weight: 3, arbitrary: fc.constant('GET') },
  { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'PATCH') },
);

const oddName = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'assessment',
    'assessment.__proto__',
    'assessment.byId.call',
    'hasOwnProperty',
    '.',
    ',',
    '%',
    '%E0%A4%A',
    'x'.repeat(1100),
  ),
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

const oddQuery = fc.oneof(
  fc.constantFrom(
    '?batch=1',
    '?batch=2',
    '?batch=1&batch=1',
    '?batch[]=1',
    '?input=%',
    '?input={}&input={}',
    '?batch=1&input=[]',
    '?__proto__=1',
    '?connectionParams=1',
    '?batch=1&connectionParams={',
  ),
  fc.webQueryParameters().map((parameters) => `?${parameters}`),
);

const oddBody = fc.oneof(
  deepJson,
  fc.constantFrom('', 'null', '[]', '{"0":', '{"__proto__":{}}', '{"0":1,"0":2}', '[[[]]]', '"'),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
);

/** In tRPC, path parameters and the body are one input. */
function goodOrBad(operation: Operation): fc.Arbitrary<Call> {
  const body = operation.requestBody?.content['application/json'].schema;
  const schema: Schema = {
    type: 'object',
    properties: {
      ...body?.properties,
      ...Object.fromEntries(operation.parameters.map((one) => [one.name, one.schema])),
    },
    required: [...(body?.required ?? []), ...operation.parameters.map(({ name }) => name)],
  };
  const valid = validValue(schema);
  const input = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 3, arbitrary: nearlyValid(valid) },
    { weight: 1, arbitrary: wildValue },
  );
  return fc.tuple(fc.constant(operation.operationId), input);
}

function single([[name, input], used, type]: [Call, string, string | undefined]): GeneratedRequest {
  return requestTo(used, `/trpc/${name}`, JSON.stringify(input), type);
}

function batch([calls, used, isStream, type]: [
  Call[],
  string,
  boolean,
  string | undefined,
]): GeneratedRequest {
  const names = calls.map(([name]) => name).join(',');
  const inputs = JSON.stringify(Object.fromEntries(calls.map(([, input], nth) => [nth, input])));
  const made = requestTo(used, `/trpc/${names}?batch=1`, inputs, type);
  if (isStream) made.headers['trpc-accept'] = 'application/jsonl';
  return made;
}

function odd([[name], search, body]: [Call, string, string | Buffer]): GeneratedRequest {
  return requestTo('POST', `/trpc/${name}${search}`, body, 'application/json');
}

function requestTo(
  used: string,
  url: string,
  input: string | Buffer,
  type: string | undefined,
): GeneratedRequest {
  if (used === 'GET') {
    const given = `${url.includes('?') ? '&' : '?'}input=${encodeURIComponent(String(input))}`;
    return { method: used, url: url + given.slice(0, 6000), headers: {} };
  }
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  return { method: used, url, headers, payload: input };
}

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
  crowd = await Crowd.create();
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
    runs(400),
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(60);
  expect([...new Set(statuses)]).toEqual(
    expect.arrayContaining([400, 401, 403, 404, 405, 415] as unknown[]),
  );
  await crowd.expectAllWell();
}, 120_000);
