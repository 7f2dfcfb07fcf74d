import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Statement, statements } from '#db/connection.ts';
import { openedRound } from '#testing/feedback-round.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { buttonsOf, mailedLink, openEach, openLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { waitingForRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller } from '#testing/test-caller.ts';
import { userWithAllData } from '#testing/user-with-all-data.ts';

let server: TestApp;
/** Of the deadlocks, which callers do not notice: the losing transaction is repeated, a second late. */
let deadlocks: string[];
const listener = {
  asyncEnd: ({ text, error }: Statement) => {
    if ((error as pg.DatabaseError | undefined)?.code === '40P01') deadlocks.push(text);
  },
};
beforeAll(async () => {
  statements.subscribe(listener as never);
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(async () => {
  statements.unsubscribe(listener as never);
  await server.close();
});
beforeEach(() => {
  deadlocks = [];
});

const db = () => server.database.db;
const eraseAll = (caller: TestCaller) => caller.send('DELETE', '/api/person');

type Call = () => PromiseLike<{ statusCode: number }>;

/** Lets the calls meet: each waits, in this order, while a row is locked. @returns their statuses */
async function meeting(row: ReturnType<typeof sql>, calls: readonly Call[]): Promise<number[]> {
  const begun = await db()
    .transaction()
    .execute(async (trx) => {
      await sql`select from ${row} for update`.execute(trx);
      const all: PromiseLike<{ statusCode: number }>[] = [];
      for (const call of calls) {
        all.push(Promise.resolve(call()));
        await waitingForRows(db(), all.length);
      }
      return all;
    });
  return (await Promise.all(begun)).map(({ statusCode }) => statusCode);
}

test('a user may erase everything while agreeing to share results', async () => {
  const { caller, conversationId } = await userWithAllData(server);
  const { own } = (await caller.get('/api/chat/results')).json<{ own: object }>();
  const agree = () => caller.post(`/api/conversations/${conversationId}/results`, own);
  const conversation = sql`conversation where id = ${conversationId}`;
  expect(await meeting(conversation, [() => eraseAll(caller), agree])).toEqual([200, 404]);
  expect(deadlocks).toEqual([]);
});

/** A leader with a verified address and an open round. */
async function leader() {
  const { id, email, owner } = await withHistory(server);
  await openLink(server, owner, await mailedLink(db(), { email, id }));
  return { id, email, owner, ...(await openedRound(db(), id, { kind: 'focus' })) };
}
type Leader = Awaited<ReturnType<typeof leader>>;

const invite = ({ roundId }: Leader, { email }: Leader) =>
  sql`insert into feedback_invitation (round_id, address) values (${roundId}, ${email})`.execute(
    db(),
  );
const invitation = ({ roundId }: Leader, { email }: Leader) =>
  sql`feedback_invitation where round_id = ${roundId} and address = ${email}`;

test('two leaders who invited each other may erase everything at once', async () => {
  for (const first of [0, 1]) {
    const both = [await leader(), await leader()] as const;
    await invite(...both);
    await invite(both[1], both[0]);
    const [one, other] = first === 0 ? both : [both[1], both[0]];
    const erase = [() => eraseAll(one.owner), () => eraseAll(other.owner)];
    expect(await meeting(invitation(one, other), erase)).toEqual([200, 200]);
  }
  expect(deadlocks).toEqual([]);
});

test('someone may refuse all invitations while a leader who sent two erases everything', async () => {
  const [rater, sender] = [await leader(), await leader()];
  const { id } = await sender.owner.start();
  const later = { ...sender, ...(await openedRound(db(), id, { kind: 'focus' })) };
  await invite(later, rater);
  await invite(sender, rater);
  const link = await mailedLink(db(), {
    email: rater.email,
    id: null,
    kind: 'feedback_invitation',
    purpose: 'unsubscribe',
  });
  const refuse: Call = () => visit(server, new TestCaller(server.app), link, { method: 'POST' });
  const calls = [() => eraseAll(sender.owner), refuse];
  expect(await meeting(invitation(sender, rater), calls)).toEqual([200, 200]);
  expect(deadlocks).toEqual([]);
});

/** Two assessments under a verified address, of which the first has the greater id. */
async function verifiedPair() {
  const email = newEmail();
  const first = await withHistory(server, { email });
  const second = await withHistory(server, { email });
  // Ids are random. An address has a limit, so the next attempt takes another one.
  if (second.id > first.id) return verifiedPair();
  const link = await mailedLink(db(), { email, id: null, kind: 'find' });
  await openEach(server, first.owner, link);
  return { first, link };
}

test('a mailed link may be pressed while all links are stopped', async () => {
  const { first, link } = await verifiedPair();
  const reader = new TestCaller(server.app);
  const [button = ''] = await buttonsOf(server, reader, link);
  const press: Call = () => visit(server, reader, button, { method: 'POST' });
  const stop: Call = () => first.owner.post('/api/person/revoke-links');
  const statuses = await meeting(sql`assessment where id = ${first.id}`, [press, stop]);
  expect(statuses[1]).toBe(200);
  expect(statuses[0]).toBeLessThan(500);
  expect(deadlocks).toEqual([]);
});

test('a retake in flight leaves nothing when everything is erased', async () => {
  const { id, email, owner } = await withHistory(server, { isCompleted: true });
  const again = () => owner.post('/api/assessment', { sessionId: newSessionId(), againOf: id });
  const statuses = await meeting(sql`assessment where id = ${id}`, [again, () => eraseAll(owner)]);
  expect(statuses).toEqual([200, 200]);
  const { rows } = await sql`select from assessment where email = ${email}`.execute(db());
  expect(rows).toHaveLength(0);
});

test('a retake that was stored before everything is erased, but not answered, leaves nothing either', async () => {
  const { id, email, owner } = await withHistory(server, { isCompleted: true });
  const copied = new TestCaller(server.app);
  for (const [name, value] of owner.cookies) copied.cookies.set(name, value);
  await owner.post('/api/assessment', { sessionId: newSessionId(), againOf: id });
  expect((await eraseAll(copied)).json()).toMatchObject({ assessments: 2 });
  const { rows } = await sql`select from assessment where email = ${email}`.execute(db());
  expect(rows).toHaveLength(0);
});

test('erasing under an address that was only typed leaves the retake of its reader', async () => {
  const { id, email, owner } = await withHistory(server, { isCompleted: true });
  await openLink(server, owner, await mailedLink(db(), { email, id }));
  const stranger = await withHistory(server, { email });
  const again = await owner.post('/api/assessment', { sessionId: newSessionId(), againOf: id });
  expect((await eraseAll(stranger.owner)).json()).toMatchObject({ assessments: 1 });
  expect((await owner.read(again.json<{ id: string }>().id)).access).toBe('owner');
});
