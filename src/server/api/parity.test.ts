import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabaseClient } from '#db/client.ts';
import { createApp } from '#server/app.ts';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller, trpcClient, trpcError } from '#testing/test-caller.ts';

let server: TestApp;
let mine: PreparedAssessment;
beforeAll(async () => {
  server = await startTestApp();
  mine = await withHistory(server);
});
afterAll(() => server.close());

type App = TestApp['app'];
type Client = ReturnType<typeof trpcClient>;

interface Fault {
  name: string;
  status: number;
  code: string;
  rest: (caller: TestCaller) => Promise<LightMyRequestResponse>;
  trpc: (client: Client) => Promise<unknown>;
}

/** The same error by the same kind of caller has the same words over both transports. */
async function expectSameRefusal(
  { status, code, rest, trpc }: Fault,
  app: App,
  newCaller = () => new TestCaller(app),
): Promise<void> {
  const answer = await rest(newCaller());
  const error = await trpcError(trpc(trpcClient(app, newCaller())));
  expect(answer.statusCode).toBe(status);
  expect(error.data).toMatchObject({ httpStatus: status, code, body: answer.json<unknown>() });
  expect(error.message).toBe(answer.json<{ message: string }>().message);
}

const unknownId = crypto.randomUUID();
const humility = {
  competencyId: 'humility',
  category: 'Leadership of Self',
  question1Rating: 3,
  question2Rating: 3,
} as const;

