import { sql } from 'kysely';
import type { SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';
import type { Db } from '#db/client.ts';
import type { MailKind } from '#domain/mail.ts';
import { wakeQueues } from '#server/jobs/outbox.ts';
import type { Config } from '#server/config.ts';
import type { Site } from '#server/site/page-store.ts';
import { type Mailbox, startMailbox } from './mailbox.ts';
import { officeSettings } from './sign-in.ts';
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
  attempts: number;
  /** The seconds until the next attempt. */
  dueIn: number;
}

/** The mails to an address, the oldest first. */
export async function storedMails(db: Db, address: string): Promise<StoredMail[]> {
  const { rows } = await sql<StoredMail>`
    select id, kind, state, attempts,
      (select count(*)::int from mail_link where mail_id = mail.id) as links,
      extract(epoch from due_at - now())::float8 as "dueIn"
    from mail where address = ${address}
    order by created_at`.execute(db);
  return rows;
}

/** Makes what waits for its next attempt due now. */
export async function passTime(db: Db): Promise<void> {
  await sql`
    with mails as (update mail set due_at = now() where state = 'waiting' returning 1),
      deliveries as (update webhook_delivery set due_at = now() where state = 'waiting' returning 1)
    select ${wakeQueues}`.execute(db);
}

/**
 * Lets the clock of this process run twenty times as fast, so that queues soon take over what other processes
 * left. The database keeps its own time.
 * @returns sets the clock right again
 */
export function hurryClock(): () => void {
  const since = Date.now();
  const begin = performance.now();
  const clock = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => since + Math.round(20 * (performance.now() - begin)));
  return () => clock.mockRestore();
}

/** Starts one of the scheduled jobs. */
export async function runJob(db: Db, task: string): Promise<void> {
  await sql`select graphile_worker.add_job(${task})`.execute(db);
}

/** Repeats the check until it passes, because jobs take their time. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 25_000, interval: 20 });

/** No mail is sent: enqueued mails stay in the database. */
export const queueOnlyMail: NonNullable<Config['mail']> = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'hello@example.com',
  replyTo: undefined,
  webhookSecret: undefined,
};

/** Settings with which every call is listed. */
export const allConfigured = {
  office: officeSettings,
  mail: queueOnlyMail,
  chat: {
    ...{ apiUrl: 'http://127.0.0.1:1', apiKey: 'key', model: 'model' },
    ...{ startSeconds: 60, replyTokens: 1_000 },
  },
};
