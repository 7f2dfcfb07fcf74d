import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Db } from '#db/client.ts';
import { freePort } from '#testing/free-port.ts';
import { eventually, passTime, storedMails } from '#testing/mail-app.ts';
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

/** Visitors must not wait for the mail server. */
const AT_ONCE_MS = 1_000;

let postgres: Postgres;
let databaseUrl: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());
beforeEach(async () => {
  databaseUrl = await postgres.createDatabase();
});

/** Waits until this attempt has failed. */
const failedOnce = (db: Db, attempts: number) =>
  eventually(async () =>
    expect(await theMail(db)).toMatchObject({
      state: 'waiting',
      attempts,
      dueIn: expect.toSatisfy((seconds: number) => seconds > 0),
    }),
  );

test('an outage of an hour keeps no visitor waiting, and the mail arrives later', async () => {
  const port = await freePort();
  const db = openDatabase(databaseUrl);
  const service = await startMailing(databaseUrl, `smtp://127.0.0.1:${port}`);
  const { status, ms } = await saveProgress(service, email);
  expect(status).toBe(200);
  expect(ms).toBeLessThan(AT_ONCE_MS);
  let passed = 0;
  let attempts = 1;
  for (; passed < 3_600; attempts += 1) {
    await failedOnce(db, attempts);
    passed += (await theMail(db))!.dueIn;
    await passTime(db);
  }
  // Attempts have pauses but do not stop.
  expect(attempts).toBeGreaterThan(4);
  expect(attempts).toBeLessThan(12);
  await failedOnce(db, attempts);
  const mailbox = await openMailbox({ port });
  await passTime(db);
  await isSent(db);
  expect(mailbox.mails).toHaveLength(1);
  expect((await theMail(db))!.links).toBe(1);
});

type Step = 'the connection' | 'the address' | 'the mail';

/** Rejects at one step so many times, then accepts. */
function refusing(step: Step, responseCode: number, times: number): SMTPServerOptions {
  let left = times;
  const error = Object.assign(new Error(`${email} is refused`), { responseCode });
  const answer = (at: Step) => (at === step && left-- > 0 ? error : null);
  return {
    onConnect: (_session, done) => done(answer('the connection')),
    onRcptTo: (_address, _session, done) => done(answer('the address')),
    onMailFrom: (_address, _session, done) => done(),
    ...(step === 'the mail' && {
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(answer('the mail')));
      },
    }),
  };
}

test.each<[Step, number]>([
  ['the connection', 421],
  ['the address', 450],
  ['the mail', 451],
])('rejecting %s temporarily, with %d: the mail arrives later, once', async (step, code) => {
  const mailbox = await openMailbox(refusing(step, code, 2));
  const db = openDatabase(databaseUrl);
  const service = await startMailing(databaseUrl, mailbox.url);
  expect((await saveProgress(service, email)).ms).toBeLessThan(AT_ONCE_MS);
  await failedOnce(db, 1);
  await passTime(db);
  await failedOnce(db, 2);
  expect((await theMail(db))!.links).toBe(0);
  await passTime(db);
  await isSent(db);
  if (step !== 'the mail') expect(mailbox.mails).toHaveLength(1);
  expect((await theMail(db))!.links).toBe(1);
  expect(service.log()).toMatch(new RegExp(`${code}`));
  expect(service.log()).not.toContain('@example.com');
});

test.each<[Step, number]>([
  ['the address', 550],
  ['the mail', 554],
])('rejecting %s permanently, with %d: this mail and later ones stop', async (step, code) => {
  const mailbox = await openMailbox(refusing(step, code, 1));
  const db = openDatabase(databaseUrl);
  const service = await startMailing(databaseUrl, mailbox.url);
  await saveProgress(service, email);
  await eventually(async () =>
    expect(await theMail(db)).toMatchObject({ state: 'refused', links: 0 }),
  );
  await saveProgress(service, email);
  await eventually(async () =>
    expect(await storedMails(db, email)).toMatchObject([
      { state: 'refused' },
      { state: 'dropped' },
    ]),
  );
  expect(mailbox.mails).toEqual([]);
  expect(service.log()).not.toContain('@example.com');
});

test('rejecting the practice, not the address: the mail waits', async () => {
  const mailbox = await openMailbox({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  });
  const db = openDatabase(databaseUrl);
  const url = mailbox.url.replace('//', '//user:wrong@');
  const service = await startMailing(databaseUrl, url);
  await saveProgress(service, email);
  await failedOnce(db, 1);
  expect(service.log()).toMatch(/SMTP_URL and MAIL_FROM.*535/);
  expect(service.log()).not.toMatch(/@example\.com|user:wrong/);
});

describe('hanging', () => {
  test('without an answer: other mail is sent, and this one is retried', async () => {
    const sockets: Socket[] = [];
    const port = await freePort();
    const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    silent.listen(port, '127.0.0.1');
    const hangUp = () => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    };
    onTestFinished(hangUp);
    const db = openDatabase(databaseUrl);
    const service = await startMailing(databaseUrl, `smtp://127.0.0.1:${port}`);
    await saveProgress(service, email);
    await eventually(() => expect(sockets).toHaveLength(1));
    for (const other of ['b@example.com', 'c@example.com', 'd@example.com']) {
      const { status, ms } = await saveProgress(service, other);
      expect(status).toBe(200);
      expect(ms).toBeLessThan(AT_ONCE_MS);
    }
    await failedOnce(db, 1);
    expect((await theMail(db))!.links).toBe(0);
    hangUp();
    const mailbox = await openMailbox({ port });
    await eventually(async () => {
      await passTime(db);
      expect(mailbox.mails).toHaveLength(4);
    });
    await isSent(db);
  });

  test('while sending, as the process stops: it ends in time and returns the mail', async () => {
    const started = Promise.withResolvers<void>();
    const hanging = await openMailbox({
      onData: (stream) => void stream.on('data', started.resolve),
    });
    const db = openDatabase(databaseUrl);
    const service = await startMailing(databaseUrl, hanging.url);
    await saveProgress(service, email);
    await started.promise;
    const signaledAt = performance.now();
    service.signal('SIGTERM');
    expect(await service.ended, service.log()).toBe(0);
    expect(performance.now() - signaledAt).toBeLessThan(10_000);
    expect(await theMail(db)).toMatchObject({ state: 'waiting', attempts: 0 });

    const mailbox = await openMailbox({});
    await startMailing(databaseUrl, mailbox.url);
    await isSent(db);
    expect(mailbox.mails).toHaveLength(1);
  });
});

test('crashing while sending: the mail arrives later, once', async () => {
  let died = 0;
  const port = await freePort();
  const dying = createServer((socket) => {
    const lines = ['220 hi', '250 hi', '250 ok', '250 ok', '354 go on'];
    const say = () => {
      const line = lines.shift();
      if (line !== undefined) socket.write(`${line}\r\n`);
      else died += socket.destroyed ? 0 : 1;
      if (line === undefined) socket.destroy();
    };
    socket.on('error', () => undefined).on('data', say);
    say();
  });
  dying.listen(port, '127.0.0.1');
  const db = openDatabase(databaseUrl);
  const service = await startMailing(databaseUrl, `smtp://127.0.0.1:${port}`);
  await saveProgress(service, email);
  await failedOnce(db, 1);
  expect(died).toBe(1);
  dying.close();
  const mailbox = await openMailbox({ port });
  await passTime(db);
  await isSent(db);
  expect(mailbox.mails).toHaveLength(1);
});
