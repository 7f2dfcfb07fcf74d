import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailKind } from '#domain/mail.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { enqueueMail } from './mail.repository.ts';
import {
  eventually,
  passTime,
  startMailApp,
  storedMails,
  type MailApp,
} from '#testing/mail-app.ts';

let server: MailApp;
/** The log output. */
let lines: string[];
/** The server's answer to recipients whose address begins like this. */
const answers: Record<string, Error> = {
  'later-': answer(451, '4.3.0 come again, later-reader'),
  'unknown-': answer(550, '5.1.1 no user of that name'),
};
beforeAll(async () => {
  lines = [];
  server = await startMailApp(
    { logLevel: 'info' },
    {
      logStream: { write: (line) => lines.push(line) },
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('erased-')) {
          void eraseThen(address, () => done(answer(451, 'later')));
          return;
        }
        const [, error] =
          Object.entries(answers).find(([start]) => address.startsWith(start)) ?? [];
        done(error && 'responseCode' in error && error.responseCode !== 250 ? error : null);
      },
    },
  );
});
afterAll(() => server.close());

async function eraseThen(email: string, go: () => void): Promise<void> {
  await sql`delete from assessment where email = ${email}`.execute(server.database.db);
  go();
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const expectStored = (address: string, stored: object[]) =>
  eventually(async () => {
    expect(await storedMails(server.database.db, address)).toMatchObject(stored);
  });

const put = (kind: MailKind, address: string, assessmentId: string | null = null) =>
  enqueueMail(server.database.db, { kind, address, assessmentId });

describe('mail is dropped:', () => {
  test('a link to an address without data, which leaves no record', async () => {
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
      'a link to continue a completed assessment',
      'continue',
      (id) => sql`update assessment set completed_at = now() where id = ${id}`,
    ],
    [
      'results of an assessment that was restarted',
      'results',
      (id) => sql`update assessment set completed_at = null where id = ${id}`,
    ],
    [
      'a reminder to someone who just responded',
      'reminder',
      (id) => sql`update response set answered_at = now() where assessment_id = ${id}`,
    ],
    [
      'a reminder to someone who unsubscribed',
      'reminder',
      (_id, email) =>
        sql`insert into address_mark (fingerprint, unsubscribed_at)
          values (address_fingerprint(${email}), now())`,
    ],
    [
      'a retake reminder to someone who unsubscribed',
      'retake',
      (_id, email) =>
        sql`insert into address_mark (fingerprint, unsubscribed_at)
          values (address_fingerprint(${email}), now())`,
    ],
    [
      'any mail to an address that bounced',
      'continue',
      (_id, email) => sql`insert into address_mark (fingerprint, refused_at)
          values (address_fingerprint(${email}), now())`,
    ],
    [
      'a deletion notice for an assessment with a new response',
      'expiry',
      (id) => sql`update response set answered_at = now() where assessment_id = ${id}`,
    ],
    [
      'the link before a round of feedback of all areas, if the assessment was restarted',
      'feedback_confirm_full',
      (id) => sql`update assessment set completed_at = null where id = ${id}`,
    ],
    [
      'the link before a round of feedback on a plan, if the assessment was restarted',
      'feedback_confirm_focus',
      (id) => sql`update assessment set completed_at = null where id = ${id}`,
    ],
  ])('%s', async (_name, kind, change) => {
    const { db } = server.database;
    const { email, id } = await withHistory(server);
    await server.mailbox.receive(email);
    await sql`delete from mail where address = ${email}`.execute(db);
    await change(id, email).execute(db);
    await put(kind, email, id);
    await expectStored(email, [{ kind, state: 'dropped', links: 0 }]);
    expect(
      server.mailbox.mails.filter(({ recipients }) => recipients.includes(email)),
    ).toHaveLength(1);
  });
});

describe('a server that rejects a mail', () => {
  test('temporarily: the mail is retried with growing delays, and arrives once', async () => {
    const email = `later-${newEmail()}`;
    await withHistory(server, { email });
    const putOff: unknown = expect.toSatisfy((seconds: number) => seconds > 0);
    const refused = { state: 'waiting', links: 0, dueIn: putOff };
    await expectStored(email, [{ ...refused, attempts: 1 }]);
    const [first] = await storedMails(server.database.db, email);
    await passTime(server.database.db);
    await expectStored(email, [{ ...refused, attempts: 2 }]);
    const [second] = await storedMails(server.database.db, email);
    expect(second!.dueIn).toBeGreaterThan(first!.dueIn);
    answers['later-'] = answer(250, 'now');
    await passTime(server.database.db);
    await server.mailbox.receive(email);
    await expectStored(email, [{ state: 'sent', links: 1, attempts: 3 }]);
    expect(lines.join('\n')).toContain('451 4.3.0 at RCPT TO');
  });

  test('permanently: the mail stops, and so do all others to the address', async () => {
    const email = `unknown-${newEmail()}`;
    const { owner, id } = await withHistory(server, { email });
    await expectStored(email, [{ state: 'refused', links: 0 }]);
    await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    await expectStored(email, [{ state: 'refused' }, { kind: 'results', state: 'dropped' }]);
    const [known] = await server.database.db
      .selectFrom('address_mark')
      .selectAll()
      .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${email})`)
      .execute();
    expect(known).toMatchObject({ refused_at: expect.any(Date), unsubscribed_at: null });
  });

  test('stops the attempts if the data is erased', async () => {
    const email = `erased-${newEmail()}`;
    await withHistory(server, { email });
    await expectStored(email, []);
  });

  test('is logged without any name', () => {
    expect(lines.join('\n')).toMatch(/550 5\.1\.1 at RCPT TO/);
    expect(lines.join('\n')).not.toMatch(/@example\.com|later-reader|no user of that name/);
  });
});
