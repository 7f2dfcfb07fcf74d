import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { eventually } from '#testing/mail-app.ts';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import {
  email,
  isSent,
  openDatabase,
  openMailbox,
  saveProgress,
  startMailing,
  theMail,
} from './testing/mail.ts';

let postgres: Postgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  databaseUrl = await postgres.createDatabase();
});

/** The process was killed a minute ago. */
async function forgetTheKilled(db: Db): Promise<void> {
  await sql`update mail set tried_at = tried_at - interval '1 minute'`.execute(db);
}

describe('a process killed', () => {
  test('before it sends: the next process sends its mail', async () => {
    const mailbox = await openMailbox({});
    const db = openDatabase(databaseUrl);
    const service = await startMailing(databaseUrl, mailbox.url, { WORKER: 'off' });
    expect((await saveProgress(service, email)).status).toBe(200);
    service.signal('SIGKILL');
    await service.ended;
    await startMailing(databaseUrl, mailbox.url);
    await isSent(db);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('while it sends, and the server has not accepted it: the mail arrives once', async () => {
    const started = Promise.withResolvers<void>();
    const hanging = await openMailbox({
      onData: (stream) => void stream.on('data', started.resolve),
    });
    const db = openDatabase(databaseUrl);
    const service = await startMailing(databaseUrl, hanging.url);
    await saveProgress(service, email);
    await started.promise;
    service.signal('SIGKILL');
    await service.ended;
    expect(await theMail(db)).toMatchObject({ state: 'sending' });

    const mailbox = await openMailbox({});
    await startMailing(databaseUrl, mailbox.url);
    // It may still be in progress.
    await setTimeout(1_000);
    expect(mailbox.mails).toEqual([]);
    await forgetTheKilled(db);
    await isSent(db);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('before it learns that the server accepted it: the same mail is sent again, because no one can know', async () => {
    const taken = Promise.withResolvers<string>();
    const messageId = /^message-id: *(\S+)/im;
    const first = await openMailbox({
      onData: (stream) => {
        let text = '';
        stream.on('data', (bytes: Buffer) => (text += bytes.toString()));
        stream.on('end', () => taken.resolve(messageId.exec(text)?.[1] ?? ''));
      },
    });
    const db = openDatabase(databaseUrl);
    const service = await startMailing(databaseUrl, first.url);
    await saveProgress(service, email);
    const id = await taken.promise;
    service.signal('SIGKILL');
    await service.ended;

    const mailbox = await openMailbox({});
    await startMailing(databaseUrl, mailbox.url);
    await forgetTheKilled(db);
    await isSent(db);
    expect(mailbox.mails.map((mail) => mail.messageId)).toEqual([id]);
    // Both links work, because the reader may use either.
    expect((await theMail(db))!.links).toBe(2);
  });
});

test('a database that hangs after sending: the mail is recorded later, and not sent again', async () => {
  const db = openDatabase(databaseUrl);
  let taken = 0;
  const mailbox = await openMailbox({
    onData: (stream, _session, done) => {
      stream.resume().on('end', () => {
        taken += 1;
        postgres.pause();
        done();
      });
    },
  });
  try {
    const service = await startMailing(databaseUrl, mailbox.url);
    await saveProgress(service, email).catch(() => undefined);
    await eventually(() => expect(taken).toBe(1));
    await setTimeout(4_000);
  } finally {
    postgres.resume();
  }
  await isSent(db);
  expect(taken).toBe(1);
});