describe('tRPC rejects what REST rejects:', () => {
  const faults: Fault[] = [
    {
      name: 'an id of another shape',
      status: 400,
      code: 'BAD_REQUEST',
      rest: (caller) => caller.get('/api/assessment/by-id/nonsense'),
      trpc: (client) => client.assessment.byId.query({ id: 'nonsense' }),
    },
    {
      name: 'an unknown field',
      status: 400,
      code: 'BAD_REQUEST',
      rest: (caller) => caller.patch(`/api/assessment/${mine.id}`, { overallScore: 500 }),
      trpc: (client) =>
        client.assessment.update.mutate({ id: mine.id, ...({ overallScore: 500 } as object) }),
    },
    {
      name: 'several faults in one input',
      status: 400,
      code: 'BAD_REQUEST',
      rest: (caller) =>
        caller.patch(`/api/assessment/${mine.id}`, { email: 'x', currentQuestionIndex: 36 }),
      trpc: (client) =>
        client.assessment.update.mutate({ id: mine.id, email: 'x', currentQuestionIndex: 36 }),
    },
    {
      name: "an area that is not the competency's",
      status: 400,
      code: 'BAD_REQUEST',
      rest: (caller) =>
        caller.post(`/api/assessment/${mine.id}/responses`, {
          ...humility,
          category: 'Leadership of Others',
        }),
      trpc: (client) =>
        client.response.save.mutate({
          id: mine.id,
          ...humility,
          category: 'Leadership of Others',
        }),
    },
    {
      name: 'a bad email address',
      status: 400,
      code: 'BAD_REQUEST',
      rest: (caller) => caller.post('/api/assessment/lookup-by-email', { email: 'ada' }),
      trpc: (client) => client.assessment.lookupByEmail.mutate({ email: 'ada' }),
    },
    {
      name: 'no session',
      status: 401,
      code: 'UNAUTHORIZED',
      rest: (caller) => caller.get('/api/auth/user'),
      trpc: (client) => client.auth.user.query(),
    },
    {
      name: 'a chat message without a session',
      status: 401,
      code: 'UNAUTHORIZED',
      rest: (caller) => caller.post('/api/chat', { conversationId: unknownId, message: 'Hello' }),
      trpc: (client) => client.chat.send.mutate({ conversationId: unknownId, message: 'Hello' }),
    },
    {
      name: "a change to another's assessment",
      status: 403,
      code: 'FORBIDDEN',
      rest: (caller) => caller.post(`/api/assessment/${mine.id}/reset`),
      trpc: (client) => client.assessment.reset.mutate({ id: mine.id }),
    },
    {
      name: 'an unknown id',
      status: 404,
      code: 'NOT_FOUND',
      rest: (caller) => caller.get(`/api/assessment/by-id/${unknownId}`),
      trpc: (client) => client.assessment.byId.query({ id: unknownId }),
    },
    {
      name: 'responses of an unknown id',
      status: 404,
      code: 'NOT_FOUND',
      rest: (caller) => caller.get(`/api/assessment/${unknownId}/responses`),
      trpc: (client) => client.response.list.query({ id: unknownId }),
    },
    {
      name: 'a change to an unknown id',
      status: 404,
      code: 'NOT_FOUND',
      rest: (caller) => caller.post(`/api/assessment/${unknownId}/calculate-scores`),
      trpc: (client) => client.assessment.calculateScores.mutate({ id: unknownId }),
    },
    {
      name: 'a body that is too large',
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      rest: (caller) => caller.post('/api/assessment', { sessionId: 'x'.repeat(70_000) }),
      trpc: (client) => client.assessment.create.mutate({ sessionId: 'x'.repeat(70_000) }),
    },
  ];
  test.each(faults)('$name', (fault) => expectSameRefusal(fault, server.app));

  test.each([
    ['broken JSON', '{"id"', 'application/json', 400, 'BAD_REQUEST'],
    ['a text', '{}', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['XML', '<id/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', 'id=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a form in parts',
      '--x\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['bytes', 'xyz', 'application/octet-stream', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s as body', async (_name, payload, type, status, code) => {
    const headers = { 'content-type': type };
    const rest = await new TestCaller(server.app).send('POST', '/api/assessment', payload, headers);
    const trpc = await server.app.inject({
      method: 'POST',
      url: '/trpc/assessment.create',
      headers,
      payload,
    });
    expect([rest.statusCode, trpc.statusCode]).toEqual([status, status]);
    const { error } = trpc.json<{ error: { message: string; data: object } }>();
    expect(error.message).toBe(rest.json<{ message: string }>().message);
    expect(error.data).toMatchObject({ httpStatus: status, code, body: rest.json<unknown>() });
  });
});

test('the lookup limit gives the same error over both, with the time to retry', async () => {
  const email = 'ada@example.com';
  const exhausted = new TestCaller(server.app);
  for (let count = 1; count <= 10; count++) {
    await exhausted.post('/api/assessment/lookup-by-email', { email });
  }
  const fault: Fault = {
    name: '',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    rest: (caller) => caller.post('/api/assessment/lookup-by-email', { email }),
    trpc: (client) => client.assessment.lookupByEmail.mutate({ email }),
  };
  await expectSameRefusal(fault, server.app, () => exhausted);
  const { headers } = await server.app.inject({
    method: 'POST',
    url: '/trpc/assessment.lookupByEmail',
    remoteAddress: exhausted.address,
    payload: { email },
  });
  expect(Number(headers['retry-after'])).toBeGreaterThan(30);
});

test('the call limit gives the same error over both, with the time to retry', async () => {
  const limited = await startTestApp({ rateLimitMax: 1 });
  try {
    const exhausted = new TestCaller(limited.app);
    await exhausted.start();
    const fault: Fault = {
      name: '',
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      rest: (caller) => caller.get(`/api/assessment/${newSessionId()}`),
      trpc: (client) => client.assessment.bySession.query({ sessionId: newSessionId() }),
    };
    await expectSameRefusal(fault, limited.app, () => exhausted);
    const { headers } = await limited.app.inject({
      url: '/trpc/auth.user',
      remoteAddress: exhausted.address,
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(30);
  } finally {
    await limited.close();
  }
});

test('an unavailable database gives the same error over both, with the time to retry', async () => {
  const database = createDatabaseClient({
    url: 'postgres://user:nothing@127.0.0.1:1/none',
    poolMax: 2,
    onIdleError: () => undefined,
  });
  const app = await createApp({ config: server.config, database });
  try {
    // Reading the API document needs no database.
    const fault: Fault = {
      name: '',
      status: 503,
      code: 'SERVICE_UNAVAILABLE',
      rest: (caller) => caller.get(`/api/assessment/by-id/${unknownId}`),
      trpc: (client) => client.assessment.byId.query({ id: unknownId }),
    };
    await expectSameRefusal(fault, app);
    const input = encodeURIComponent(JSON.stringify({ id: unknownId }));
    const { headers } = await app.inject(`/trpc/assessment.byId?input=${input}`);
    expect(headers['retry-after']).toBe('1');
  } finally {
    await app.close();
    await database.db.destroy();
  }
});

test('a stored row that does not fit the response schema is a server error', async () => {
  const { id } = await withHistory(server);
  await sql`
    update assessment set category_scores = '{"Charm": 7}' where id = ${id}
  `.execute(server.database.db);
  const fault: Fault = {
    name: '',
    status: 500,
    code: 'INTERNAL_SERVER_ERROR',
    rest: (caller) => caller.get(`/api/assessment/by-id/${id}`),
    trpc: (client) => client.assessment.byId.query({ id }),
  };
  await expectSameRefusal(fault, server.app);
});

test('a server error looks the same over both, without internals', async () => {
  const broken = await startTestApp();
  try {
    const { owner, id } = await withHistory(broken);
    await sql`alter function save_responses rename to save_responses_away`.execute(
      broken.database.db,
    );
    const fault: Fault = {
      name: '',
      status: 500,
      code: 'INTERNAL_SERVER_ERROR',
      rest: (caller) => caller.post(`/api/assessment/${id}/responses`, humility),
      trpc: (client) => client.response.save.mutate({ id, ...humility }),
    };
    await expectSameRefusal(fault, broken.app, () => owner);
    const { body } = await broken.app.inject({
      method: 'POST',
      url: '/trpc/response.save',
      headers: { cookie: owner.cookie },
      payload: { id, ...humility },
    });
    expect(body).not.toMatch(/save_response|function|stack|node_modules/);
  } finally {
    await broken.close();
  }
});
