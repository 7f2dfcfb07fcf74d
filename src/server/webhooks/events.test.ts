import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { webhookEvents } from '#domain/events.ts';
import { eventually } from '#testing/mail-app.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';
import { execute } from '#testing/test-database.ts';
import {
  newEndpoint,
  startWebhookApp,
  type NewEndpoint,
  type WebhookApp,
} from '#testing/webhook-app.ts';
import { verified, type EventMessage } from '#testing/webhook-receiver.ts';

let server: WebhookApp;
let endpoint: NewEndpoint;
beforeAll(async () => {
  server = await startWebhookApp();
  endpoint = await newEndpoint(server, server.receiver.url, webhookEvents);
});
afterAll(() => server.close());
afterEach(() => {
  server.receiver.received.length = 0;
});

const db = () => server.database.db;

/** The messages that arrived, verified as a receiver does, once there are so many. */
async function received(count: number): Promise<EventMessage[]> {
  await eventually(() => expect(server.receiver.received).toHaveLength(count));
  return server.receiver.received.map((message) => verified(message, endpoint.secret));
}

const isMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const rate = (owner: TestCaller, id: string, rating: number) =>
  owner.post(`/api/assessment/${id}/responses`, {
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: rating,
    question2Rating: 4,
  });

test('the triggers record the events that are listed as webhooks', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal
    union all
    select prosrc from pg_proc where pronamespace = 'public'::regnamespace`.execute(db());
  const recorded = rows.flatMap(({ definition }) =>
    [...definition.matchAll(/enqueue_(?:assessment_)?webhook\('([\w.]+)'/g)].map(
      ([, name]) => name,
    ),
  );
  expect(new Set(recorded)).toEqual(new Set(webhookEvents));
});

test('reports an assessment that is started, gets an address, and is completed', async () => {
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  await rate(owner, id, 3);
  await rate(owner, id, 5);
  const [started] = await received(1);
  const data = {
    assessmentId: id,
    email: null,
    verified: false,
    source: null,
    createdAt: isMoment,
    startedAt: isMoment,
    completedAt: null,
    competenciesRated: 1,
    overallScore: 3.5,
    areaScores: { 'Leadership of Self': 3.5 },
  };
  expect(started).toEqual({ type: 'assessment.started', timestamp: isMoment, data });

  const email = newEmail();
  await owner.post(`/api/assessment/${id}/save-progress`, { email });
  await owner.post(`/api/assessment/${id}/submit-email`, { email });
  const [, given] = await received(2);
  const scored = { ...data, email, overallScore: 4.5, areaScores: { 'Leadership of Self': 4.5 } };
  expect(given).toEqual({ type: 'email.given', timestamp: isMoment, data: scored });

  await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
  await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
  const [, , completed] = await received(3);
  expect(completed).toEqual({
    type: 'assessment.completed',
    timestamp: isMoment,
    data: { ...scored, completedAt: isMoment },
  });
});

test('reports a retake with its address from the start', async () => {
  const { id, owner, email } = await withHistory(server, { isCompleted: true });
  await received(3);
  const sessionId = newSessionId();
  const again = await owner.post('/api/assessment', { sessionId, againOf: id });
  const { id: second } = again.json<{ id: string }>();
  await rate(owner, second, 3);
  await owner.patch(`/api/assessment/${second}`, { isCompleted: true });
  const messages = (await received(6)).slice(3);
  const of = { assessmentId: second, email };
  expect(messages.map(({ type }) => type).toSorted()).toEqual([
    'assessment.completed',
    'assessment.started',
    'email.given',
  ]);
  for (const { data } of messages) expect(data).toMatchObject(of);
});

/** As if someone had opened a mailed link to it. */
const verify = (id: string, { database }: Pick<TestApp, 'database'> = server) =>
  database.db
    .updateTable('assessment')
    .set({ verified_at: new Date() })
    .where('id', '=', id)
    .execute();

test('reports a verified address that is removed, and deletes earlier deliveries with it', async () => {
  const { id, owner, email } = await withHistory(server);
  await received(2);
  await verify(id);
  const next = newEmail();
  await owner.patch(`/api/assessment/${id}`, { email: next });
  const messages = await received(4);
  expect(messages.slice(2)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'person.erased', data: { email, assessmentIds: [] } }),
      expect.objectContaining({
        type: 'email.given',
        data: expect.objectContaining({ email: next }) as unknown,
      }),
    ]),
  );
  await eventually(async () => {
    const kept = await db().selectFrom('webhook_delivery').select('payload').execute();
    expect(kept.filter(({ payload }) => payload.includes(email))).toEqual([]);
  });
});

test('reports the erasure of everything under an address once', async () => {
  const email = newEmail();
  const first = await withHistory(server, { email });
  const second = await withHistory(server, { email });
  await received(4);
  await first.owner.send('DELETE', `/api/assessment/${first.id}`);
  const third = await withHistory(server, { email });
  await received(6);
  await verify(second.id);
  await db().deleteFrom('assessment').where('id', 'in', [second.id, third.id]).execute();
  const messages = await received(7);
  expect(messages[6]).toMatchObject({
    type: 'person.erased',
    data: { email, assessmentIds: [second.id, third.id].toSorted() },
  });
  // Neither the contact's deliveries nor the one about the erasure contain an address now.
  await eventually(async () => {
    const kept = await db()
      .selectFrom('webhook_delivery')
      .select(['event', 'payload', 'state'])
      .where('endpoint_id', '=', endpoint.id)
      .where((or) => or.or([or('payload', '=', ''), or('payload', 'like', `%${email}%`)]))
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    expect(kept).toEqual([{ event: 'person.erased', payload: '', state: 'delivered' }]);
  });
});

test('does not report a change that is rolled back', async () => {
  const { id } = await new TestCaller(server.app).start();
  const takenBack = db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable('assessment')
        .set({ completed_at: new Date() })
        .where('id', '=', id)
        .execute();
      throw new Error('taken back');
    });
  await expect(takenBack).rejects.toThrow('taken back');
  const { rows } = await sql`
    select from webhook_delivery where assessment_id = ${id}`.execute(db());
  expect(rows).toEqual([]);
});

test('sends an endpoint the events it subscribed to, and none while it is off', async () => {
  const quiet = await newEndpoint(server, server.receiver.url, ['assessment.completed']);
  const off = await newEndpoint(server, server.receiver.url, webhookEvents);
  await server.member.patch(`/api/office/webhooks/${off.id}`, { isOn: false });
  const { id } = await withHistory(server, { isCompleted: true });
  const { rows } = await sql<{ endpoint: string; event: string }>`
    select endpoint_id as endpoint, event from webhook_delivery
    where assessment_id = ${id} order by event`.execute(db());
  expect(rows.filter((row) => row.endpoint !== endpoint.id)).toEqual([
    { endpoint: quiet.id, event: 'assessment.completed' },
  ]);
  expect(rows.filter((row) => row.endpoint === endpoint.id)).toHaveLength(3);
});

describe('person.erased is caused', () => {
  // Without jobs, so that deliveries stay to be read.
  let quiet: TestApp;
  beforeAll(async () => {
    quiet = await startTestApp({ office: officeSettings, webhooksToLoopback: true });
    const member = await officeCaller(quiet);
    await newEndpoint({ member }, 'http://localhost:1', webhookEvents);
  });
  afterAll(() => quiet.close());

  async function erasures(email: string): Promise<string[][]> {
    const { rows } = await sql<{ ids: string[] }>`
      select payload::json -> 'data' -> 'assessmentIds' as ids from webhook_delivery
      where event = 'person.erased' and payload like ${`%${email}%`}`.execute(quiet.database.db);
    return rows.map(({ ids }) => ids);
  }

  const overTrpc = async (owner: TestCaller, procedure: string, payload: object) => {
    const { cookie } = owner;
    const url = `/trpc/assessment.${procedure}`;
    const remoteAddress = owner.address;
    return quiet.app.inject({ method: 'POST', url, payload, remoteAddress, headers: { cookie } });
  };
  type Change = (
    owner: TestCaller,
    id: string,
    email?: string | null,
  ) => ReturnType<typeof overTrpc>;
  /** An assessment without an address is erased. */
  const interfaces: [string, Change][] = [
    [
      'REST',
      (owner, id, email) =>
        email === undefined
          ? owner.send('DELETE', `/api/assessment/${id}`)
          : owner.patch(`/api/assessment/${id}`, { email }),
    ],
    [
      'tRPC',
      (owner, id, email) =>
        email === undefined
          ? overTrpc(owner, 'erase', { id })
          : overTrpc(owner, 'update', { id, email }),
    ],
  ];

  test.each(interfaces)('by no stranger who typed the address, over %s', async (_name, change) => {
    const email = newEmail();
    const attack = async () => {
      for (const next of [null, newEmail(), undefined]) {
        const stranger = new TestCaller(quiet.app);
        const { id } = await stranger.start();
        for (const address of [email, next]) {
          expect((await change(stranger, id, address)).statusCode).toBe(200);
        }
      }
      const left = new TestCaller(quiet.app);
      const { id } = await left.start();
      expect((await change(left, id, email)).statusCode).toBe(200);
    };
    await attack();
    expect(await erasures(email)).toEqual([]);

    const client = await withHistory(quiet, { email });
    await verify(client.id, quiet);
    await attack();
    expect(await erasures(email)).toEqual([]);

    // Data that strangers left under the address does not delay the client's own erasure.
    await client.owner.send('DELETE', `/api/assessment/${client.id}`);
    await attack();
    expect(await erasures(email)).toEqual([[client.id]]);
  });

  test('by the office, even for an address that was never verified', async () => {
    const { id, email } = await withHistory(quiet);
    const member = await officeCaller(quiet);
    const { id: contact } = await quiet.database.db
      .selectFrom('contact')
      .select('id')
      .where('address', '=', email)
      .executeTakeFirstOrThrow();
    await member.send('DELETE', `/api/office/people/${contact}`);
    expect(await erasures(email)).toEqual([[id]]);
  });
});

describe('someone who completes and reopens an assessment again and again', () => {
  const stored = () =>
    db()
      .selectFrom('webhook_delivery')
      .select(['id', 'state', 'payload', 'due_at'])
      .where('event', '=', 'assessment.completed')
      .where('assessment_id', '=', id)
      .where('endpoint_id', '=', endpoint.id)
      .orderBy('due_at')
      .execute();
  let owner: TestCaller;
  let id: string;
  const toggle = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await owner.patch(`/api/assessment/${id}`, { isCompleted: false });
      await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    }
  };

  test('has one message waiting, the latest, under a new id for each', async () => {
    await sql`update webhook_endpoint set busy_until = now() + interval '1 hour'`.execute(db());
    ({ owner, id } = await withHistory(server, { isCompleted: true }));
    const [first] = await stored();
    await toggle(20);
    const waiting = await stored();
    expect(waiting).toMatchObject([{ state: 'waiting' }]);
    expect(waiting[0]!.id).not.toBe(first!.id);
    expect(waiting[0]!.payload > first!.payload).toBe(true);
    await sql`update webhook_endpoint set busy_until = null`.execute(db());
    await eventually(async () => expect(await stored()).toMatchObject([{ state: 'delivered' }]));
  });

  test('causes ten messages a day; the next one waits for the day to pass', async () => {
    const template = await stored();
    await sql`
      insert into webhook_delivery (endpoint_id, event, payload, assessment_id, state, created_at)
      select endpoint_id, event, payload, assessment_id, 'delivered', now() - n * interval '1 hour'
      from webhook_delivery, generate_series(1, 9) n where id = ${template[0]!.id}`.execute(db());
    await toggle(2);
    const all = await stored();
    expect(all.filter(({ state }) => state === 'waiting')).toHaveLength(1);
    const inHours = (all.at(-1)!.due_at.getTime() - Date.now()) / 3_600_000;
    expect(inHours).toBeGreaterThan(14.9);
    expect(inHours).toBeLessThan(15.1);
    await sql`delete from webhook_delivery where assessment_id = ${id}`.execute(db());
  });
});

test('someone who changes the address back and forth causes ten messages a day, too', async () => {
  const { id, owner, email } = await withHistory(server);
  const stored = () =>
    db()
      .selectFrom('webhook_delivery')
      .select(['state', 'payload', 'address', 'due_at'])
      .where('event', '=', 'email.given')
      .where('assessment_id', '=', id)
      .where('endpoint_id', '=', endpoint.id)
      .orderBy('due_at')
      .execute();
  const other = newEmail();
  const change = (count: number) =>
    owner.patch(`/api/assessment/${id}`, { email: count % 2 === 0 ? email : other });
  for (let sent = 1; sent < 10; sent += 1) {
    await eventually(async () => {
      const states = (await stored()).map(({ state }) => state);
      expect(states).toEqual(Array<string>(sent).fill('delivered'));
    });
    await change(sent);
  }
  await eventually(async () => expect((await stored()).at(-1)?.state).toBe('delivered'));
  for (let more = 10; more < 14; more += 1) await change(more);
  const all = await stored();
  expect(all.map(({ state }) => state)).toEqual([
    ...Array<string>(10).fill('delivered'),
    'waiting',
  ]);
  expect(all.at(-1)!.due_at.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect(all.at(-1)!.address).toBe(other);
  // The former addresses are forgotten.
  for (const { payload, address } of all.slice(0, -1))
    expect([payload, address]).toEqual(['', null]);
});

test('a message that its receiver did not accept counts, too', async () => {
  server.receiver.answer(500);
  const { id, owner } = await withHistory(server);
  await eventually(() => expect(server.receiver.received).toHaveLength(2));
  const given = () =>
    db()
      .selectFrom('webhook_delivery')
      .select(['state', 'payload'])
      .where('event', '=', 'email.given')
      .where('assessment_id', '=', id)
      .where('endpoint_id', '=', endpoint.id)
      .orderBy('created_at')
      .execute();
  await owner.patch(`/api/assessment/${id}`, { email: newEmail() });
  expect(await given()).toMatchObject([{ state: 'failed', payload: '' }, { state: 'waiting' }]);
  server.receiver.answer(204);
  await sql`delete from webhook_delivery where assessment_id = ${id}`.execute(db());
});

test('an endpoint with 30,000 messages is deleted, and so are people they are about', async () => {
  const { member } = server;
  const { owner, id } = await withHistory(server);
  const { id: crowded } = await newEndpoint(server, server.receiver.url, ['assessment.completed']);
  const fill = (to: string) =>
    execute(
      server.databaseUrl,
      `insert into webhook_delivery (endpoint_id, event, payload, assessment_id, due_at)
      select '${to}', 'assessment.completed', '{}', '${id}', now() + interval '1 day'
      from generate_series(1, 30000)`,
    );
  await fill(crowded);
  // As on a machine that deletes so many in the time that a statement has, and no more.
  await sql`
    create function cut_off() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 10000 then
        raise 'canceling statement due to statement timeout' using errcode = 'query_canceled';
      end if;
      return null;
    end $$;
    create trigger cut_off after delete on webhook_delivery referencing old table as gone
      for each statement execute function cut_off()`.execute(db());
  expect((await member.send('DELETE', `/api/office/webhooks/${crowded}`)).statusCode).toBe(200);
  await sql`drop function cut_off cascade`.execute(db());
  await fill(endpoint.id);
  expect((await owner.send('DELETE', `/api/assessment/${id}`)).statusCode).toBe(200);
  expect(
    await db()
      .selectFrom('webhook_delivery')
      .select('id')
      .where('assessment_id', '=', id)
      .execute(),
  ).toEqual([]);
});
