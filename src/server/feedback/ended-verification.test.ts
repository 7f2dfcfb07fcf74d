import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/plan-dates.ts';
import {
  allSubmit,
  changeRound,
  colleagues,
  latestRound,
  type Leader,
  mailsTo,
  startedRound,
  verifiedLeader,
} from '#testing/feedback-callers.ts';
import { daysLater } from '#testing/feedback-round.ts';
import {
  eventually,
  type MailApp,
  passTime,
  runJob,
  startMailApp,
  storedMails,
} from '#testing/mail-app.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { foundAnywhere } from '#testing/stored-rows.ts';
import { feedbackJobs } from './feedback.jobs.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

const db = () => server.database.db;
const peers = () => colleagues('peer', 'peer', 'peer', 'peer');
const today = () => new Date().toISOString().slice(0, 10);

async function runDay(): Promise<void> {
  await runJob(db(), 'run_feedback');
  await eventually(async () => {
    const left = sql`select from graphile_worker.jobs where task_identifier = 'run_feedback'
      and run_at <= now()`;
    expect((await left.execute(db())).rows).toEqual([]);
  });
}

/** Each ends the verification under which the leader began. */
const endings: [string, (leader: Leader) => Promise<unknown>][] = [
  [
    'another address',
    ({ caller, id }) => caller.patch(`/api/assessment/${id}`, { email: newEmail() }),
  ],
  ['no address', ({ caller, id }) => caller.patch(`/api/assessment/${id}`, { email: null })],
  ['stopping all links', ({ caller }) => caller.post('/api/person/revoke-links')],
];

describe.each(endings)('%s', (name, end) => {
  test('cancels a planned round, and erases whom it would have invited', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers();
    const round = await startedRound(leader, invited, { startsOn: addDays(today(), 3) });
    await end(leader);
    expect(await latestRound(leader)).toMatchObject({ state: 'canceled', answered: 0 });
    expect(await foundAnywhere(db(), [invited[0]!.email])).toEqual([]);
    await daysLater(db(), round.roundId, 3);
    await runDay();
    expect(await mailsTo(db(), invited[0]!)).toEqual([]);
  });

  test('ends the mails of an open round, whose answers stay', async () => {
    const leader = await verifiedLeader(server);
    const invited = peers();
    const round = await startedRound(leader, invited);
    await server.mailbox.receive(invited[3]!.email, /feedback_invitation/);
    await allSubmit(server, invited.slice(0, 3));
    await end(leader);
    const { email } = await leader.caller.read(leader.id);
    await daysLater(db(), round.roundId, 6);
    await runDay();
    expect(await mailsTo(db(), invited[3]!)).toEqual(['feedback_invitation']);
    await daysLater(db(), round.roundId, 9);
    await runDay();
    expect(await latestRound(leader)).toMatchObject({ state: 'published', answered: 3 });
    // Stopping links does not change that the address is verified.
    const isVerified = name === 'stopping all links';
    const told = email === null ? [] : await mailsTo(db(), { email });
    expect(told).toEqual(isVerified ? ['feedback_published'] : []);
  });

  test('leaves the right to cancel an open round to every owner', async () => {
    const leader = await verifiedLeader(server);
    const round = await startedRound(leader, peers());
    await end(leader);
    expect((await latestRound(leader)).canCancel).toBe(true);
    expect((await changeRound(leader, round, 'cancel')).statusCode).toBe(200);
  });
});

test('an invitation that waits is not sent once the verification has ended', async () => {
  const leader = await verifiedLeader(server);
  const [busy, ...others] = peers();
  for (let count = 0; count < 3; count += 1) {
    await startedRound(await verifiedLeader(server), [busy!, ...peers().slice(1)]);
  }
  await eventually(async () =>
    expect((await storedMails(db(), busy!.email)).map(({ state }) => state)).toEqual([
      'sent',
      'sent',
      'sent',
    ]),
  );
  await startedRound(leader, [busy!, ...others]);
  await eventually(async () =>
    expect(
      (await storedMails(db(), busy!.email)).filter((it) => it.dueIn !== null && it.dueIn > 0),
    ).toHaveLength(1),
  );
  await leader.caller.patch(`/api/assessment/${leader.id}`, { email: newEmail() });
  await sql`delete from mail_count`.execute(db());
  await passTime(db());
  await eventually(async () =>
    expect((await storedMails(db(), busy!.email)).map(({ state }) => state)).toContain('dropped'),
  );
});

test('a planned round is canceled on its day if the assessment is no longer completed', async () => {
  const leader = await verifiedLeader(server);
  const invited = peers();
  const round = await startedRound(leader, invited, { startsOn: addDays(today(), 3) });
  await leader.caller.patch(`/api/assessment/${leader.id}`, { isCompleted: false });
  await daysLater(db(), round.roundId, 3);
  await runDay();
  expect((await latestRound(leader)).state).toBe('canceled');
  expect(await mailsTo(db(), invited[0]!)).toEqual([]);
});

test('a round that fails does not stop the ones after it', async () => {
  const over: { leader: Leader; id: string }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const leader = await verifiedLeader(server);
    const { roundId: id } = await startedRound(leader, peers());
    await daysLater(db(), id, 15);
    over.push({ leader, id });
  }
  // The rounds are read in the order in which they were changed.
  const [bad, ...others] = over;
  await sql`create function fail() returns trigger language plpgsql as 'begin raise ''bad round''; end'`.execute(
    db(),
  );
  await sql`create trigger fail before update on feedback_round for each row
    when (old.id = '${sql.raw(bad!.id)}') execute function fail()`.execute(db());
  const task = feedbackJobs(db(), async () => undefined).tasks['run_feedback']!;
  const logged: unknown[] = [];
  const log = { error: (details: unknown) => void logged.push(details) };
  await task({}, { signal: new AbortController().signal, log });
  expect(logged).toEqual([{ err: expect.objectContaining({ message: 'bad round' }) }]);
  for (const { leader } of others) expect((await latestRound(leader)).state).toBe('too_few');
  expect((await latestRound(bad!.leader)).state).toBe('open');
  await sql`drop function fail cascade`.execute(db());
});
