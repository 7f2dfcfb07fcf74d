import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MailKind, MailMatter } from '#domain/mail.ts';
import { putMail } from '#server/mail/outbox.ts';
import { passTime, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { newEmail } from '#testing/write-calls.ts';

let server: MailApp;
/** What the log says. */
let lines: string[];
/** What the server answers to a recipient whose address begins so. */
const answers: Record<string, Error> = {
  'later-': answer(451, '4.3.0 come again, later-somebody'),
  'unknown-': answer(550, '5.1.1 there is nobody of that name'),
};
beforeAll(async () => {
  lines = [];
  server = await startMailApp(
    { logLevel: 'info' },
    {
      logStream: { write: (line) => lines.push(line) },
      onRcptTo: ({ address }, _session, done) => {
        const [, error] =
          Object.entries(answers).find(([start]) => address.startsWith(start)) ?? [];
        done(error && 'responseCode' in error && error.responseCode !== 250 ? error : null);
      },
    },
  );
});
afterAll(() => server.close());

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const eventually = (check: () => Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });

const expectStored = (address: string, stored: object[]) =>
  eventually(async () => {
    expect(await storedMails(server.database.db, address)).toMatchObject(stored);
  });

const put = (kind: MailKind, address: string, assessmentId: string | null = null) =>
  putMail(server.database.db, { kind, address, assessmentId });

async function told(address: string, kind: MailKind): Promise<MailMatter> {
  const { text = '' } = await server.mailbox.receive(address, new RegExp(kind));
  return JSON.parse(text) as MailMatter;
}

const isLink = (path: string): unknown =>
  expect.stringMatching(new RegExp(`^http://localhost:3000/${path}/[\\w-]{43}$`));

/** The third place is shared. */
const placed = (those: [id: string, average: number][]) => ({
  competencies: those.map(([id, average]) => expect.objectContaining({ id, average })),
  tie: null,
});

describe('what arrives', () => {
  test('after saving progress: the way back, from the practice, sent by a machine', async () => {
    const { email } = await withHistory(server);
    const mail = await server.mailbox.receive(email);
    const [stored] = await storedMails(server.database.db, email);
    expect(mail).toMatchObject({
      recipients: [email],
      subject: 'continue',
      from: { name: 'Ready Leader', address: 'hello@practice.example' },
      replyTo: [{ address: 'ada@practice.example' }],
      to: [{ address: email }],
      messageId: `<${stored!.id}@practice.example>`,
    });
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(Math.abs(Date.now() - Date.parse(headers.get('date') ?? ''))).toBeLessThan(60_000);
    expect([...headers.keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(list-|x-)/)]),
    );
    expect(mail.html).toContain('/open/');
    expect(await told(email, 'continue')).toEqual({
      kind: 'continue',
      openUrl: isLink('open'),
      completed: 1,
      total: 35,
    });
    await expectStored(email, [{ state: 'sent', links: 1, attempts: null }]);
  });

  test('after the email gate: what came out', async () => {
    const owner = new TestCaller(server.app);
    const { id } = await owner.start();
    for (const [competencyId, category, rating] of [
      ['humility', 'Leadership of Self', 5],
      ['accountability', 'Follow Through & Output', 1],
      ['decision-making', 'Follow Through & Output', 2],
      ['problem-solving', 'Follow Through & Output', 3],
      ['influence', 'Interpersonal Relationships', 4],
      ['entrepreneurship', 'Follow Through & Output', 3],
    ] as const) {
      await owner.post(`/api/assessment/${id}/responses`, {
        competencyId,
        category,
        question1Rating: rating,
        question2Rating: rating,
      });
    }
    const email = newEmail();
    await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    await owner.post(`/api/assessment/${id}/submit-email`, { email });
    expect(await told(email, 'results')).toEqual({
      kind: 'results',
      openUrl: isLink('open'),
      results: {
        overallScore: 300,
        areas: [
          { name: 'Follow Through & Output', score: 225 },
          { name: 'Interpersonal Relationships', score: 400 },
          { name: 'Leadership of Others', score: null },
          { name: 'Leadership of Self', score: 500 },
          { name: 'Strategic Planning & Focus', score: null },
        ],
        ranking: {
          kind: 'ranked',
          strongest: placed([
            ['humility', 5],
            ['influence', 4],
          ]),
          weakest: placed([
            ['accountability', 1],
            ['decision-making', 2],
          ]),
          others: expect.objectContaining({ average: 3 }),
        },
      },
    });
  });

  test.each(['find', 'your_data'] as const)('%s: the way to all under an address', async (kind) => {
    const { email } = await withHistory(server);
    await server.mailbox.receive(email);
    await put(kind, email);
    const matter = await told(email, kind);
    expect(matter).toMatchObject({ kind, openUrl: isLink('open'), assessments: 1 });
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - now())::float8 / 86400 as days
      from mail_link join mail on mail.id = mail_id where address = ${email} and kind = ${kind}`.execute(
      server.database.db,
    );
    expect(rows[0]!.days).toBeCloseTo(7, 2);
  });

  test('with a reminder, the mail program’s own way to unsubscribe', async () => {
    const { email, id } = await withHistory(server);
    const mailFor = await server.mailbox.receive(email);
    expect(mailFor.subject).toBe('continue');
    await sql`update assessment set created_at = now() - interval '20 days' where id = ${id}`.execute(
      server.database.db,
    );
    await sql`update response set answered_at = now() - interval '8 days' where assessment_id = ${id}`.execute(
      server.database.db,
    );
    await put('reminder', email, id);
    const mail = await server.mailbox.receive(email, /reminder/);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    const matter = JSON.parse(mail.text ?? '') as MailMatter & { kind: 'reminder' };
    expect(matter).toMatchObject({ unsubscribeUrl: isLink('unsubscribe'), completed: 1 });
    expect(headers.get('list-unsubscribe')).toBe(`<${matter.unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const days = (Date.parse(String(matter.deletedAt)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(172, 1);
  });
});

