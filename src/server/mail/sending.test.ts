import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailKind, MailContent } from '#domain/mail.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { enqueueMail } from './mail.repository.ts';
import { freePort } from '#testing/free-port.ts';
import { eventually, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  server = await startMailApp({ metrics: { host: '127.0.0.1', port } });
  await server.app.ready();
});
afterAll(() => server.close());

const expectStored = (address: string, stored: object[]) =>
  eventually(async () => {
    expect(await storedMails(server.database.db, address)).toMatchObject(stored);
  });

const put = (kind: MailKind, address: string, assessmentId: string | null = null) =>
  enqueueMail(server.database.db, { kind, address, assessmentId });

async function received(address: string, kind: MailKind): Promise<MailContent> {
  const { text = '' } = await server.mailbox.receive(address, new RegExp(kind));
  return JSON.parse(text) as MailContent;
}

const isLink = (path: string): unknown =>
  expect.stringMatching(new RegExp(`^http://localhost:3000/${path}/[\\w-]{43}$`));

const placed = (...those: [id: string, average: number][]) =>
  those.map(([id, average]) => expect.objectContaining({ id, average }));

describe('a mail', () => {
  test('after saving progress has the link to continue, comes from the practice, and is marked automatic', async () => {
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
    expect(await received(email, 'continue')).toEqual({
      kind: 'continue',
      openUrl: isLink('open'),
      completed: 1,
      total: 35,
    });
    await expectStored(email, [{ state: 'sent', links: 1, attempts: 1 }]);
  });

  test('after the email gate has the results', async () => {
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
    expect(await received(email, 'results')).toEqual({
      kind: 'results',
      openUrl: isLink('open'),
      results: {
        overallScore: 300,
        completed: 6,
        areas: [
          { name: 'Follow Through & Output', score: 225, completed: 4, total: 7 },
          { name: 'Interpersonal Relationships', score: 400, completed: 1, total: 10 },
          { name: 'Leadership of Self', score: 500, completed: 1, total: 8 },
          { name: 'Leadership of Others', score: null, completed: 0, total: 5 },
          { name: 'Strategic Planning & Focus', score: null, completed: 0, total: 5 },
        ],
        ranking: {
          strongest: placed(['humility', 5], ['influence', 4]),
          weakest: placed(['accountability', 1], ['decision-making', 2]),
          tied: placed(['problem-solving', 3], ['entrepreneurship', 3]),
        },
        profile: null,
        focus: expect.objectContaining({ competencyId: 'accountability', averageRating: 100 }),
      },
    });
  });

  test.each(['find', 'your_data'] as const)(
    '%s has the link to everything under an address',
    async (kind) => {
      const { email } = await withHistory(server);
      await server.mailbox.receive(email);
      await put(kind, email);
      const content = await received(email, kind);
      expect(content).toMatchObject({ kind, openUrl: isLink('open'), assessments: 1 });
      const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - now())::float8 / 86400 as days
      from mail_link join mail on mail.id = mail_id where address = ${email} and kind = ${kind}`.execute(
        server.database.db,
      );
      expect(rows[0]!.days).toBeCloseTo(7, 2);
    },
  );

  test('that is a reminder can be unsubscribed from in the mail program', async () => {
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
    const content = JSON.parse(mail.text ?? '') as MailContent & { kind: 'reminder' };
    expect(content).toMatchObject({ unsubscribeUrl: isLink('unsubscribe'), completed: 1 });
    expect(headers.get('list-unsubscribe')).toBe(`<${content.unsubscribeUrl}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const days = (Date.parse(String(content.deletedAt)) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(172, 1);
  });
});

test('a mail that cannot be rendered is retried, and does not keep those after it', async () => {
  const { db } = server.database;
  const { email, id } = await withHistory(server);
  await server.mailbox.receive(email);
  // Of a newer version, which was rolled back.
  await put('of_tomorrow' as MailKind, email, id);
  await put('your_data', email);
  await server.mailbox.receive(email, /your_data/);
  await expectStored(email, [
    { state: 'sent' },
    { state: 'waiting', attempts: 1, links: 0 },
    { state: 'sent' },
  ]);
  await db.deleteFrom('mail').where('address', '=', email).execute();
});

test('is counted by its kind', async () => {
  await eventually(async () => {
    const metrics = await (await fetch(metricsUrl)).text();
    expect(metrics).toMatch(/^mails_total\{kind="results",outcome="sent"\} 1$/m);
    expect(metrics).not.toContain('@');
  });
});
