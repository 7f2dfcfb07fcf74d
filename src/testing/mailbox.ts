import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** The recipients of the envelope. */
  recipients: string[];
  /** Bytes on the wire. */
  size: number;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /**
   * Waits for the only mail to this address with a matching subject.
   * @throws Error if there are several, or none in time
   */
  receive: (to: string, subject?: RegExp) => Promise<ReceivedMail>;
  close: () => Promise<void>;
}

/** Options for a server that refuses mail to addresses that begin with `bounces-`. */
export const withBounces: SMTPServerOptions = {
  onRcptTo: ({ address }, _session, answer) =>
    answer(
      address.startsWith('bounces-')
        ? Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 })
        : null,
    ),
};

const PATIENCE_MS = 20_000;

/** A real SMTP server that stores what it receives. Its options can change its behavior. */
export async function startMailbox({
  port: preferredPort = 0,
  ...options
}: SMTPServerOptions & { port?: number } = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, answer) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      parsed(stream).then(
        (mail) => {
          mails.push({ ...mail, recipients });
          arrivals.emit('mail');
          answer();
        },
        (error: Error) => answer(error),
      );
    },
    ...options,
  });
  // Ignore clients that disconnect while sending a mail.
  server.on('error', () => undefined);
  server.listen(preferredPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  async function receive(to: string, subject = /./): Promise<ReceivedMail> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = mails.filter(
        (mail) => mail.recipients.includes(to) && subject.test(mail.subject ?? ''),
      );
      if (found.length === 1) return found[0]!;
      const all = mails.map(({ subject: its, recipients }) => `${recipients.join()}: ${its}`);
      const problem = `${found.length} such mails to ${to}, of: ${all.join('; ')}`;
      if (found.length > 1) throw new Error(problem);
      await once(arrivals, 'mail', { signal }).catch((cause: unknown) => {
        throw new Error(problem, { cause });
      });
    }
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    receive,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

async function parsed(stream: AsyncIterable<Buffer>): Promise<Omit<ReceivedMail, 'recipients'>> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return { ...(await PostalMime.parse(bytes)), size: bytes.length };
}