describe('what is not sent', () => {
  test('a link to an address under which nothing stands, of which nothing is left', async () => {
    const email = newEmail();
    await put('find', email);
    await expectStored(email, []);
    await put('your_data', email);
    await expectStored(email, []);
    expect(server.mailbox.mails.filter(({ recipients }) => recipients.includes(email))).toEqual([]);
  });

  test.each<
    [name: string, kind: MailKind, change: (id: string, email: string) => ReturnType<typeof sql>]
  >([
    [
      'the way back to what is completed',
      'continue',
      (id) => sql`update assessment set is_completed = true where id = ${id}`,
    ],
    [
      'results of what was begun anew',
      'results',
      (id) => sql`update assessment set is_completed = false where id = ${id}`,
    ],
    [
      'a reminder to who answered just now',
      'reminder',
      (id) => sql`update response set answered_at = now() where assessment_id = ${id}`,
    ],
    [
      'a reminder to who wants none',
      'reminder',
      (_id, email) =>
        sql`insert into mail_address (address, unsubscribed_at) values (${email}, now())`,
    ],
    [
      'a question to take it again to who wants none',
      'retake',
      (_id, email) =>
        sql`insert into mail_address (address, unsubscribed_at) values (${email}, now())`,
    ],
    [
      'anything to an address that refuses it',
      'continue',
      (_id, email) => sql`insert into mail_address (address, refused_at) values (${email}, now())`,
    ],
    [
      'word of an end that is far away',
      'expiry',
      (id) => sql`update response set answered_at = now() where assessment_id = ${id}`,
    ],
  ])('%s', async (_name, kind, change) => {
    const { db } = server.database;
    const { email, id } = await withHistory(server);
    await server.mailbox.receive(email);
    await sql`delete from mail where address = ${email}`.execute(db);
    await change(id, email).execute(db);
    await put(kind, email, id);
    await expectStored(email, [{ kind, state: 'dropped', links: 0, attempts: null }]);
    expect(
      server.mailbox.mails.filter(({ recipients }) => recipients.includes(email)),
    ).toHaveLength(1);
  });
});

describe('a server that does not take it', () => {
  test('for now: it is tried again, later and later, and arrives once', async () => {
    const email = `later-${newEmail()}`;
    await withHistory(server, { email });
    const refused = { state: 'waiting', links: 0 };
    await expectStored(email, [
      { ...refused, attempts: 1, lastError: expect.stringMatching(/451/) },
    ]);
    const [first] = await storedMails(server.database.db, email);
    await passTime(server.database.db);
    await expectStored(email, [{ ...refused, attempts: 2 }]);
    const [second] = await storedMails(server.database.db, email);
    expect(second!.dueIn).toBeGreaterThan(first!.dueIn!);
    answers['later-'] = answer(250, 'now');
    await passTime(server.database.db);
    await server.mailbox.receive(email);
    await expectStored(email, [{ state: 'sent', links: 1, attempts: null }]);
    // What the server says of it names the address.
    expect(first!.lastError).not.toContain('somebody');
  });

  test('for good: it stops, and so does whatever else would go there', async () => {
    const email = `unknown-${newEmail()}`;
    const { owner, id } = await withHistory(server, { email });
    await expectStored(email, [{ state: 'refused', links: 0, attempts: null }]);
    await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    await expectStored(email, [{ state: 'refused' }, { kind: 'results', state: 'dropped' }]);
    const [known] = await server.database.db
      .selectFrom('mail_address')
      .selectAll()
      .where('address', '=', email)
      .execute();
    expect(known).toMatchObject({ refused_at: expect.any(Date), unsubscribed_at: null });
  });

  test('is told of without anybody’s name', () => {
    expect(lines.join('\n')).toMatch(/550 5\.1\.1 at RCPT TO/);
    expect(lines.join('\n')).not.toMatch(/@example\.com|somebody|nobody of that name/);
  });
});

test('a mail that is done is not sent again, whatever job says so', async () => {
  const { email } = await withHistory(server);
  await expectStored(email, [{ state: 'sent' }]);
  const [{ id } = { id: '' }] = await storedMails(server.database.db, email);
  await sql`select graphile_worker.add_job(
    'send_mail', json_build_object('id', ${id}::text), job_key => 'again')`.execute(
    server.database.db,
  );
  await eventually(async () => {
    const again = sql`select from graphile_worker.jobs where key = 'again'`;
    expect((await again.execute(server.database.db)).rows).toEqual([]);
  });
  await server.mailbox.receive(email);
});
