import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newEmail } from '#testing/prepared-assessment.ts';
import { enqueueMail } from './mail.repository.ts';
import { runJob, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

interface Left {
  state: 'waiting' | 'sending';
  minutesAgo: number;
  /** What happened to its job. */
  job: 'gone' | 'locked long ago' | 'locked just now' | 'due tomorrow' | 'given up';
}

/** A mail in the state in which a killed process left it. */
async function leave({ state, minutesAgo, job }: Left): Promise<string> {
  const { db } = server.database;
  const { id } = await new TestCaller(server.app).start();
  const email = newEmail();
  await sql`update assessment set email = ${email} where id = ${id}`.execute(db);
  await db.transaction().execute(async (trx) => {
    await enqueueMail(trx, { kind: 'continue', address: email, assessmentId: id });
    await sql`
      update mail set state = ${state}, created_at = now() - ${minutesAgo} * interval '1 minute',
        tried_at = case when ${state} = 'sending' then now() - ${minutesAgo} * interval '1 minute' end
      where address = ${email}`.execute(trx);
    const jobOf = sql`key = (select 'mail:' || id from mail where address = ${email})`;
    const locked = (minutes: number) => sql`update graphile_worker._private_jobs
      set locked_by = 'who was killed', locked_at = now() - ${minutes} * interval '1 minute', attempts = 1
      where ${jobOf}`;
    await {
      gone: sql`delete from graphile_worker._private_jobs where ${jobOf}`,
      'locked long ago': locked(minutesAgo),
      'locked just now': locked(0),
      'due tomorrow': sql`update graphile_worker._private_jobs
        set run_at = now() + interval '1 day' where ${jobOf}`,
      'given up': sql`update graphile_worker._private_jobs
        set attempts = max_attempts, run_at = now() + interval '1 day' where ${jobOf}`,
    }[job].execute(trx);
  });
  return email;
}

const arrived = (email: string) =>
  server.mailbox.mails.filter(({ recipients }) => recipients.includes(email)).length;

async function look(): Promise<void> {
  await runJob(server.database.db, 'find_lost_mail');
  await vi.waitFor(
    async () => {
      const { rows } =
        await sql`select from graphile_worker.jobs where task_identifier = 'find_lost_mail'
        and run_at <= now()`.execute(server.database.db);
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 20 },
  );
}

test.each<Left>([
  { state: 'sending', minutesAgo: 6, job: 'locked long ago' },
  { state: 'sending', minutesAgo: 6, job: 'gone' },
  { state: 'sending', minutesAgo: 6, job: 'given up' },
  { state: 'waiting', minutesAgo: 6, job: 'gone' },
  { state: 'waiting', minutesAgo: 6, job: 'locked long ago' },
])('sends a mail that is $state for $minutesAgo minutes, its job $job', async (left) => {
  const email = await leave(left);
  await look();
  await server.mailbox.receive(email);
  await vi.waitFor(async () => {
    expect(await storedMails(server.database.db, email)).toMatchObject([
      { state: 'sent', attempts: null },
    ]);
  });
});

test.each<Left>([
  { state: 'sending', minutesAgo: 4, job: 'locked long ago' },
  { state: 'sending', minutesAgo: 6, job: 'locked just now' },
  { state: 'waiting', minutesAgo: 4, job: 'gone' },
  { state: 'waiting', minutesAgo: 600, job: 'due tomorrow' },
])('waits with a mail that is $state for $minutesAgo minutes, its job $job', async (left) => {
  const email = await leave(left);
  await look();
  await look();
  expect(await storedMails(server.database.db, email)).toMatchObject([{ state: left.state }]);
  expect(arrived(email)).toBe(0);
});

test('gives up on a mail that was lost for a week', async () => {
  const email = await leave({ state: 'sending', minutesAgo: 8 * 24 * 60, job: 'gone' });
  await look();
  expect(await storedMails(server.database.db, email)).toMatchObject([
    { state: 'failed', attempts: null },
  ]);
  expect(arrived(email)).toBe(0);
});
