import { STATUS_CODES } from 'node:http';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaNames } from '#domain/areas.ts';
import { createValidator } from '#testing/checked-inject.ts';
import { allConfigured } from '#testing/mail-app.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { signedInCaller } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId } from '#testing/test-caller.ts';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description: string;
    schema: object;
  }[];
  requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { schema: Record<string, unknown> }> }
  >;
}

interface Document {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    securitySchemes: Record<'ownership' | 'signedIn', { name: string }>;
  };
}

let server: TestApp;
let document: Document;
beforeAll(async () => {
  server = await startTestApp({ ...allConfigured, publicUrl: 'https://leaders.example.com' });
  document = (await server.app.inject('/api/openapi.json')).json();
});
afterAll(() => server.close());

/** Specification section 7, and the errors of each call besides 400, 429, 500, and 503. */
const specified: [method: string, path: string, bodyFields: string[], refusals: number[]][] = [
  ['get', '/api/auth/user', [], [401]],
  ['get', '/api/conversations', [], [401, 403, 404]],
  ['get', '/api/conversations/{id}/messages', [], [401, 403, 404]],
  ['get', '/api/messages/{id}', [], [401, 403, 404]],
  ['post', '/api/conversations', [], [401, 403, 413, 415]],
  ['patch', '/api/conversations/{id}', ['title'], [401, 403, 404, 413, 415]],
  ['delete', '/api/conversations/{id}', [], [401, 403, 404, 413, 415]],
  [
    'post',
    '/api/chat',
    ['conversationId', 'message', 'messageId'],
    [401, 403, 404, 409, 413, 415, 502],
  ],
  ['post', '/api/conversations/{conversationId}/stop', [], [401, 403, 404, 413, 415]],
  ['post', '/api/assessment/lookup-by-email', ['email'], [413, 415]],
  ['get', '/api/assessment/{id}', [], [404]],
  ['get', '/api/assessment/by-id/{id}', [], [404]],
  ['post', '/api/assessment', ['againOf', 'sessionId', 'source'], [403, 404, 413, 415]],
  ['get', '/api/assessment/{id}/responses', [], [404]],
  [
    'post',
    '/api/assessment/{id}/responses',
    ['answeredAt', 'category', 'competencyId', 'question1Rating', 'question2Rating'],
    [403, 404, 409, 413, 415],
  ],
  ['post', '/api/assessment/{id}/calculate-scores', [], [403, 404, 413, 415]],
  ['post', '/api/assessment/{id}/retake-reminder', ['months'], [403, 404, 409, 413, 415]],
  [
    'patch',
    '/api/assessment/{id}',
    ['currentQuestionIndex', 'email', 'isCompleted'],
    [403, 404, 413, 415],
  ],
  ['post', '/api/assessment/{id}/submit-email', ['email'], [403, 404, 413, 415]],
  ['post', '/api/assessment/{id}/reset', [], [403, 404, 413, 415]],
  ['post', '/api/assessment/{id}/keep-only-here', [], [403, 404, 413, 415]],
  ['post', '/api/assessment/{id}/save-progress', ['email'], [403, 404, 413, 415]],
];

