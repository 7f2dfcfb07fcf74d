import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxOf } from '#domain/email.ts';
import type { MailKind, MailShare } from '#domain/mail.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { enqueueMail, noteAddress } from './mail.repository.ts';
import { eventually, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

type Sent = [times: number, share: MailShare, minutesAgo: number];

/** An assessment whose address got such mails. Only their count remains. */
async function mailed(sent: readonly Sent[], isVerified = false) {
  const { id } = await new TestCaller(server.app).start();
  const email = newEmail();
  const { db } = server.database;
  await sql`update assessment set email = ${email}, verified_at = ${isVerified ? new Date() : null}
    where id = ${id}`.execute(db);
  for (const each of sent) await count(email, each, isVerified);
  return { email, id };
}

const count = (email: string, [times, share, minutesAgo]: Sent, isVerified: boolean) =>
  sql`
    insert into mail_count (mail_id, fingerprint, share, is_verified, counted_at)
    select gen_random_uuid(), address_fingerprint(${email}), ${share}, ${isVerified},
      now() - ${minutesAgo} * interval '1 minute'
    from generate_series(1, ${times})`.execute(server.database.db);

const enqueue = (kind: MailKind, address: string, assessmentId: string | null = null) =>
  enqueueMail(server.database.db, { kind, address, assessmentId });

const last = async (email: string) => (await storedMails(server.database.db, email)).at(-1);

const arrived = (email: string) =>
  server.mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length;

/** What became of a mail that was just enqueued. */
const outcome = async (email: string) => {
  const mail = await last(email);
  return mail && { state: mail.state, minutes: Math.ceil((mail.dueIn ?? 0) / 60) };
};

const reached: [what: string, isVerified: boolean, sent: Sent, minutes: number][] = [
  ['its budget of an hour', false, [3, 'promised', 50], 10],
  ['its budget of a day', false, [8, 'promised', 23 * 60], 60],
  ['the hour of a verified address', true, [6, 'promised', 50], 10],
];

test.each(reached)('after %s, a mail is due when there is room', async (_what, ...about) => {
  const [isVerified, sent, minutes] = about;
  const { email, id } = await mailed([sent], isVerified);
  await enqueue('continue', email, id);
  expect(await outcome(email)).toEqual({ state: 'waiting', minutes });
  expect(await last(email)).toMatchObject({ links: 0, attempts: 0 });
});

test('mails enqueued together over a limit are due one after the other', async () => {
  const { email } = await mailed([]);
  for (let times = 0; times < 7; times += 1) {
    const { id } = await new TestCaller(server.app).start();
    await sql`update assessment set email = ${email} where id = ${id}`.execute(server.database.db);
    await enqueue('continue', email, id);
  }
  const waits = (await storedMails(server.database.db, email))
    .map(({ dueIn }) => Math.max(0, Math.round((dueIn ?? 0) / 3600)))
    .toSorted((a, b) => a - b);
  expect(waits).toEqual([0, 0, 0, 1, 1, 1, 2]);
});

test.each(['find', 'your_data'] as const)(
  '%s is dropped instead of delayed if it is asked for too often',
  async (kind) => {
    const { email } = await mailed([[3, 'asked', 30]]);
    await enqueue(kind, email);
    expect(await storedMails(server.database.db, email)).toEqual([]);
  },
);

test("a stranger's saves hold back neither a link that was asked for nor the mail of a verified owner", async () => {
  const { email, id } = await mailed([], true);
  for (let times = 0; times < 6; times += 1) {
    const stranger = new TestCaller(server.app);
    const { id: planted } = await stranger.start();
    await stranger.post(`/api/assessment/${planted}/save-progress`, {
      email: email.replace('@', `+${times}@`).toUpperCase(),
    });
  }
  await enqueue('find', email);
  await enqueue('continue', email, id);
  await eventually(async () => {
    const mails = await storedMails(server.database.db, email);
    expect(mails.map(({ kind, state }) => [kind, state])).toEqual([
      ['find', 'sent'],
      ['continue', 'sent'],
    ]);
  });
});

test('what strangers type for many addresses leaves room for what people asked for and verified', async () => {
  const busy = newEmail();
  await count(busy, [1000, 'promised', 20], false);
  const typed = await mailed([]);
  await enqueue('continue', typed.email, typed.id);
  expect(await outcome(typed.email)).toEqual({ state: 'waiting', minutes: 40 });
  await enqueue('your_data', typed.email);
  await server.mailbox.receive(typed.email, /data/i);
  const verified = await mailed([], true);
  await enqueue('continue', verified.email, verified.id);
  await server.mailbox.receive(verified.email, /continue/);
  await sql`delete from mail_count where fingerprint = address_fingerprint(${busy})`.execute(
    server.database.db,
  );
});

test('erasing an assessment or its address does not allow more mail', async () => {
  const email = newEmail();
  for (let times = 1; times <= 3; times += 1) {
    const stranger = new TestCaller(server.app);
    const { id } = await stranger.start();
    await stranger.post(`/api/assessment/${id}/save-progress`, { email });
    await eventually(async () => expect(await last(email)).toMatchObject({ state: 'sent' }));
    const undone =
      times % 2 === 0
        ? await stranger.send('DELETE', `/api/assessment/${id}`)
        : await stranger.patch(`/api/assessment/${id}`, { email: null });
    expect(undone.statusCode).toBe(200);
    expect(await storedMails(server.database.db, email)).toEqual([]);
  }
  const stranger = new TestCaller(server.app);
  const { id } = await stranger.start();
  await stranger.post(`/api/assessment/${id}/save-progress`, { email });
  expect(await outcome(email)).toMatchObject({ state: 'waiting', minutes: 60 });
  expect(arrived(email)).toBe(3);
});

test.each([
  ['refused_at', 'continue', 'dropped'],
  ['unsubscribed_at', 'continue', 'sent'],
  ['unsubscribed_at', 'reminder', 'dropped'],
] as const)('a mailbox marked %s: %s is %s, whatever its tag', async (mark, kind, state) => {
  const { email, id } = await mailed([]);
  await sql`insert into address_mark (fingerprint, ${sql.ref(mark)})
    values (address_fingerprint(${email}), now())`.execute(server.database.db);
  const tagged = email.replace('@', '+work@');
  await sql`update assessment set email = ${tagged} where id = ${id}`.execute(server.database.db);
  await enqueue(kind, tagged, id);
  await eventually(async () => expect(await last(tagged)).toMatchObject({ state }));
});

test('a mark drops the mails that wait for their time', async () => {
  const { email, id } = await mailed([[3, 'promised', 30]]);
  await enqueue('continue', email, id);
  await enqueue('reminder', email, id);
  const states = async () =>
    Object.fromEntries(
      (await storedMails(server.database.db, email)).map(({ kind, state }) => [kind, state]),
    );
  await noteAddress(server.database.db, email.replace('@', '+any@'), 'unsubscribed_at');
  expect(await states()).toEqual({ continue: 'waiting', reminder: 'dropped' });
  await noteAddress(server.database.db, email, 'refused_at');
  expect(await states()).toEqual({ continue: 'dropped', reminder: 'dropped' });
});

test('a mailbox has one fingerprint in the database and in the code', async () => {
  const addresses = [
    'ada+1@example.com',
    'ada+a+b@example.com',
    '+a@example.com',
    'ä+ö@example.com',
  ];
  for (const address of [...addresses, 'ADA+X@EXAMPLE.COM']) {
    const { rows } = await sql<{ of: string }>`select mailbox_of(${address}) as of`.execute(
      server.database.db,
    );
    expect(rows[0]!.of).toBe(mailboxOf(address));
  }
});

test('undelivered mails do not count', async () => {
  const email = newEmail();
  for (let times = 0; times < 4; times += 1) await enqueue('find', email);
  await eventually(async () => expect(await storedMails(server.database.db, email)).toEqual([]));
  const { rows } = await sql`
    select from mail_count where fingerprint = address_fingerprint(${email})`.execute(
    server.database.db,
  );
  expect(rows).toEqual([]);
});
