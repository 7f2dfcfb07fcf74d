import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colleagues, raterOf, startedRound, verifiedLeader } from '#testing/feedback-callers.ts';
import { ratedAll } from '#testing/feedback-round.ts';
import { eventually, type MailApp, startMailApp, storedMails } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { foundAnywhere } from '#testing/stored-rows.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { StoredOutput } from './own-data.schemas.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

const db = () => server.database.db;
const ask = (email: string) => new TestCaller(server.app).post('/api/person/link', { email });
const stored = async (caller: TestCaller) => (await caller.get('/api/person')).json<StoredOutput>();
const erase = (caller: TestCaller) => caller.send('DELETE', '/api/person');

/** Asks for the link, and returns its path. */
async function requestedLink(email: string): Promise<string> {
  expect((await ask(email)).statusCode).toBe(200);
  const { text = '' } = await server.mailbox.receive(email, /your_data/);
  return new URL((JSON.parse(text) as { openUrl: string }).openUrl).pathname;
}

async function readerOf(link: string): Promise<TestCaller> {
  const caller = new TestCaller(server.app);
  expect(await openLink(server, caller, link)).toBe('/your-data');
  return caller;
}

const reader = async (email: string) => readerOf(await requestedLink(email));

async function invited() {
  const round = colleagues('peer', 'peer', 'peer', 'peer');
  await startedRound(await verifiedLeader(server), round);
  await server.mailbox.receive(round[0]!.email, /feedback_invitation/);
  return { me: round[0]!, other: round[1]! };
}

describe('someone who was only invited to give feedback', () => {
  test('sees and exports what is stored about them after pressing the mailed link', async () => {
    const { me, other } = await invited();
    const caller = await reader(me.email);
    const seen = await stored(caller);
    expect(seen).toMatchObject({
      assessments: [],
      addresses: [{ email: me.email, isProved: true }],
      invitations: [{ address: me.email, role: 'peer' }],
    });
    expect(seen.mails.map(({ kind }) => kind)).toEqual(['feedback_invitation', 'your_data']);
    const exported = (await caller.get('/api/person/export')).body;
    expect(exported).toContain(me.email);
    expect(exported).not.toContain(other.email);
  });

  test('erases it; answers that were submitted stay', async () => {
    const { me, other } = await invited();
    const rater = await raterOf(server, me);
    await rater.opened();
    expect((await rater.send('submit', { ratings: ratedAll(4) })).statusCode).toBe(200);
    await server.mailbox.receive(me.email, /feedback_receipt/);
    const caller = await reader(me.email);
    const forms = () => db().selectFrom('feedback_form').select('id').execute();
    const before = await forms();
    await db().deleteFrom('audit_event').execute();
    expect((await erase(caller)).json()).toEqual({ assessments: 0, account: false });
    expect(await foundAnywhere(db(), [me.email])).toEqual([]);
    expect(await forms()).toEqual(before);
    expect(await foundAnywhere(db(), [other.email])).not.toEqual([]);
    const events = await db().selectFrom('audit_event').select(['event', 'amount']).execute();
    expect(events).toEqual([{ event: 'people_erased', amount: 1 }]);
    expect(await stored(caller)).toMatchObject({ addresses: [], mails: [], invitations: [] });
  });

  test('loses the right in every browser when all links are stopped', async () => {
    const { me } = await invited();
    const link = await requestedLink(me.email);
    const [first, second] = [await readerOf(link), await readerOf(link)];
    expect((await stored(second)).mails).toHaveLength(2);
    expect((await first.post('/api/person/revoke-links')).json()).toEqual({ links: 1 });
    for (const caller of [first, second]) expect((await stored(caller)).mails).toEqual([]);
  });

  test('loses the right when the link expires', async () => {
    const { me } = await invited();
    const caller = await reader(me.email);
    expect((await stored(caller)).invitations).toHaveLength(1);
    await sql`update mail_link set expires_at = now() where purpose = 'open'`.execute(db());
    expect((await stored(caller)).invitations).toEqual([]);
  });
});

describe('a link is sent to someone', () => {
  test.each<[string, (email: string) => Promise<unknown>]>([
    [
      'who got mail earlier',
      (email) =>
        db()
          .insertInto('mail')
          .values({ kind: 'results', address: email, state: 'sent' })
          .execute(),
    ],
    [
      'who wants no more invitations',
      (email) =>
        sql`insert into address_mark (fingerprint, no_feedback_at)
          values (address_fingerprint(${email}), now())`.execute(db()),
    ],
  ])('%s', async (_name, prepare) => {
    const email = newEmail();
    await prepare(email);
    expect((await stored(await reader(email))).addresses).toMatchObject([{ email }]);
  });

  test('but two requests for an unknown address are not data about it', async () => {
    const email = newEmail();
    await Promise.all([ask(email), ask(email)]);
    await eventually(async () => expect(await storedMails(db(), email)).toEqual([]));
    expect(server.mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toEqual([]);
  });

  test('the answer is the same', async () => {
    const { me } = await invited();
    expect((await ask(me.email)).body).toBe((await ask(newEmail())).body);
  });
});

describe('the right', () => {
  test('is given neither by looking at the link nor by a link of another kind', async () => {
    const { me } = await invited();
    const link = await requestedLink(me.email);
    const caller = new TestCaller(server.app);
    expect((await visit(server, caller, link)).body).toContain('Data about you is saved under');
    await openLink(
      server,
      caller,
      await mailedLink(db(), { email: me.email, id: null, kind: 'find' }),
    );
    expect((await stored(caller)).addresses).toEqual([]);
  });

  test('opens no assessment under the address that was not chosen', async () => {
    const planted = await withHistory(server);
    const caller = new TestCaller(server.app);
    const link = await mailedLink(db(), { email: planted.email, id: null, kind: 'your_data' });
    // The press for everything that is verified already.
    await visit(server, caller, link, { method: 'POST' });
    expect(await stored(caller)).toMatchObject({
      assessments: [],
      addresses: [{ isProved: true }],
    });
    await erase(caller);
    expect((await planted.owner.read(planted.id)).access).toBe('owner');
  });
});
