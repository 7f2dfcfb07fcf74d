import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailContent } from '#domain/mail.ts';
import { addDays } from '#domain/plan-dates.ts';
import {
  allSubmit,
  changeRound,
  type Colleague,
  colleagues,
  latestRound,
  mailsTo,
  Rater,
  raterOf,
  roundInput,
  roundsPath,
  startedRound,
  verifiedLeader,
  withPlan,
} from '#testing/feedback-callers.ts';
import { daysLater, nineRoles, ratedAll } from '#testing/feedback-round.ts';
import { eventually, type MailApp, runJob, startMailApp } from '#testing/mail-app.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { RoundOutput } from './feedback.schemas.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

const db = () => server.database.db;
const today = () => new Date().toISOString().slice(0, 10);

/** Runs the daily job to its end. */
async function runDay(): Promise<void> {
  await runJob(db(), 'run_feedback');
  await eventually(async () => {
    const left = sql`select from graphile_worker.jobs
      where task_identifier = 'run_feedback' and run_at <= now()`;
    expect((await left.execute(db())).rows).toEqual([]);
  });
}

describe('a round of one question', () => {
  test('invites colleagues, and shows the result when it is over', async () => {
    const leader = await verifiedLeader(server);
    await withPlan(leader);
    const invited = colleagues(null, null, null, null);
    const round = await startedRound(leader, invited, { name: ' Ada  Lovelace ' });
    expect(round).toMatchObject({
      kind: 'focus',
      state: 'open',
      startsOn: today(),
      closesOn: addDays(today(), 14),
      competencyIds: ['collaboration', 'influence'],
      invited: 4,
      answered: 0,
      result: null,
    });

    const mail = await server.mailbox.receive(invited[0]!.email, /feedback_invitation/);
    const content = JSON.parse(mail.text!) as Extract<MailContent, { kind: 'feedback_invitation' }>;
    expect(content).toMatchObject({ round: 'focus', competencies: 2, isManager: false });
    const first = new Rater(server, content.openUrl.split('#')[1]!);
    expect(await first.opened()).toMatchObject({
      state: 'none',
      role: null,
      invited: 4,
      closesOn: round.closesOn,
      own: null,
    });
    const ratings = { collaboration: 3, influence: null };
    await first.send('submit', { ratings, texts: { sentence: 'Asks more.' } });
    const receipt = await server.mailbox.receive(invited[0]!.email, /feedback_receipt/);
    expect((JSON.parse(receipt.text!) as MailContent).openUrl).toBe(content.openUrl);
    await allSubmit(server, invited.slice(1, 3), 1);
    expect(await latestRound(leader)).toMatchObject({ answered: 3, canPublish: false });

    await daysLater(db(), round.roundId, 14);
    await runDay();
    expect((await latestRound(leader)).state).toBe('open');
    await daysLater(db(), round.roundId, 1);
    await runDay();
    const published = await latestRound(leader);
    expect(published).toMatchObject({ state: 'published', answered: 3 });
    expect(published.result).toMatchObject({ kind: 'focus', answered: 3, sentences: [] });
    await server.mailbox.receive(leader.email, /feedback_published/);
  });

  test('can start on a later day', async () => {
    const leader = await verifiedLeader(server);
    await withPlan(leader);
    const invited = colleagues(null, null, null);
    const startsOn = addDays(today(), 20);
    const round = await startedRound(leader, invited, { startsOn, days: 7 });
    expect(round).toMatchObject({
      state: 'draft',
      startsOn,
      closesOn: addDays(startsOn, 7),
      canExtend: false,
      canCancel: true,
    });
    await runDay();
    expect(await mailsTo(db(), invited[0]!)).toEqual([]);
    await daysLater(db(), round.roundId, 20);
    await runDay();
    expect(await latestRound(leader)).toMatchObject({
      state: 'open',
      startsOn: today(),
      closesOn: addDays(today(), 7),
    });
    expect(await mailsTo(db(), invited[0]!)).toEqual(['feedback_invitation']);
  });

  test('needs a plan with a focus', async () => {
    const { caller, id } = await verifiedLeader(server);
    const refused = await caller.post(roundsPath(id), roundInput(colleagues(null, null, null)));
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('focus');
  });
});

describe('a full round', () => {
  test('shows groups, and a manager apart', async () => {
    const leader = await verifiedLeader(server);
    const invited = colleagues(...nineRoles);
    const round = await startedRound(leader, invited);
    const manager = await raterOf(server, invited[0]!);
    expect(await manager.opened()).toMatchObject({ role: 'manager', managers: 1 });
    await manager.send('submit', { ratings: ratedAll(2) });
    await allSubmit(server, invited.slice(1));
    const early = await changeRound(leader, round, 'publish');
    expect(early.statusCode).toBe(200);
    const { result, ...rest } = early.json<RoundOutput>();
    expect(rest).toMatchObject({ state: 'published', invited: 9, answered: 9, canCancel: false });
    expect(result).toMatchObject({ kind: 'full', answered: 9, managers: 1 });
    const full = result!.kind === 'full' ? result!.rows[0] : undefined;
    expect(full).toMatchObject({ self: 3, manager: 200, others: 400 });
  });

  test('of too few voices shows only how many answered', async () => {
    const leader = await verifiedLeader(server);
    const invited = colleagues('peer', 'peer', 'peer', 'peer');
    const round = await startedRound(leader, invited);
    await allSubmit(server, invited.slice(0, 2));
    await daysLater(db(), round.roundId, 15);
    await runDay();
    expect(await latestRound(leader)).toMatchObject({
      state: 'too_few',
      answered: 2,
      result: null,
    });
    await server.mailbox.receive(leader.email, /feedback_too_few/);
  });

  test('is compared with one that began 60 days before', async () => {
    const leader = await verifiedLeader(server);
    const [before, after] = [colleagues(...nineRoles), colleagues(...nineRoles)];
    const first = await startedRound(leader, before);
    await allSubmit(server, before);
    await changeRound(leader, first, 'publish');
    await daysLater(db(), first.roundId, 60);
    const second = await startedRound(leader, after);
    await allSubmit(server, after);
    await changeRound(leader, second, 'publish');
    expect((await latestRound(leader)).previous).toMatchObject({ roundId: first.roundId });
  });
});