/** The calls that the specification does not list. */
const others: typeof specified = [
  ['delete', '/api/assessment/{id}', [], [403, 404, 413, 415]],
  ['get', '/api/assessment/{id}/plan', [], [403, 404]],
  ['post', '/api/assessment/{id}/plan', ['actions', 'focus', 'start'], [403, 404, 409, 413, 415]],
  ['post', '/api/assessment/{id}/plan/reminders', ['timeZone'], [403, 404, 409, 413, 415]],
  ['get', '/api/assessment/{id}/comparison/{earlierId}', [], [403, 404, 409]],
  ['get', '/api/assessment/{id}/share-links', [], [403, 404]],
  [
    'post',
    '/api/assessment/{id}/share-links',
    ['comparedWith', 'days', 'name', 'sharedBy', 'withFeedback', 'withPlan'],
    [403, 404, 409, 413, 415],
  ],
  ['delete', '/api/assessment/{id}/share-links/{linkId}', [], [403, 404, 413, 415]],
  ['get', '/api/shared/{token}', [], [404]],
  ['get', '/api/assessment/{id}/feedback', [], [403, 404]],
  [
    'post',
    '/api/assessment/{id}/feedback',
    ['days', 'invitations', 'kind', 'name', 'startsOn'],
    [403, 404, 409, 413, 415],
  ],
  ['post', '/api/assessment/{id}/feedback/{roundId}/extend', [], [403, 404, 409, 413, 415]],
  ['post', '/api/assessment/{id}/feedback/{roundId}/publish', [], [403, 404, 409, 413, 415]],
  ['post', '/api/assessment/{id}/feedback/{roundId}/cancel', [], [403, 404, 409, 413, 415]],
  ['post', '/api/feedback/open', ['editorKey', 'token'], [403, 404, 413, 415]],
  ...(['save', 'submit'] as const).map((action): (typeof specified)[number] => [
    'post',
    `/api/feedback/${action}`,
    ['editorKey', 'ratings', 'texts', 'token'],
    [403, 404, 409, 413, 415],
  ]),
  ['post', '/api/feedback/withdraw', ['editorKey', 'token'], [403, 404, 409, 413, 415]],
  [
    'post',
    '/api/feedback/decline',
    ['editorKey', 'neverAgain', 'token'],
    [403, 404, 409, 413, 415],
  ],
  ['get', '/api/chat/results', [], [401, 403, 404]],
  [
    'post',
    '/api/conversations/{id}/results',
    ['assessmentId', 'text'],
    [401, 403, 404, 409, 413, 415],
  ],
  ['delete', '/api/conversations/{id}/results', [], [401, 403, 404, 413, 415]],
  ['get', '/api/person/history', [], []],
  ['get', '/api/person', [], []],
  ['get', '/api/person/export', [], []],
  ['delete', '/api/person', [], [413, 415]],
  ['post', '/api/person/link', ['email', 'feedback'], [403, 404, 409, 413, 415]],
  ['post', '/api/person/revoke-links', [], [413, 415]],
  ['post', '/api/visits', ['page', 'source'], [413, 415]],
];
const documented = [...specified, ...others];

const ajv = createValidator();

const operations = () =>
  Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ method, path, operation })),
  );

const isOffice = (path: string) => path.startsWith('/api/office/');

const bodySchema = (operation: Operation | undefined) =>
  operation?.requestBody?.content['application/json']?.schema as
    | { properties: Record<string, unknown>; required: string[]; additionalProperties: boolean }
    | undefined;

