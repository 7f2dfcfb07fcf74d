import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailKind } from '#domain/mail.ts';
import { putMail } from '#server/mail/outbox.ts';
import { eventually, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { newEmail } from '#testing/write-calls.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

/** An assessment under an address to which so many mails were sent, so long ago. */
async function mailed(times: number, minutesAgo: number): Promise<{ email: string; id: string }> {
  const { id } = await new TestCaller(server.app).start();
  const email = newEmail();
  const { db } = server.database;
  await sql`update assessment set email = ${email} where id = ${id}`.execute(db);
  await sql`
    insert into mail (kind, address, state, created_at, sent_at)
    select 'find', ${email}, 'sent', moment, moment
    from (select now() - ${minutesAgo} * interval '1 minute' as moment) at,
      generate_series(1, ${times})`.execute(db);
  return { email, id };
}

const put = (kind: MailKind, address: string, assessmentId: string | null = null) =>
  putMail(server.database.db, { kind, address, assessmentId });

const last = async (email: string) => (await storedMails(server.database.db, email)).at(-1);

const arrived = (email: string) =>
  server.mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length;

test('the sixth mail to an address within an hour arrives, the seventh waits a quarter of one', async () => {
  const { email, id } = await mailed(5, 50);
  await put('find', email);
  await server.mailbox.receive(email);
  await eventually(async () => expect(await last(email)).toMatchObject({ state: 'sent' }));
  await put('continue', email, id);
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

test('to wait uses up no attempt, and ends', async () => {
  const { email, id } = await mailed(6, 30);
  await put('continue', email, id);
  for (let times = 0; times < 3; times += 1) {
    await eventually(async () => expect((await last(email))?.dueIn).toBeGreaterThan(60));
    await sql`select graphile_worker.add_job('send_mail', json_build_object('id', id), job_key => 'mail:' || id)
      from mail where address = ${email} and state = 'waiting'`.execute(server.database.db);
  }
  await eventually(async () => expect(await last(email)).toMatchObject({ attempts: 0 }));
  await sql`update mail set sent_at = sent_at - interval '1 hour' where address = ${email}`.execute(
    server.database.db,
  );
  await sql`select graphile_worker.add_job('send_mail', json_build_object('id', id), job_key => 'mail:' || id)
    from mail where address = ${email} and state = 'waiting'`.execute(server.database.db);
  await server.mailbox.receive(email, /continue/);
});

test('of twenty mails in a day it is enough', async () => {
  const { email, id } = await mailed(20, 23 * 60);
  await put('continue', email, id);
  await eventually(async () => expect((await last(email))?.dueIn).toBeGreaterThan(110 * 60));
  const later = await mailed(20, 25 * 60);
  await put('continue', later.email, later.id);
  await server.mailbox.receive(later.email, /continue/);
});

test.each(['find', 'your_data'] as const)(
  '%s is not sent too often, and does not wait',
  async (kind) => {
    const { email } = await mailed(6, 30);
    await put(kind, email);
    await eventually(async () =>
      expect(await storedMails(server.database.db, email)).toHaveLength(6),
    );
    expect(arrived(email)).toBe(0);
  },
);

test('one address that has had enough holds up no other; all together have a limit, too', async () => {
  const other = await mailed(0, 0);
  await put('continue', other.email, other.id);
  await server.mailbox.receive(other.email);
  const busy = await mailed(1000, 20);
  const next = await mailed(0, 0);
  await put('continue', next.email, next.id);
  await eventually(async () => expect((await last(next.email))?.dueIn).toBeGreaterThan(14 * 60));
  await sql`delete from mail where address = ${busy.email}`.execute(server.database.db);
});
