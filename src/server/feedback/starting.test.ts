import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/plan-dates.ts';
import { completedBy, newEmail } from '#testing/prepared-assessment.ts';
import {
  changeRound,
  type Colleague,
  colleagues,
  type Leader,
  roundInput,
  roundsOf,
  roundsPath,
  startedRound,
  verifiedLeader,
} from '#testing/feedback-callers.ts';
import { type MailApp, startMailApp } from '#testing/mail-app.ts';
import { openLink } from '#testing/mailed-link.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

const today = () => new Date().toISOString().slice(0, 10);

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
    'spam.com',
    'Ada (see spam.co.uk)',
    'spam。com',
    'spam．com.',
    '例え.中国',
    'xn--e1afmkfd.xn--p1ai',
    '192.168.0.1',
    'www.spam',
    'a@b.example',
    'Ada\nBcc: x',
    '!!!',
  ])('with 400 for the name %j', async (name) => {
    expect((await start(four(), { name })).statusCode).toBe(400);
  });

  test.each([
    'J. R. Smith',
    'J.R.Smith',
    'Zoë O’Neill-Łukasz, MBA (she)',
    'Gal·la & Co.',
    'क्‍षत्रिय',
    '李小龍',
  ])('but not for %s', async (name) => {
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

  test.each([
    ['full', 'feedback'],
    ['focus', 'plan'],
  ] as const)(
    'until the link of the mail that confirms it is pressed, which leads back to the form (%s)',
    async (kind, form) => {
      const caller = new TestCaller(server.app);
      const email = newEmail();
      const id = await completedBy(server, caller, { email });
      const other = await completedBy(server, caller, { email });
      const ask = (by: TestCaller, address = email) =>
        by.post('/api/person/link', { email: address, feedback: { id, kind } });
      expect((await ask(new TestCaller(server.app))).statusCode).toBe(403);
      expect((await ask(caller, newEmail())).statusCode).toBe(409);
      expect((await ask(caller)).statusCode).toBe(200);
      const mail = await server.mailbox.receive(email, /feedback_confirm/);
      const { openUrl } = JSON.parse(mail.text!) as { openUrl: string };
      const link = new URL(openUrl).pathname;
      const isVerified = async (one: string) =>
        (await roundsOf({ caller, id: one, email })).isVerified;
      // A mail scanner opens it.
      const page = await visit(server, caller, link);
      expect(page.body).toContain('Confirm and Continue');
      expect(await isVerified(id)).toBe(false);
      expect(await openLink(server, caller, link)).toBe(`/assessment/${form}?id=${id}`);
      expect([await isVerified(id), await isVerified(other)]).toEqual([true, false]);
    },
  );

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
      expect((await changeRound(own, round, 'cancel')).statusCode).toBe(200);
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
