import { sql } from 'kysely';
import type { SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';
import type { Db } from '#db/client.ts';
import type { MailKind } from '#domain/mail.ts';
import type { Config, MailConfig } from '#server/config.ts';
import type { Site } from '#server/site/page-store.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface MailApp extends TestApp {
  mailbox: Mailbox;
}

/** Plain mails with their kind as subject and their content as text. */
const bareMails: Pick<Site, 'mail'> = {
  mail: (content) =>
    Promise.resolve({
      subject: content.kind,
      html: `<p>${content.openUrl}</p>`,
      text: JSON.stringify(content),
    }),
};

export function mailTo(
  smtpUrl: string,
  webhookSecret?: string,
): Pick<Config, 'mail'> & { mail: object } {
  return {
    mail: {
      smtpUrl,
      from: 'Ready Leader <hello@practice.example>',
      replyTo: 'ada@practice.example',
      webhookSecret,
    },
  };
}

/** The real application with its jobs and a mailbox. */
export async function startMailApp(
  overrides: Partial<Config> = {},
  options: SMTPServerOptions & { logStream?: { write: (line: string) => void } } = {},
): Promise<MailApp> {
  const { logStream, ...smtp } = options;
  const mailbox = await startMailbox(smtp);
  const server = await startTestApp(
    { ...mailTo(mailbox.url), ...overrides },
    { jobs: bareMails, ...(logStream && { logStream }) },
  );
  return {
    ...server,
    mailbox,
    close: async () => {
      await server.close();
      await mailbox.close();
    },
  };
}

export interface StoredMail {
  id: string;
  kind: MailKind;
  state: string;
  links: number;
  /** The attempts of its job, and the seconds until the next one. */
  attempts: number | null;
  dueIn: number | null;
  lastError: string | null;
}

/** The mails to an address, the oldest first. */
export async function storedMails(db: Db, address: string): Promise<StoredMail[]> {
  const { rows } = await sql<StoredMail>`
    select mail.id, kind, state,
      (select count(*)::int from mail_link where mail_id = mail.id) as links,
      attempts::int, extract(epoch from run_at - now())::float8 as "dueIn",
      last_error as "lastError"
    from mail left join graphile_worker.jobs on key = 'mail:' || mail.id
    where address = ${address}
    order by mail.created_at`.execute(db);
  return rows;
}

/**
 * Makes delayed jobs due now.
 * @param attempts only jobs that failed so often: a later attempt may be over before this runs
 */
export async function passTime(db: Db, attempts: number | null = null): Promise<void> {
  await sql`
    update graphile_worker._private_jobs set run_at = now()
    where locked_at is null and attempts = coalesce(${attempts}, attempts)`.execute(db);
  await sql`select pg_notify('jobs:insert', '{"r":1,"count":1}')`.execute(db);
}

/** Starts one of the scheduled jobs. */
export async function runJob(db: Db, task: string): Promise<void> {
  await sql`select graphile_worker.add_job(${task})`.execute(db);
}

/** Repeats the check until it passes, because jobs take their time. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 25_000, interval: 20 });

/** No mail is sent: enqueued mails stay in the database. */
export const queueOnlyMail: MailConfig = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'hello@example.com',
  replyTo: undefined,
  webhookSecret: undefined,
};
