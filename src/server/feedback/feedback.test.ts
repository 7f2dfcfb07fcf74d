import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailContent } from '#domain/mail.ts';
import { addDays } from '#domain/plan-dates.ts';
import {
  allRated,
  allSubmit,
  type Colleague,
  colleagues,
  daysLater,
  editorKey,
  type Leader,
  Rater,
  raterOf,
  roundInput,
  roundsOf,
  roundsPath,
  startedRound,
  tokenFor,
  verifiedLeader,
  withPlan,
} from '#testing/feedback-rounds.ts';
import {
  eventually,
  type MailApp,
  queueOnlyMail,
  runJob,
  startMailApp,
  storedMails,
} from '#testing/mail-app.ts';
import { completedBy, newEmail } from '#testing/prepared-assessment.ts';
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
const nine = () =>
  colleagues('manager', 'peer', 'peer', 'peer', 'report', 'report', 'report', 'other', 'other');

/** Runs the daily job to its end. */
async function runDay(): Promise<void> {
  await runJob(db(), 'run_feedback');
  await eventually(async () => {
    const left = sql`select from graphile_worker.jobs
      where task_identifier = 'run_feedback' and run_at <= now()`;
    expect((await left.execute(db())).rows).toEqual([]);
  });
}

const mailed = async ({ email }: Pick<Colleague, 'email'>) =>
  (await storedMails(db(), email))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('feedback'));

const change = (
  { caller, id }: Leader,
  { roundId }: RoundOutput,
  action: 'extend' | 'cancel' | 'publish',
) => caller.post(`${roundsPath(id)}/${roundId}/${action}`);

const roundNow = async (leader: Leader, { roundId }: RoundOutput) =>
  (await roundsOf(leader)).rounds.find((one) => one.roundId === roundId)!;

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
    expect(await roundNow(leader, round)).toMatchObject({ answered: 3, canPublish: false });

    await daysLater(db(), round.roundId, 14);
    await runDay();
    expect((await roundNow(leader, round)).state).toBe('open');
    await daysLater(db(), round.roundId, 1);
    await runDay();
    const published = await roundNow(leader, round);
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
    expect(await mailed(invited[0]!)).toEqual([]);
    await daysLater(db(), round.roundId, 20);
    await runDay();
    expect(await roundNow(leader, round)).toMatchObject({
      state: 'open',
      startsOn: today(),
      closesOn: addDays(today(), 7),
    });
    expect(await mailed(invited[0]!)).toEqual(['feedback_invitation']);
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
    const invited = nine();
    const round = await startedRound(leader, invited);
    const manager = await raterOf(server, invited[0]!);
    expect(await manager.opened()).toMatchObject({ role: 'manager', managers: 1 });
    await manager.send('submit', { ratings: allRated(2) });
    await allSubmit(server, invited.slice(1));
    const early = await change(leader, round, 'publish');
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
    expect(await roundNow(leader, round)).toMatchObject({
      state: 'too_few',
      answered: 2,
      result: null,
    });
    await server.mailbox.receive(leader.email, /feedback_too_few/);
  });

  test('is compared with one that began 60 days before', async () => {
    const leader = await verifiedLeader(server);
    const [before, after] = [nine(), nine()];
    const first = await startedRound(leader, before);
    await allSubmit(server, before);
    await change(leader, first, 'publish');
    const second = await startedRound(leader, after);
    await allSubmit(server, after);
    await change(leader, second, 'publish');
    expect((await roundNow(leader, second)).previous).toBeNull();
    await daysLater(db(), first.roundId, 60);
    expect((await roundNow(leader, second)).previous).toMatchObject({ roundId: first.roundId });
  });
});