describe('/api/openapi.json', () => {
  test('is an OpenAPI 3.1 document of this site', async () => {
    const { headers } = await server.app.inject('/api/openapi.json');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/) as unknown,
      info: { title: 'Ready Leader API', version: expect.stringMatching(/^\d/) as unknown },
      servers: [{ url: 'https://leaders.example.com' }],
    });
  });

  test('describes the calls of the specification and those about your own data', () => {
    const described = operations()
      .filter(({ path }) => !isOffice(path))
      .map(({ method, path }) => `${method} ${path}`);
    expect(described.toSorted()).toEqual(
      documented.map(([method, path]) => `${method} ${path}`).toSorted(),
    );
  });

  test.each(documented)('describes %s %s', (method, path, fields, refusals) => {
    const operation = document.paths[path]?.[method];
    expect(operation?.summary).toMatch(/^[A-Z].{5,}/);
    expect(operation?.tags).toHaveLength(1);
    expect(
      operation?.parameters
        .filter((parameter) => parameter.in !== 'query')
        .map((parameter) => [parameter.name, parameter.in, parameter.required]),
    ).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'path', true]));
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual(
      [200, 400, 429, 500, 503, ...refusals].map(String).toSorted(),
    );
    expect(Object.keys(bodySchema(operation)?.properties ?? {}).toSorted()).toEqual(fields);
    if (fields.length > 0) expect(bodySchema(operation)?.additionalProperties).toBe(false);
  });

  test('an answer has the fields it lists, and no others of a row', () => {
    const open: unknown[] = [];
    JSON.stringify(
      operations().map(({ operation }) => operation.responses),
      (_name, schema: Record<string, unknown> | undefined) => {
        if (schema?.['properties'] && schema['additionalProperties'] !== false) open.push(schema);
        return schema;
      },
    );
    expect(open).toEqual([]);
  });

  test('says for each office call who may make it', () => {
    const office = operations().filter(({ path }) => isOffice(path));
    expect(office.length).toBeGreaterThan(0);
    for (const { path, operation } of office) {
      expect(operation.tags, path).toEqual(['Office']);
      expect(operation.security, path).toEqual([{ signedIn: [] }]);
      expect(Object.keys(operation.responses), path).toEqual(
        expect.arrayContaining(['401', '403', '404']),
      );
    }
  });

  test('does not mention the office unless one is configured', async () => {
    const without = await startTestApp({}, { databaseUrl: server.databaseUrl });
    const { body } = await without.app.inject('/api/openapi.json');
    // Not in the fields of an export either.
    expect(body.match(/.{20}office.{20}|owner of the practice/gi)).toBeNull();
    const unknown = (await without.app.inject('/api/nothing')).body;
    const paths = operations()
      .filter(({ path }) => isOffice(path))
      .map(
        ({ path, method }) => [path.replaceAll(/\{\w+\}/g, crypto.randomUUID()), method] as const,
      );
    const files = [
      ['/api/office/people.csv', 'get'],
      ['/api/office/portrait', 'post'],
    ] as const;
    for (const [url, verb] of [...paths, ...files]) {
      const method = verb.toUpperCase() as 'GET';
      const answer = await without.app.inject({ url, method });
      expect([answer.statusCode, answer.body], url).toEqual([404, unknown]);
    }
    await without.close();
  });

  test.each([
    ['mail', /[^w]\/feedback|reminder|test-mail|person.link/],
    ['chat', /chat|conversation|message/],
  ] as const)('lists no call that needs %s unless it is configured', async (setting, needed) => {
    const without = await startTestApp(
      { ...allConfigured, [setting]: undefined },
      { databaseUrl: server.databaseUrl },
    );
    const { paths } = (await without.app.inject('/api/openapi.json')).json<Document>();
    await without.close();
    const expected = Object.keys(document.paths).filter((path) => !needed.test(path));
    expect(Object.keys(paths).toSorted()).toEqual(expected.toSorted());
  });

  test('merges paths that differ only in the name of an id', () => {
    const { get, patch } = document.paths['/api/assessment/{id}'] ?? {};
    expect(get?.parameters[0]?.description).toMatch(/^session_/);
    expect(patch?.parameters[0]?.description).toMatch(/UUID/);
    expect(get?.parameters[0]?.schema).not.toEqual(patch?.parameters[0]?.schema);
  });

  test('names the cookie that an operation requires', () => {
    for (const { path, operation } of operations().filter((it) => !isOffice(it.path))) {
      const needed = [
        ...(operation.responses[401] ? [{ signedIn: [] }] : []),
        ...(operation.responses[403] && !operation.responses[401] ? [{ ownership: [] }] : []),
      ];
      expect(operation.security, path).toEqual(needed);
    }
    expect(document.paths['/api/chat']?.['post']?.security).toEqual([{ signedIn: [] }]);
    expect(document.paths['/api/assessment/{id}']?.['patch']?.security).toEqual([
      { ownership: [] },
    ]);
    expect(document.paths['/api/assessment/{id}']?.['get']?.security).toEqual([]);
  });

  test('names the cookies as the server reads them', async () => {
    const { signedIn, ownership } = document.components.securitySchemes;
    const statusOf = async (options: InjectOptions, cookies: Record<string, string>) =>
      (await server.app.inject({ ...options, cookies })).statusCode;
    const [token] = [...(await signedInCaller(server)).cookies.values()] as [string];
    expect(await statusOf({ url: '/api/auth/user' }, { [signedIn.name]: token })).toBe(200);

    const { id, owner } = await withHistory(server);
    const change = { method: 'PATCH', url: `/api/assessment/${id}`, payload: {} } as const;
    const prefix = ownership.name.replace('*', '');
    const grants = [...owner.cookies].filter(([name]) => name.startsWith(prefix));
    expect(await statusOf(change, Object.fromEntries(grants))).toBe(200);
    expect(await statusOf(change, {})).toBe(403);
  });

  test('describes how each list is paged, and no other query parameters', () => {
    const inQuery = operations().flatMap(({ method, path, operation }) =>
      // Office lists have filters.
      path.startsWith('/api/office/')
        ? []
        : operation.parameters
            .filter((parameter) => parameter.in === 'query')
            .map(({ name, required }) => `${method} ${path} ${name} ${required}`),
    );
    expect(inQuery).toEqual([
      'get /api/conversations before false',
      'get /api/conversations limit false',
      'get /api/conversations search false',
      'get /api/conversations/{id}/messages before false',
      'get /api/conversations/{id}/messages limit false',
      'get /api/chat/results conversationId false',
    ]);
    const { parameters } = document.paths['/api/conversations']!['get']!;
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 50,
    });
  });

  test('names each operation once', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('contains only schemas that a JSON Schema 2020-12 validator accepts', () => {
    const { components } = document;
    for (const { method, path, operation } of operations()) {
      const schemas = [
        ...operation.parameters.map(({ schema }) => schema),
        ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
        ...Object.values(operation.responses).flatMap(({ content }) =>
          Object.values(content).map(({ schema }) => schema),
        ),
      ];
      for (const schema of schemas) {
        const compile = () => ajv.compile({ ...schema, components });
        expect(compile, `${method} ${path}`).not.toThrow();
        // Empty schemas would describe nothing.
        expect(Object.keys(schema)).not.toEqual([]);
      }
    }
  });

  test('describes every response, with one shape for all errors', () => {
    for (const { operation } of operations()) {
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(STATUS_CODES[status]).toBeDefined();
        expect(description).not.toBe('');
        expect(Object.keys(content)).toEqual(['application/json']);
        const isError =
          content['application/json']?.schema['$ref'] === '#/components/schemas/Error';
        expect(isError).toBe(Number(status) >= 400);
      }
    }
  });
});

