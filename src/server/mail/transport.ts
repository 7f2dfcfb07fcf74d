import { randomUUID } from 'node:crypto';
import { createTransport, type NodemailerError } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { RenderedMail } from '#domain/mail.ts';
import { isLoopback } from '#server/auth/loopback.ts';
import { Undelivered } from './undelivered.ts';

export interface SmtpSettings {
  smtpUrl: string;
  from: string;
  replyTo: string | undefined;
}

export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
  /** Takes a POST from the reader's mail program (RFC 8058); undefined: nothing to unsubscribe from. */
  unsubscribeUrl?: string;
}

/**
 * Hands a mail to the SMTP server.
 * @throws Undelivered
 */
export type SendMail = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

const limits = {
  connectionTimeout: 10_000,
  dnsTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  // Do not wait for a server that does not close.
  socketCloseTimeout: 1_000,
} as const;
/** The limit for a whole attempt, however slow the server is. */
const ATTEMPT_MS = 60_000;

const open = (smtpUrl: string) =>
  createTransport({ url: withoutLogs(smtpUrl), ...limits, ...safety(smtpUrl) });

/**
 * Connects and signs in, without sending anything.
 * @throws Undelivered
 */
export async function checkSmtp({ smtpUrl }: Pick<SmtpSettings, 'smtpUrl'>): Promise<void> {
  const transport = open(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw new Undelivered(error as NodemailerError);
  } finally {
    transport.close();
  }
}

export function smtpTransport({ smtpUrl, from, replyTo }: SmtpSettings): SendMail {
  const transport = open(smtpUrl);
  const [sender] = addressparser(from, { flatten: true });
  const domain = sender!.address.split('@').at(-1)!;

  return async ({ id, to, subject, html, text, unsubscribeUrl }, signal) => {
    try {
      await transport.sendMail({
        // The same for each attempt, so that a mail program can recognize a duplicate.
        messageId: `<${id}@${domain}>`,
        from,
        ...(replyTo !== undefined && { replyTo }),
        // An object, because in a text a comma would separate two addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl !== undefined && {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]),
      });
    } catch (error) {
      throw new Undelivered(error as NodemailerError);
    }
  };
}

/** A password is sent to another machine only under TLS; certificates are always verified. */
function safety(smtpUrl: string) {
  const { hostname, username } = new URL(smtpUrl);
  return { requireTLS: username !== '' && !isLoopback(hostname) };
}

/** The conversation with the server contains addresses, and links that open data. */
function withoutLogs(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ['logger', 'debug', 'transactionLog']) url.searchParams.delete(name);
  return url.href;
}

/** Sooner than a proxy gives up on the answer. */
const LIMIT_MS = 20_000;

/**
 * Sends a mail that says that mail works.
 * @throws Undelivered
 */
export function sendTestMail(mail: SmtpSettings, publicUrl: string, to: string): Promise<void> {
  const text = `This is a test mail from ${publicUrl}. Mail works.`;
  return smtpTransport(mail)(
    { id: randomUUID(), to, subject: 'Test mail', text, html: `<p>${text}</p>` },
    AbortSignal.timeout(LIMIT_MS),
  );
}