describe('starting is refused', () => {
  let leader: Leader;
  beforeAll(async () => {
    leader = await verifiedLeader(server);
  });

  const four = () => colleagues('peer', 'peer', 'peer', 'peer');
  const start = (invited: Colleague[], given: object = {}, by = leader) =>
    by.caller.post(roundsPath(by.id), roundInput(invited, given));

  test.each([
    ['three colleagues', colleagues('peer', 'peer', 'peer')],
    ['twenty-one', colleagues(...Array.from({ length: 21 }, () => 'peer' as const))],
    ['three managers', colleagues('manager', 'manager', 'manager', 'peer')],
    ['a colleague without a role', [...colleagues('peer', 'peer', 'peer'), ...colleagues(null)]],
    [
      'something that is no address',
      [...colleagues('peer', 'peer', 'peer'), { email: 'x', role: 'peer' as const }],
    ],
  ])('with 400 for %s', async (_name, invited) => {
    expect((await start(invited)).statusCode).toBe(400);
  });

  test.each([
    '',
    'x'.repeat(61),
    'https://spam.example',
    'spam.example',
    'www spam',
    'a@b.example',
    'Ada\nBcc: x',
    'Ada <b>',
    '!!!',
  ])('with 400 for the name %j', async (name) => {
    expect((await start(four(), { name })).statusCode).toBe(400);
  });

  test.each(['J. R. Smith', 'Zoë O’Neill-Łukasz', '李小龍'])('but not for %s', async (name) => {
    const own = await verifiedLeader(server);
    expect((await start(four(), { name }, own)).statusCode).toBe(200);
  });

  test.each([6, 29])('with 400 for %d days', async (days) => {
    expect((await start(four(), { days })).statusCode).toBe(400);
  });

  test('for the leader’s own address, with a tag too', async () => {
    const own = { email: leader.email.replace('@', '+work@'), role: 'peer' as const };
    const refused = await start([...four(), own]);
    expect(refused.statusCode).toBe(409);
  });

  test('for a mailbox that is invited twice', async () => {
    const [one, ...others] = four();
    const again = { ...one!, email: one!.email.replace('@', '+again@') };
    expect((await start([one!, again, ...others])).statusCode).toBe(409);
  });

  test('while the address is not verified', async () => {
    const caller = new TestCaller(server.app);
    const email = newEmail();
    const id = await completedBy(server, caller, { email });
    const refused = await start(four(), {}, { caller, id, email });
    expect(refused.statusCode).toBe(403);
    const { cannotStart, isVerified } = await roundsOf({ caller, id, email });
    expect(isVerified).toBe(false);
    expect(cannotStart.full).toContain('Open the link in an email');
  });

  test('while the assessment is not completed', async () => {
    const own = await verifiedLeader(server);
    await own.caller.patch(`/api/assessment/${own.id}`, { isCompleted: false });
    expect((await start(four(), {}, own)).statusCode).toBe(409);
  });

  test('while another round is open, and after three in a year, even if all were erased', async () => {
    const own = await verifiedLeader(server);
    for (let count = 0; count < 3; count += 1) {
      const round = await startedRound(own, four());
      expect((await start(four(), {}, own)).statusCode).toBe(409);
      expect((await change(own, round, 'cancel')).statusCode).toBe(200);
    }
    expect((await start(four(), {}, own)).body).toContain('in the last year');
    await own.caller.send('DELETE', `/api/assessment/${own.id}`);
    const again = await verifiedLeader(server, own.email);
    expect((await start(four(), {}, again)).body).toContain('in the last year');
  });

  test('for a day that is past or far ahead', async () => {
    for (const days of [-2, 181]) {
      const refused = await start(four(), { startsOn: addDays(today(), days) });
      expect(refused.statusCode).toBe(409);
    }
  });

  test('for anyone but the owner, who alone sees rounds', async () => {
    const stranger = { ...leader, caller: new TestCaller(server.app) };
    expect((await start(four(), {}, stranger)).statusCode).toBe(403);
    expect((await stranger.caller.get(roundsPath(leader.id))).statusCode).toBe(403);
  });

  test('where no mail is sent', async () => {
    const bare = await startTestApp();
    try {
      const own = await verifiedLeader(bare);
      expect((await start(four(), {}, own)).statusCode).toBe(409);
      expect((await roundsOf(own)).cannotStart.full).toContain('sends no email');
    } finally {
      await bare.close();
    }
  });
});

describe('an open round', () => {
  test('is extended once, by a week', async () => {
    const leader = await verifiedLeader(server);
    const round = await startedRound(leader, nine());
    const extended = (await change(leader, round, 'extend')).json<RoundOutput>();
    expect(extended).toMatchObject({ closesOn: addDays(round.closesOn, 7), canExtend: false });
    expect((await change(leader, round, 'extend')).statusCode).toBe(409);
  });

  test('is not published early while someone can still answer', async () => {
    const leader = await verifiedLeader(server);
    const invited = colleagues('peer', 'peer', 'peer', 'peer', 'peer');
    const round = await startedRound(leader, invited);
    await allSubmit(server, invited.slice(0, 4));
    expect((await change(leader, round, 'publish')).statusCode).toBe(409);
    const last = await raterOf(server, invited[4]!);
    expect((await last.send('decline')).json()).toEqual({ state: 'declined' });
    expect(await roundNow(leader, round)).toMatchObject({ declined: 1, canPublish: true });
    expect((await change(leader, round, 'publish')).statusCode).toBe(200);
    expect((await change(leader, round, 'publish')).statusCode).toBe(409);
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
      return mailed(silent);
    };
    expect(await later(4)).toEqual(['feedback_invitation']);
    const once = ['feedback_invitation', 'feedback_reminder'];
    expect(await later(1)).toEqual(once);
    expect(await later(6)).toEqual(once);
    expect(await later(1)).toEqual([...once, 'feedback_reminder']);
    expect(await later(1)).toEqual([...once, 'feedback_reminder']);
    expect(await mailed(busy)).toEqual(['feedback_invitation', 'feedback_receipt']);
    expect(await mailed(gone)).toEqual(['feedback_invitation']);
  });

  test('that is canceled keeps nothing but how many were invited', async () => {
    const leader = await verifiedLeader(server);
    const invited = nine();
    const round = await startedRound(leader, invited);
    await server.mailbox.receive(invited[1]!.email, /feedback_invitation/);
    const rater = await raterOf(server, invited[0]!);
    await rater.send('submit', { ratings: allRated(3) });
    expect((await change(leader, round, 'cancel')).json()).toMatchObject({ state: 'canceled' });
    expect((await rater.send('open')).statusCode).toBe(404);
    expect(await mailed(invited[1]!)).toEqual([]);
    expect((await change(leader, round, 'cancel')).statusCode).toBe(409);
  });
});

