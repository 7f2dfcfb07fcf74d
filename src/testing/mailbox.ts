import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { vi } from 'vitest';

/** A mail as it arrived. */
export interface ReceivedMail extends Email {
  /** The envelope's. */
  recipients: string[];
  /** Bytes on the wire. */
  size: number;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** The only mail to this address whose subject matches, once it is there. */
  receive: (to: string, subject?: RegExp) => Promise<ReceivedMail>;
  close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;

/** A real SMTP server that keeps what it is given. It may be told to behave otherwise. */
export async function startMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        void PostalMime.parse(bytes).then((mail) => {
          const recipients = envelope.rcptTo.map(({ address }) => address);
          mails.push({ ...mail, recipients, size: bytes.length });
          answer();
        }, answer);
      });
    },
    ...options,
  });
  // A client that dies in mid-mail is none of its business.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    receive: (to, subject = /./) =>
      vi.waitFor(
        () => {
          const found = mails.filter(
            (mail) => mail.recipients.includes(to) && subject.test(mail.subject ?? ''),
          );
          if (found.length === 1) return found[0]!;
          const subjects = mails.map(
            ({ subject: its, recipients }) => `${recipients.join()}: ${its}`,
          );
          throw new Error(`${found.length} such mails to ${to}, of: ${subjects.join('; ')}`);
        },
        { timeout: PATIENCE_MS, interval: 20 },
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
