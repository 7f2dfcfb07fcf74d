import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newEmail } from '#testing/prepared-assessment.ts';
import { enqueueMail } from './mail.repository.ts';
import {
  eventually,
  hurryClock,
  startMailApp,
  storedMails,
  type MailApp,
} from '#testing/mail-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
let slowDown: () => void;
beforeAll(async () => {
  slowDown = hurryClock();
  server = await startMailApp();
});
afterAll(async () => {
  await server.close();
  slowDown();
});

interface Left {
  state: 'waiting' | 'sending';
  /** Since the last attempt began. */
  secondsAgo?: number;
  attempts?: number;
  dueInSeconds?: number;
  secret?: string;
}

/** A mail in the state in which another process left it. */
async function leave(left: Left): Promise<string> {
  const { state, secondsAgo, attempts = 1, dueInSeconds = 0, secret = null } = left;
  const { db } = server.database;
  const { id } = await new TestCaller(server.app).start();
  const email = newEmail();
  await sql`update assessment set email = ${email} where id = ${id}`.execute(db);
  await db.transaction().execute(async (trx) => {
    await enqueueMail(trx, { kind: 'continue', address: email, assessmentId: id });
    await sql`
      update mail set state = ${state}, attempts = ${attempts}, sealed_token = ${secret},
        due_at = now() + ${dueInSeconds} * interval '1 second',
        tried_at = now() - ${secondsAgo ?? null}::int * interval '1 second'
      where address = ${email}`.execute(trx);
  });
  return email;
}

const stored = async (email: string) => (await storedMails(server.database.db, email))[0];

test('a mail that a killed process was sending is sent a minute after that began, and no sooner', async () => {
  const waiting = await leave({ state: 'waiting', dueInSeconds: 3_600 });
  const current = await leave({ state: 'sending', secondsAgo: 30 });
  const lost = await leave({ state: 'sending', secondsAgo: 60 });
  await server.mailbox.receive(lost);
  await eventually(async () =>
    expect(await stored(lost)).toMatchObject({ state: 'sent', attempts: 2 }),
  );
  expect(await stored(current)).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await stored(waiting)).toMatchObject({ state: 'waiting', attempts: 1 });
});

test('a mail whose attempts all ended with their process is given up, without its secrets', async () => {
  const lost = await leave({
    state: 'sending',
    secondsAgo: 60,
    attempts: 25,
    secret: 'sealed',
  });
  await eventually(async () => expect(await stored(lost)).toMatchObject({ state: 'failed' }));
  const { rows } = await sql`
    select sealed_token from mail where address = ${lost}`.execute(server.database.db);
  expect(rows).toEqual([{ sealed_token: null }]);
  expect(server.mailbox.mails.flatMap(({ recipients }) => recipients)).not.toContain(lost);
});