describe('a form', () => {
  let leader: Leader;
  const rest: Colleague[] = [];
  beforeAll(async () => {
    leader = await verifiedLeader(server);
    rest.push(...colleagues(...Array.from({ length: 20 }, () => 'peer' as const)));
    await startedRound(leader, rest);
  });

  /** One more of those invited. */
  const next = async () => {
    const colleague = rest.pop()!;
    return { colleague, rater: await raterOf(server, colleague) };
  };

  test('is saved in part, read in the same browser, and submitted with 18 of 35', async () => {
    const { rater } = await next();
    const ratings = { ...allRated(4, 17), resilience: null };
    const texts = { sentence: '', keep: ' Listens ', help: '' };
    expect((await rater.send('save', { ratings, texts })).json()).toEqual({ state: 'partial' });
    expect((await rater.opened()).own).toEqual({ ratings, texts: { ...texts, keep: 'Listens' } });
    const few = await rater.send('submit', { ratings, texts });
    expect(few.statusCode).toBe(409);
    expect(few.body).toContain('at least 18');
    expect((await rater.send('submit', { ratings: allRated(4, 18) })).json()).toEqual({
      state: 'submitted',
    });
    expect((await rater.send('save', { ratings: allRated(4, 17) })).statusCode).toBe(409);
    expect((await rater.send('save', { ratings: allRated(1) })).json()).toEqual({
      state: 'submitted',
    });
    expect((await rater.opened()).own?.ratings).toEqual(allRated(1));
  });

  test('can be replaced from another browser, but not read', async () => {
    const { rater, colleague } = await next();
    await rater.send('submit', { ratings: allRated(2) });
    const elsewhere = new Rater(server, rater.token);
    expect(await elsewhere.opened()).toMatchObject({ state: 'submitted', own: null });
    expect((await elsewhere.send('save', { ratings: allRated(5) })).statusCode).toBe(409);
    expect((await elsewhere.send('submit', { ratings: allRated(5) })).statusCode).toBe(200);
    expect(await rater.opened()).toMatchObject({ state: 'submitted', own: null });
    expect((await elsewhere.opened()).own?.ratings).toEqual(allRated(5));
    // Each time the reader of the mailbox is notified.
    expect((await mailed(colleague)).filter((kind) => kind === 'feedback_receipt')).toHaveLength(2);
  });

  test('is counted once, whatever mail its link comes from', async () => {
    const { rater, colleague } = await next();
    await rater.send('save', { ratings: allRated(2) });
    const reminded = new Rater(server, await tokenFor(db(), colleague));
    expect((await reminded.opened()).state).toBe('none');
    await reminded.send('submit', { ratings: allRated(3) });
    for (const action of ['save', 'submit'] as const) {
      expect((await rater.send(action, { ratings: allRated(5) })).statusCode).toBe(409);
    }
    expect((await rater.opened()).state).toBe('elsewhere');
    expect((await rater.send('decline')).statusCode).toBe(409);
  });

  test('can be withdrawn, from any browser, and submitted again', async () => {
    const { rater } = await next();
    await rater.send('submit', { ratings: allRated(2) });
    const elsewhere = new Rater(server, rater.token);
    expect((await elsewhere.send('withdraw')).json()).toEqual({ state: 'withdrawn' });
    expect(await rater.opened()).toMatchObject({ state: 'withdrawn', own: null });
    expect((await rater.send('withdraw')).statusCode).toBe(409);
    expect((await rater.send('submit', { ratings: allRated(2) })).json()).toEqual({
      state: 'submitted',
    });
  });

  test.each([
    ['a rating out of range', { ratings: { humility: 0 } }],
    ['an unknown competency', { ratings: { nothing: 3 } }],
    ['the text of another kind', { ratings: {}, texts: { sentence: 'x' } }],
    ['a long comment', { ratings: {}, texts: { keep: 'x'.repeat(501) } }],
    ['a short key', { ratings: {}, editorKey: 'short' }],
  ])('is refused with 400 for %s', async (_name, given) => {
    const { rater } = await next();
    expect((await rater.send('save', given)).statusCode).toBe(400);
    expect((await rater.opened()).state).toBe('none');
  });

  test('opens by its token alone', async () => {
    for (const token of ['', 'x', editorKey().padEnd(43, 'x'), 'x'.repeat(201)]) {
      const answer = await new Rater(server, token).send('open');
      expect(answer.statusCode).toBe(token.length > 200 ? 400 : 404);
    }
  });

  test('is refused in the browser of the leader, and changes nothing there', async () => {
    const { rater } = await next();
    for (const action of ['open', 'save', 'submit', 'withdraw', 'decline'] as const) {
      const { caller } = rater;
      caller.cookies.clear();
      for (const cookie of leader.caller.cookies) caller.cookies.set(...cookie);
      const given = { ratings: allRated(5) };
      const isWrite = action === 'save' || action === 'submit';
      expect((await rater.send(action, isWrite ? given : {})).statusCode).toBe(403);
      caller.cookies.clear();
    }
    expect((await rater.opened()).state).toBe('none');
  });
});

