import { createHmac, hkdfSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { type PreparedAssessment, withHistory, writeCalls } from '#testing/prepared-assessment.ts';
import { storedRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { OwnId, PermittedId } from './visitor.ts';

let server: TestApp;
let mine: PreparedAssessment;
beforeAll(async () => {
  server = await startTestApp();
  mine = await withHistory(server);
});
afterAll(() => server.close());

const stored = (id: string) => storedRows(server.database.db, id);

function callerWith(name: string, value: string): TestCaller {
  const caller = new TestCaller(server.app);
  caller.cookies.set(name, value);
  return caller;
}

const grantFor = (id: string) =>
  `o${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}`;

const sign = (value: string, secret = server.config.cookieSecret) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'grants', 32));
  const mac = createHmac('sha256', key).update(value).digest();
  return `.${mac.subarray(0, 16).toString('base64url')}`;
};

const ownerBy = (id: string, name: string, secret?: string) =>
  Promise.resolve(callerWith(name + grantFor(id), sign(`${grantFor(id)}.`, secret)));

/** The cookie of someone who started another assessment. */
async function otherValue(): Promise<string> {
  const caller = new TestCaller(server.app);
  await caller.start();
  return caller.cookies.get(caller.grant) ?? '';
}

/** Callers without rights to the given assessment. */
const strangers: [who: string, make: (id: string) => Promise<TestCaller>][] = [
  ['a caller without a cookie', () => Promise.resolve(new TestCaller(server.app))],
  [
    'the owner of another assessment',
    async () => {
      const caller = new TestCaller(server.app);
      await caller.start();
      return caller;
    },
  ],
  [
    'a reader by id',
    async (id) => {
      const caller = new TestCaller(server.app);
      await caller.read(id);
      await caller.get(`/api/assessment/${id}/responses`);
      return caller;
    },
  ],
  [
    'a caller who looked up another email',
    async () => {
      const caller = new TestCaller(server.app);
      const other = await withHistory(server);
      await caller.post('/api/assessment/lookup-by-email', { email: other.email });
      return caller;
    },
  ],
  [
    'a cookie without a signature',
    (id) => Promise.resolve(callerWith(`grant-${grantFor(id)}`, '.')),
  ],
  [
    'a cookie signed with another secret',
    (id) => ownerBy(id, 'grant-', 'another secret, also 32 characters'),
  ],
  [
    'a cookie whose signature was taken from another value',
    async (id) => callerWith(`grant-${grantFor(id)}`, await otherValue()),
  ],
  [
    'a rightly signed cookie that was added to',
    async (id) => {
      const caller = await ownerBy(id, 'grant-');
      caller.cookies.set(caller.grant, `0${caller.cookies.get(caller.grant)}`);
      return caller;
    },
  ],
  ['the cookie under the name that only https uses', (id) => ownerBy(id, '__Host-grant-')],
  [
    'a cookie that cannot be decoded',
    (id) => Promise.resolve(callerWith(`grant-${grantFor(id)}`, '%E0%A4%A')),
  ],
  [
    'a cookie of noise',
    (id) => Promise.resolve(callerWith(`grant-${grantFor(id)}`, '....;;==o.o.f.')),
  ],
];

describe.each(strangers)('%s', (_who, make) => {
  test.each(writeCalls)('gets 403 for $name, and nothing changes', async ({ send }) => {
    const before = await stored(mine.id);
    const answer = await send(await make(mine.id), mine.id);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      error: 'Forbidden',
      message: expect.stringContaining('Use Find My Results') as unknown,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await stored(mine.id)).toEqual(before);
  });
});

test('the cookies above are rejected because of what they lack: once complete, they give access', async () => {
  const { id } = await withHistory(server);
  expect((await (await ownerBy(id, 'grant-')).read(id)).access).toBe('owner');
});

describe('the owner', () => {
  test.each(writeCalls)('may: $name', async ({ send }) => {
    const { id, owner } = await withHistory(server);
    const before = await stored(id);
    expect((await send(owner, id)).statusCode).toBe(200);
    expect(await stored(id)).not.toEqual(before);
  });

  test('changes one assessment and no other', async () => {
    const before = await stored(mine.id);
    const { id, owner } = await withHistory(server);
    for (const { send } of writeCalls) await send(owner, id);
    expect(await stored(mine.id)).toEqual(before);
  });

  test('may write to several own assessments', async () => {
    const owner = new TestCaller(server.app);
    const first = await owner.start();
    const second = await owner.start();
    for (const { id } of [first, second]) {
      const answer = await owner.patch(`/api/assessment/${id}`, { currentQuestionIndex: 1 });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('a caller with the session id', () => {
  test.each(writeCalls)('of a completed assessment may: $name', async ({ send }) => {
    const { id, sessionId } = await withHistory(server, { isCompleted: true });
    const caller = new TestCaller(server.app);
    await caller.get(`/api/assessment/${sessionId}`);
    expect((await send(caller, id)).statusCode).toBe(200);
  });

  test('becomes an owner by creating it again', async () => {
    const { id, sessionId } = await withHistory(server);
    const caller = new TestCaller(server.app);
    await caller.start(sessionId);
    expect((await caller.post(`/api/assessment/${id}/reset`)).statusCode).toBe(200);
  });

  test('becomes the owner of what they had only found', async () => {
    const { id, sessionId, email } = await withHistory(server);
    const caller = new TestCaller(server.app);
    await caller.post('/api/assessment/lookup-by-email', { email });
    expect((await caller.read(id)).access).toBe('finder');
    await caller.get(`/api/assessment/${sessionId}`);
    expect((await caller.read(id)).access).toBe('owner');
  });

  test('stays the owner after finding it by email', async () => {
    const { id, owner, email } = await withHistory(server);
    await owner.post('/api/assessment/lookup-by-email', { email });
    expect((await owner.read(id)).access).toBe('owner');
  });
});

describe('an assessment that does not exist', () => {
  test.each(writeCalls)('gets 404 for $name', async ({ send }) => {
    const answer = await send(new TestCaller(server.app), crypto.randomUUID());
    expect(answer.statusCode).toBe(404);
  });

  test.each(writeCalls)('gets 404 for its former owner at $name', async ({ send }) => {
    const { id, owner } = await withHistory(server);
    await server.database.db.deleteFrom('assessment').where('id', '=', id).execute();
    expect((await send(owner, id)).statusCode).toBe(404);
  });

  test.each(writeCalls)('gets 400 for an id of another shape at $name', async ({ send }) => {
    const answer = await send(new TestCaller(server.app), 'nonsense');
    expect(answer.statusCode).toBe(400);
  });
});

test('rights for one action do not compile for another', () => {
  expectTypeOf<string>().not.toExtend<PermittedId<'continue'>>();
  expectTypeOf<PermittedId<'continue'>>().not.toExtend<PermittedId<'own'>>();
  expectTypeOf<OwnId>().toExtend<PermittedId<'continue'>>();
});
