import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailKind } from '#domain/mail.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { enqueueMail } from './mail.repository.ts';
import {
  eventually,
  passTime,
  startMailApp,
  storedMails,
  type MailApp,
} from '#testing/mail-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

/** An assessment whose address got so many mails, so long ago. Only their count remains. */
async function mailed(times: number, minutesAgo: number): Promise<{ email: string; id: string }> {
  const { id } = await new TestCaller(server.app).start();
  const email = newEmail();
  const { db } = server.database;
  await sql`update assessment set email = ${email} where id = ${id}`.execute(db);
  await sql`
    insert into mail_count
    select gen_random_uuid(), address_fingerprint(${email}), false,
      now() - ${minutesAgo} * interval '1 minute'
    from generate_series(1, ${times})`.execute(db);
  return { email, id };
}

const enqueue = (kind: MailKind, address: string, assessmentId: string | null = null) =>
  enqueueMail(server.database.db, { kind, address, assessmentId });

const last = async (email: string) => (await storedMails(server.database.db, email)).at(-1);

const arrived = (email: string) =>
  server.mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length;

test('the sixth mail to an address within an hour arrives, the seventh waits 15 minutes', async () => {
  const { email, id } = await mailed(5, 50);
  await enqueue('find', email);
  await server.mailbox.receive(email);
  await eventually(async () => expect(await last(email)).toMatchObject({ state: 'sent' }));
  await enqueue('continue', email, id);
  await eventually(async () =>
    expect(await last(email)).toMatchObject({ state: 'waiting', links: 0, attempts: 0 }),
  );
  await eventually(async () => {
    const { dueIn } = (await last(email))!;
    expect(dueIn).toBeGreaterThan(14 * 60);
    expect(dueIn).toBeLessThanOrEqual(15 * 60);
  });
  expect(arrived(email)).toBe(1);
});

test('a delayed mail uses up no attempts, and is sent when the hour is over', async () => {
  const { email, id } = await mailed(6, 30);
  await enqueue('continue', email, id);
  for (let times = 0; times < 3; times += 1) {
    await eventually(async () => expect((await last(email))?.dueIn).toBeGreaterThan(60));
    await passTime(server.database.db);
  }
  await eventually(async () => expect(await last(email)).toMatchObject({ attempts: 0 }));
  await sql`update mail_count set counted_at = counted_at - interval '1 hour'
    where fingerprint = address_fingerprint(${email})`.execute(server.database.db);
  await passTime(server.database.db);
  await server.mailbox.receive(email, /continue/);
});

test('after twenty mails in a day the next one waits for two hours', async () => {
  const { email, id } = await mailed(20, 23 * 60);
  await enqueue('continue', email, id);
  await eventually(async () => expect((await last(email))?.dueIn).toBeGreaterThan(110 * 60));
  const later = await mailed(20, 25 * 60);
  await enqueue('continue', later.email, later.id);
  await server.mailbox.receive(later.email, /continue/);
});

test.each(['find', 'your_data'] as const)(
  '%s is dropped instead of delayed if it is sent too often',
  async (kind) => {
    const { email } = await mailed(6, 30);
    await enqueue(kind, email);
    await eventually(async () =>
      expect(await storedMails(server.database.db, email)).toHaveLength(0),
    );
    expect(arrived(email)).toBe(0);
  },
);

test('an address at its limit does not delay others, but all addresses share a limit, too', async () => {
  const other = await mailed(0, 0);
  await enqueue('continue', other.email, other.id);
  await server.mailbox.receive(other.email);
  const busy = await mailed(1000, 20);
  const next = await mailed(0, 0);
  await enqueue('continue', next.email, next.id);
  await eventually(async () => expect((await last(next.email))?.dueIn).toBeGreaterThan(14 * 60));
  await sql`delete from mail_count where fingerprint = address_fingerprint(${busy.email})`.execute(
    server.database.db,
  );
});

test('erasing an assessment or its address does not allow more mail', async () => {
  const email = newEmail();
  for (let count = 1; count <= 6; count += 1) {
    const stranger = new TestCaller(server.app);
    const { id } = await stranger.start();
    await stranger.post(`/api/assessment/${id}/save-progress`, { email });
    await eventually(async () => expect(await last(email)).toMatchObject({ state: 'sent' }));
    const undone =
      count % 2 === 0
        ? await stranger.send('DELETE', `/api/assessment/${id}`)
        : await stranger.patch(`/api/assessment/${id}`, { email: null });
    expect(undone.statusCode).toBe(200);
    expect(await storedMails(server.database.db, email)).toEqual([]);
  }
  const stranger = new TestCaller(server.app);
  const { id } = await stranger.start();
  await stranger.post(`/api/assessment/${id}/save-progress`, { email });
  await eventually(async () => expect((await last(email))?.dueIn).toBeGreaterThan(60));
  expect(arrived(email)).toBe(6);
});

test('mail to all tags of a mailbox counts together', async () => {
  const { email, id } = await mailed(6, 30);
  const tagged = email.replace('@', '+work@');
  await sql`update assessment set email = ${tagged} where id = ${id}`.execute(server.database.db);
  await enqueue('continue', tagged, id);
  await eventually(async () => expect((await last(tagged))?.dueIn).toBeGreaterThan(60));
  expect(arrived(tagged)).toBe(0);
});

test("mails that strangers request leave room for the owner's results", async () => {
  const { email, id } = await mailed(0, 0);
  for (let count = 1; count <= 3; count += 1) {
    await enqueue(count === 1 ? 'find' : 'your_data', email);
    await eventually(() => expect(arrived(email)).toBe(count));
  }
  await enqueue('find', email);
  await enqueue('continue', email, id);
  await server.mailbox.receive(email, /continue/);
  await eventually(async () => {
    const states = (await storedMails(server.database.db, email)).map(({ state }) => state);
    expect(states).toEqual(['sent', 'sent', 'sent', 'sent']);
  });
  expect(arrived(email)).toBe(4);
});

test('undelivered mails do not count', async () => {
  const email = newEmail();
  for (let count = 0; count < 4; count += 1) await enqueue('find', email);
  await eventually(async () => expect(await storedMails(server.database.db, email)).toEqual([]));
  const { rows } = await sql`
    select from mail_count where fingerprint = address_fingerprint(${email})`.execute(
    server.database.db,
  );
  expect(rows).toEqual([]);
});