describe('an open round', () => {
  test('is extended once, by a week', async () => {
    const leader = await verifiedLeader(server);
    const round = await startedRound(leader, colleagues(...nineRoles));
    const extended = (await changeRound(leader, round, 'extend')).json<RoundOutput>();
    expect(extended).toMatchObject({ closesOn: addDays(round.closesOn, 7), canExtend: false });
    expect((await changeRound(leader, round, 'extend')).statusCode).toBe(409);
  });

  test('is not published early while someone can still answer', async () => {
    const leader = await verifiedLeader(server);
    const invited = colleagues('peer', 'peer', 'peer', 'peer', 'peer');
    const round = await startedRound(leader, invited);
    await allSubmit(server, invited.slice(0, 4));
    expect((await changeRound(leader, round, 'publish')).statusCode).toBe(409);
    const last = await raterOf(server, invited[4]!);
    expect((await last.send('decline')).json()).toEqual({ state: 'declined' });
    expect(await latestRound(leader)).toMatchObject({ declined: 1, canPublish: true });
    expect((await changeRound(leader, round, 'publish')).statusCode).toBe(200);
    expect((await changeRound(leader, round, 'publish')).statusCode).toBe(409);
  });

  test('reminds those who have not answered twice, the first time after five days', async () => {
    const leader = await verifiedLeader(server);
    const invited = colleagues('peer', 'peer', 'peer', 'peer');
    const [silent, busy, gone] = invited as [Colleague, Colleague, Colleague];
    const round = await startedRound(leader, invited);
    await server.mailbox.receive(silent.email, /feedback_invitation/);
    await allSubmit(server, [busy]);
    await (await raterOf(server, gone)).send('decline');
    const later = async (days: number) => {
      await daysLater(db(), round.roundId, days);
      await runDay();
      return mailsTo(db(), silent);
    };
    expect(await later(4)).toEqual(['feedback_invitation']);
    const once = ['feedback_invitation', 'feedback_reminder'];
    expect(await later(1)).toEqual(once);
    expect(await later(6)).toEqual(once);
    expect(await later(1)).toEqual([...once, 'feedback_reminder']);
    expect(await later(1)).toEqual([...once, 'feedback_reminder']);
    expect(await mailsTo(db(), busy)).toEqual(['feedback_invitation', 'feedback_receipt']);
    expect(await mailsTo(db(), gone)).toEqual(['feedback_invitation']);
  });

  test('that is canceled keeps nothing but how many were invited', async () => {
    const leader = await verifiedLeader(server);
    const invited = colleagues(...nineRoles);
    const round = await startedRound(leader, invited);
    await server.mailbox.receive(invited[1]!.email, /feedback_invitation/);
    const rater = await raterOf(server, invited[0]!);
    await rater.send('submit', { ratings: ratedAll(3) });
    expect((await changeRound(leader, round, 'cancel')).json()).toMatchObject({
      state: 'canceled',
    });
    expect((await rater.send('open')).statusCode).toBe(404);
    expect(await mailsTo(db(), invited[1]!)).toEqual([]);
    expect((await changeRound(leader, round, 'cancel')).statusCode).toBe(409);
  });
});

test('a shared link shows the published result if its owner chose so', async () => {
  const leader = await verifiedLeader(server);
  const invited = colleagues(...nineRoles);
  const round = await startedRound(leader, invited);
  const made = async (choices: object) => {
    const link = await leader.caller.post(`/api/assessment/${leader.id}/share-links`, {
      name: 'My coach',
      ...choices,
    });
    const token = link.json<{ url: string }>().url.split('/').at(-1)!;
    return async () => {
      const opened = await new TestCaller(server.app).get(`/api/shared/${token}`);
      return opened.json<{ feedback: unknown[] }>().feedback;
    };
  };
  const [shown, hidden] = [await made({ withFeedback: true }), await made({})];
  const named = await made({ withFeedback: true, sharedBy: 'Ms. Lovelace' });
  await allSubmit(server, invited);
  expect(await shown()).toEqual([]);
  const published = (await changeRound(leader, round, 'publish')).json<RoundOutput>();
  const { result, startsOn, closesOn } = published;
  const expected = { roundId: round.roundId, kind: 'full', startsOn, closesOn, result };
  // Shared links never show the name in the invitations.
  expect(await shown()).toEqual([{ ...expected, name: 'This leader' }]);
  expect(await named()).toEqual([{ ...expected, name: 'Ms. Lovelace' }]);
  expect(await hidden()).toEqual([]);
});

test('the office sees how many rounds were opened in a month, even erased ones', async () => {
  const practice = await startTestApp({ mail: queueOnlyMail, office: officeSettings });
  try {
    const leader = await verifiedLeader(practice);
    await startedRound(leader, colleagues(...nineRoles));
    await leader.caller.send('DELETE', `/api/assessment/${leader.id}`);
    const member = await officeCaller(practice);
    const months = await member.get('/api/office/overview/feedback');
    expect(months.json()).toEqual([{ month: today().slice(0, 7), rounds: 1 }]);
  } finally {
    await practice.close();
  }
});
