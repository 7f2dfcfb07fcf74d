import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { foundAnywhere, waitingForRows } from '#testing/stored-rows.ts';
import { userWithAllData, type UserWithAllData } from '#testing/user-with-all-data.ts';
import { impersonalColumns, personalTables } from '#testing/personal-data-inventory.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

const db = () => server.database.db;
const eraseOne = (caller: TestCaller, id: string) => caller.send('DELETE', `/api/assessment/${id}`);
const eraseAll = (caller: TestCaller) => caller.send('DELETE', '/api/person');

/** Everything that leads to a person, in any column. */
async function tracesOf({ email, assessments, userId, conversationId }: UserWithAllData) {
  const subject = await db()
    .selectFrom('user')
    .select(['subject', 'first_name', 'profile_image_url'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mails = await db().selectFrom('mail').select('id').where('address', '=', email).execute();
  const links = await sql<{ hash: string }>`
    select encode(token_hash, 'hex') as hash from mail_link join mail on id = mail_id
    where address = ${email}`.execute(db());
  const contacts = await db()
    .selectFrom('contact')
    .select('id')
    .where('address', '=', email)
    .execute();
  return [
    email,
    ...contacts.map(({ id }) => id),
    ...assessments.flatMap(({ id, sessionId }) => [id, sessionId]),
    userId,
    conversationId,
    userId.slice(0, 8),
    'How do I begin',
    ...Object.values(subject).filter((value) => value !== null),
    ...mails.map(({ id }) => id),
    ...links.rows.map(({ hash }) => hash),
  ];
}

/** The data kept of an address that rejected mail or reminders. */
const fingerprintOf = (email: string) => createHash('sha256').update(email).digest('hex');

describe('a person who erases everything', () => {
  test('leaves no trace in any column of any table, including the queues', async () => {
    const bystander = await withHistory(server);
    const me = await userWithAllData(server);
    const traces = await tracesOf(me);
    const before = await foundAnywhere(db(), traces);
    expect(traces.filter((trace) => !before.some((found) => found.endsWith(`: ${trace}`)))).toEqual(
      [],
    );

    const erased = await eraseAll(me.caller);
    expect(erased.json()).toEqual({ assessments: 2, account: true });
    // The mails of the last day still count for the limits of the address, and it stays unsubscribed.
    const isCount = (found: string) => found.startsWith('public.mail_count.');
    const left = await foundAnywhere(db(), traces);
    expect(left.filter((found) => !isCount(found))).toEqual([]);
    const fingerprint = fingerprintOf(me.email);
    const stays = await foundAnywhere(db(), [fingerprint]);
    expect(stays.filter((found) => !isCount(found))).toEqual([
      `public.address_mark.fingerprint: ${fingerprint}`,
    ]);
    expect((await bystander.owner.read(bystander.id)).access).toBe('owner');
    const answers = await bystander.owner.get(`/api/assessment/${bystander.id}/responses`);
    expect(answers.json()).toHaveLength(1);
  });

  test('is unknown: signed out, without a cookie, and without links', async () => {
    const me = await userWithAllData(server);
    const link = await mailedLink(db(), { email: me.email, id: null, kind: 'find' });
    const copied = new TestCaller(server.app);
    for (const [name, value] of me.caller.cookies) copied.cookies.set(name, value);
    const answer = await eraseAll(me.caller);
    const cleared = [answer.headers['set-cookie'] ?? []].flat();
    for (const name of copied.cookies.keys()) {
      expect(cleared).toContainEqual(expect.stringMatching(`^${name}=;.*Expires=Thu, 01 Jan 1970`));
    }
    expect(me.caller.cookies.size).toBe(0);
    expect((await copied.get('/api/auth/user')).statusCode).toBe(401);
    const kept = (await copied.get('/api/person')).json<object>();
    expect(kept).toMatchObject({ assessments: [], addresses: [], mails: [], account: null });
    expect((await visit(server, copied, link)).statusCode).toBe(404);
  });

  test('can do so again, and so can an unknown caller', async () => {
    const { owner } = await withHistory(server);
    expect((await eraseAll(owner)).json()).toEqual({ assessments: 1, account: false });
    expect((await eraseAll(owner)).json()).toEqual({ assessments: 0, account: false });
  });

  test('does not erase what someone else started under the same address', async () => {
    const me = await userWithAllData(server);
    const mine = await withHistory(server);
    // Unverified.
    await mine.owner.patch(`/api/assessment/${mine.id}`, { email: me.email });
    expect((await eraseAll(mine.owner)).json()).toEqual({ assessments: 1, account: false });
    const [first] = me.assessments;
    expect((await me.caller.read(first.id)).email).toBe(me.email);
  });

  test('is recorded without a trace of who it was', async () => {
    await db().deleteFrom('audit_event').execute();
    const { caller } = await userWithAllData(server);
    await db().deleteFrom('audit_event').execute();
    await eraseAll(caller);
    const events = await db()
      .selectFrom('audit_event')
      .select(['event', 'amount'])
      .orderBy('event')
      .execute();
    expect(events).toEqual([
      { event: 'assessments_erased', amount: 2 },
      { event: 'people_erased', amount: 1 },
    ]);
  });
});

test('erasing everything waits for a conversation that is being deleted', async () => {
  const { caller, conversationId } = await userWithAllData(server);
  const erasing = await db()
    .transaction()
    .execute(async (trx) => {
      await sql`select from conversation where id = ${conversationId} for update`.execute(trx);
      const calls = [eraseAll(caller)];
      await waitingForRows(db(), 1);
      await trx.deleteFrom('conversation').where('id', '=', conversationId).execute();
      return calls;
    });
  const [erased] = await Promise.all(erasing);
  expect(erased?.json()).toEqual({ assessments: 2, account: true });
});

test('a user who was erased during a call gets 401', async () => {
  const { caller } = await userWithAllData(server);
  const [, created] = await Promise.all([eraseAll(caller), caller.post('/api/conversations')]);
  expect([200, 401]).toContain(created.statusCode);
  const together = await server.app.inject({
    method: 'POST',
    url: '/trpc/person.erase,conversation.create?batch=1',
    headers: {
      cookie: (await userWithAllData(server)).caller.cookie,
      'content-type': 'application/json',
    },
    payload: '{"0":{},"1":{}}',
  });
  const [erased, refused] = together.json<{ error?: { data: { httpStatus: number } } }[]>();
  expect(erased).toMatchObject({ result: { data: { account: true } } });
  expect(refused?.error?.data.httpStatus ?? 200).toBeLessThan(500);
});

test('the test above fills every table with personal data', async () => {
  const me = await userWithAllData(server);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely\\_%'
  `.execute(db());
  const traces = [...(await tracesOf(me)), fingerprintOf(me.email)];
  const filled = new Set(
    (await foundAnywhere(db(), traces)).map((found) => found.split('.')[1] ?? ''),
  );
  const impersonal = new Set(
    impersonalColumns
      .map((column) => column.split('.')[0] ?? '')
      .filter((table) => !personalTables.includes(table)),
  );
  const ofPeople = rows.map(({ name }) => name).filter((name) => !impersonal.has(name));
  expect([...filled].filter((name) => ofPeople.includes(name)).toSorted()).toEqual(
    ofPeople.toSorted(),
  );
  expect(ofPeople.toSorted()).toEqual(personalTables.toSorted());
  expect(impersonalColumns).toContain('audit_event.reference');
});

describe('erasing one assessment', () => {
  test('deletes everything that belongs to it, and no other assessment', async () => {
    const me = await userWithAllData(server);
    const [first, second] = me.assessments;
    expect((await eraseOne(me.caller, first.id)).json()).toEqual({ id: first.id });
    expect(await foundAnywhere(db(), [first.id, first.sessionId])).toEqual([]);
    expect((await me.caller.read(second.id)).access).toBe('owner');
    expect((await eraseOne(me.caller, first.id)).statusCode).toBe(404);
    expect((await me.caller.get('/api/person')).json()).toMatchObject({
      assessments: [{ id: second.id }],
      account: { conversations: 1 },
    });
  });

  test('deletes the address with its last assessment', async () => {
    const me = await userWithAllData(server);
    for (const { id } of me.assessments) await eraseOne(me.caller, id);
    // The user's own message still contains it, and so does someone's invitation, which erasing everything ends.
    expect((await foundAnywhere(db(), [me.email])).toSorted()).toEqual([
      `public.feedback_invitation.address: ${me.email}`,
      `public.message.content: ${me.email}`,
    ]);
  });

  test('is not undone by a response in progress', async () => {
    const { owner, id } = await withHistory(server);
    const answer = {
      competencyId: 'influence',
      category: 'Interpersonal Relationships',
      question1Rating: 5,
      question2Rating: 4,
    };
    const [erased] = await Promise.all([
      eraseOne(owner, id),
      owner.post(`/api/assessment/${id}/responses`, answer),
      owner.post(`/api/assessment/${id}/responses`, answer),
    ]);
    expect(erased.statusCode).toBe(200);
    expect(await foundAnywhere(db(), [id])).toEqual([]);
  });
});