describe('a described request body', () => {
  const base = { competencyId: 'humility', category: areaNames[3] };
  test.each([
    ['post', '/api/assessment', { sessionId: newSessionId() }, true],
    ['post', '/api/assessment', { sessionId: 'short' }, false],
    ['post', '/api/assessment', {}, false],
    ['post', '/api/assessment', { sessionId: newSessionId(), more: 1 }, false],
    ['post', '/api/assessment/lookup-by-email', { email: 'ada@example.com' }, true],
    ['post', '/api/assessment/lookup-by-email', { email: 'ada' }, false],
    ['patch', '/api/assessment/{id}', {}, true],
    ['patch', '/api/assessment/{id}', { isCompleted: 1 }, true],
    ['patch', '/api/assessment/{id}', { isCompleted: true }, true],
    ['patch', '/api/assessment/{id}', { isCompleted: 2 }, false],
    ['patch', '/api/assessment/{id}', { isCompleted: 'yes' }, false],
    ['patch', '/api/assessment/{id}', { currentQuestionIndex: 35 }, true],
    ['patch', '/api/assessment/{id}', { currentQuestionIndex: 36 }, false],
    ['patch', '/api/assessment/{id}', { currentQuestionIndex: 0.5 }, false],
    ['patch', '/api/assessment/{id}', { overallScore: 100 }, false],
    [
      'post',
      '/api/assessment/{id}/responses',
      { ...base, question1Rating: 5, question2Rating: null },
      true,
    ],
    ['post', '/api/assessment/{id}/responses', { ...base, question1Rating: 5 }, false],
    [
      'post',
      '/api/assessment/{id}/responses',
      { ...base, question1Rating: 6, question2Rating: 1 },
      false,
    ],
    [
      'post',
      '/api/assessment/{id}/responses',
      { ...base, category: 'Charm', question1Rating: 1, question2Rating: 1 },
      false,
    ],
  ] as const)('matches what the server accepts: %s %s %j', async (method, path, body, isTaken) => {
    const schema = bodySchema(document.paths[path]?.[method]);
    expect(ajv.validate(schema ?? {}, body)).toBe(isTaken);
    const { id, owner } = await withHistory(server);
    const verb = method === 'patch' ? 'PATCH' : 'POST';
    const answer = await owner.send(verb, path.replace('{id}', id), body);
    expect(answer.statusCode).toBe(isTaken ? 200 : 400);
  });
});

describe('/api/docs', () => {
  test('shows the document with files of this site only', async () => {
    const page = await server.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
    expect(addresses).toHaveLength(3);
    for (const url of addresses) {
      expect(url).toMatch(/^\/api\/docs\//);
      const file = await server.app.inject(url);
      expect(file.statusCode).toBe(200);
      expect(file.headers['content-type']).toMatch(
        /^(text\/css|application\/javascript|text\/javascript);/,
      );
    }
    const start = await server.app.inject('/api/docs/start.js');
    expect(start.body).toContain('/api/openapi.json');
  });

  test.each(['/api/docs/nothing.js', '/api/docs/package.json', '/api/docs/../../package.json'])(
    'contains no %s',
    async (url) => {
      expect((await server.app.inject(url)).statusCode).toBe(404);
    },
  );
});