test('a shared link shows the published result if its owner chose so', async () => {
  const leader = await verifiedLeader(server);
  const invited = nine();
  const round = await startedRound(leader, invited);
  const made = async (withFeedback: boolean) => {
    const link = await leader.caller.post(`/api/assessment/${leader.id}/share-links`, {
      name: 'My coach',
      withFeedback,
    });
    const token = link.json<{ url: string }>().url.split('/').at(-1)!;
    return async () => {
      const opened = await new TestCaller(server.app).get(`/api/shared/${token}`);
      return opened.json<{ feedback: unknown[] }>().feedback;
    };
  };
  const [shown, hidden] = [await made(true), await made(false)];
  await allSubmit(server, invited);
  expect(await shown()).toEqual([]);
  const published = (await change(leader, round, 'publish')).json<RoundOutput>();
  const { result, startsOn, closesOn } = published;
  expect(await shown()).toEqual([
    { roundId: round.roundId, kind: 'full', name: 'Ada Lovelace', startsOn, closesOn, result },
  ]);
  expect(await hidden()).toEqual([]);
});

test('the office sees how many rounds were opened in a month, even erased ones', async () => {
  const practice = await startTestApp({ mail: queueOnlyMail, office: officeSettings });
  try {
    const leader = await verifiedLeader(practice);
    await startedRound(leader, nine());
    await leader.caller.send('DELETE', `/api/assessment/${leader.id}`);
    const member = await officeCaller(practice);
    const months = await member.get('/api/office/overview/feedback');
    expect(months.json()).toEqual([{ month: today().slice(0, 7), rounds: 1 }]);
  } finally {
    await practice.close();
  }
});

describe('someone who wants no more invitations', () => {
  test('gets none from anyone, and counts as declined', async () => {
    const [tired, ...others] = colleagues('peer', 'peer', 'peer', 'peer');
    const leader = await verifiedLeader(server);
    await startedRound(leader, [tired!, ...others]);
    await server.mailbox.receive(tired!.email, /feedback_invitation/);
    await (await raterOf(server, tired!)).send('decline', { neverAgain: true });

    const another = await verifiedLeader(server);
    const round = await startedRound(another, [tired!, ...colleagues('peer', 'peer', 'peer')]);
    await eventually(async () =>
      expect(await roundNow(another, round)).toMatchObject({ declined: 1 }),
    );
    expect(
      server.mailbox.mails.filter((mail) => mail.recipients.includes(tired!.email)),
    ).toHaveLength(1);
  });

  test('can say so by the link of the mail, without opening the form', async () => {
    const [tired, ...others] = colleagues('peer', 'peer', 'peer', 'peer');
    const leader = await verifiedLeader(server);
    const round = await startedRound(leader, [tired!, ...others]);
    const mail = await server.mailbox.receive(tired!.email, /feedback_invitation/);
    const { unsubscribeUrl } = JSON.parse(mail.text!) as { unsubscribeUrl: string };
    const path = new URL(unsubscribeUrl).pathname;
    const page = await server.app.inject(path);
    expect(page.body).toContain('Stop invitations?');
    const done = await server.app.inject({ method: 'POST', url: path });
    expect(done.body).toContain('gets no more invitations');
    expect(await roundNow(leader, round)).toMatchObject({ declined: 1 });
  });
});
