import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished, describe, expect, test } from 'vitest';
import type { SMTPServerOptions } from 'smtp-server';
import { startMailbox, type Mailbox } from '#testing/mailbox.ts';
import { smtpTransport, type OutgoingMail, DeliveryError } from './transport.ts';

const mail: OutgoingMail = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  to: 'ada@example.com',
  subject: 'Your results – with a dash',
  html: '<p>Ünder way</p>',
  text: 'Ünder way\n.\nwith a dot on a line of its own',
};

const send = (
  smtpUrl: string,
  {
    signal = new AbortController().signal,
    ...changed
  }: Partial<OutgoingMail> & { signal?: AbortSignal } = {},
) =>
  smtpTransport({
    smtpUrl,
    from: '"Ready Leader, of course" <hello@practice.example>',
    replyTo: undefined,
  })({ ...mail, ...changed }, signal);

async function mailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const box = await startMailbox(options);
  onTestFinished(() => box.close());
  return box;
}

async function failure(sending: Promise<void>): Promise<DeliveryError> {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  return error as DeliveryError;
}

test('a mail arrives unchanged, and has the same message id each time', async () => {
  const box = await mailbox();
  await send(box.url);
  await send(box.url);
  const [first, second] = box.mails;
  expect(first).toMatchObject({
    messageId: '<0f8fad5b-d9cb-469f-a165-70867728950e@practice.example>',
    subject: mail.subject,
    from: { name: 'Ready Leader, of course', address: 'hello@practice.example' },
    recipients: ['ada@example.com'],
  });
  expect(first!.text?.trim()).toBe(mail.text);
  expect(first!.html?.trim()).toBe(mail.html);
  expect(second!.messageId).toBe(first!.messageId);
});

test('a long link in a header stays in one piece', async () => {
  const box = await mailbox();
  const unsubscribeUrl = `https://a-rather-long-name.practice.example/unsubscribe/${'x'.repeat(43)}`;
  await send(box.url, { unsubscribeUrl });
  const headers = new Map(box.mails[0]!.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`);
});

test('an address with a comma or a bracket is one recipient, or invalid', async () => {
  const box = await mailbox();
  for (const to of ['a,b@example.com', 'a<b@example.com', 'a;c@d.e,f@example.com']) {
    await send(box.url, { to }).catch(() => undefined);
  }
  for (const { recipients } of box.mails) expect(recipients).toHaveLength(1);
});

test('a line break in an address or a subject creates no header', async () => {
  const box = await mailbox();
  await send(box.url, { subject: 'Hello\r\nBcc: eve@example.com' });
  expect(box.mails[0]!.recipients).toEqual(['ada@example.com']);
  expect(box.mails[0]!.bcc ?? []).toEqual([]);
});

describe('the SMTP credentials', () => {
  const authenticating: SMTPServerOptions = {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'us@practice' && password === 'p@ss/word'
        ? done(null, { user: 'us' })
        : done(new Error('no')),
  };
  const withUser = (url: string, password: string) =>
    url.replace('smtp://', `smtp://us%40practice:${encodeURIComponent(password)}@`);

  test('are sent if the server asks for them', async () => {
    const box = await mailbox(authenticating);
    await send(withUser(box.url, 'p@ss/word'));
    expect(box.mails).toHaveLength(1);
  });

  test('are not sent to another machine without TLS', async () => {
    let attempts = 0;
    const box = await mailbox({
      ...authenticating,
      onAuth: (_auth, _session, done) => done(new Error(`attempt ${(attempts += 1)}`)),
    });
    // This machine, by an address that does not look local.
    const url = withUser(box.url, 'p@ss/word').replace('127.0.0.1', '0.0.0.0');
    expect(await failure(send(url))).toMatchObject({ fate: 'later', isOurFault: true });
    expect(attempts).toBe(0);
  });

  test("count as the practice's fault, not the address's, if they are wrong", async () => {
    const box = await mailbox(authenticating);
    expect(await failure(send(withUser(box.url, 'wrong')))).toMatchObject({
      fate: 'later',
      isOurFault: true,
      isCertain: true,
      message: expect.stringMatching(/535/),
    });
  });
});

describe('TLS', () => {
  test('an untrusted certificate is rejected', async () => {
    const box = await mailbox({ disabledCommands: [] });
    expect(await failure(send(box.url))).toMatchObject({
      fate: 'later',
      isOurFault: true,
      isCertain: true,
    });
    expect(box.mails).toEqual([]);
  });

  test('starts at once if the URL says smtps', async () => {
    const box = await mailbox({ secure: true });
    const secure = box.url.replace('smtp:', 'smtps:');
    expect(await failure(send(secure))).toMatchObject({ fate: 'later', isCertain: true });
    await send(`${secure}?tls.rejectUnauthorized=false`);
    expect(box.mails).toHaveLength(1);
  });
});

/** A server that sends only these lines, then calls `then` with the connection. */
async function silentAfter(lines: string[], then: (socket: Socket) => void = () => undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const left = [...lines];
    const say = () => {
      const line = left.shift();
      if (line === undefined) then(socket);
      else socket.write(`${line}\r\n`);
    };
    say();
    socket.on('data', say);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a mail', () => {
  test('was certainly not sent if there is no server', async () => {
    expect(await failure(send('smtp://127.0.0.1:1'))).toMatchObject({
      fate: 'later',
      isCertain: true,
    });
  });

  test('has an unknown fate if the server hangs up in the middle', async () => {
    const url = await silentAfter(['220 hi', '250 hi', '250 ok', '250 ok', '354 go on'], (socket) =>
      socket.destroy(),
    );
    expect(await failure(send(url))).toMatchObject({ fate: 'later', isCertain: false });
  });

  test('is interrupted when the process ends, and has an unknown fate', async () => {
    const url = await silentAfter(['220 hi', '250 hi', '250 ok', '250 ok', '354 go on']);
    const ending = new AbortController();
    const sending = failure(send(url, { signal: ending.signal }));
    setTimeout(() => ending.abort(), 100);
    expect(await sending).toMatchObject({ fate: 'later', isCertain: false });
  });

  test('was certainly not sent if the server rejects the connection', async () => {
    const url = await silentAfter(['421 4.3.2 too busy'], (socket) => socket.end());
    expect(await failure(send(url))).toMatchObject({
      fate: 'later',
      isOurFault: false,
      isCertain: true,
    });
  });
});
