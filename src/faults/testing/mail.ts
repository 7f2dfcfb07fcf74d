import { expect, onTestFinished } from 'vitest';
import { formatSessionId } from '#domain/session-id.ts';
import { createDatabaseClient, type Db } from '#db/client.ts';
import { eventually, storedMails } from '#testing/mail-app.ts';
import { startMailbox, type Mailbox } from '#testing/mailbox.ts';
import { startService, type Service } from '#testing/service.ts';

/** The server with mail through that SMTP server; stopped after the test. */
export async function startMailing(
  databaseUrl: string,
  smtpUrl: string,
  settings: Record<string, string> = {},
): Promise<Service> {
  const service = await startService(databaseUrl, {
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'Ready Leader <hello@practice.example>',
    LOG_LEVEL: 'warn',
    ...settings,
  });
  onTestFinished(async () => {
    service.signal('SIGKILL');
    await service.ended;
  });
  return service;
}

/** An SMTP server, stopped after the test. */
export async function openMailbox(options: Parameters<typeof startMailbox>[0]): Promise<Mailbox> {
  const mailbox = await startMailbox({ closeTimeout: 100, ...options });
  onTestFinished(() => mailbox.close());
  return mailbox;
}

export function openDatabase(url: string): Db {
  const { db } = createDatabaseClient({ url, poolMax: 2, onIdleError: () => undefined });
  onTestFinished(() => db.destroy());
  return db;
}

export async function saveProgress({ origin }: Pick<Service, 'origin'>, email: string) {
  const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  const created = await post(`${origin}/api/assessment`, { sessionId });
  const { id } = (await created.json()) as { id: string };
  const [cookie = ''] = created.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
  await post(
    `${origin}/api/assessment/${id}/responses`,
    {
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 4,
      question2Rating: 5,
    },
    cookie,
  );
  const asked = performance.now();
  const { status } = await post(`${origin}/api/assessment/${id}/save-progress`, { email }, cookie);
  return { id, status, ms: performance.now() - asked };
}

function post(url: string, body: object, cookie = ''): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
}

export const email = 'ada@example.com';

export const theMail = async (db: Db) => (await storedMails(db, email))[0];

/** Until it is recorded as sent. */
export const isSent = (db: Db) =>
  eventually(async () => expect(await theMail(db)).toMatchObject({ state: 'sent' }));
