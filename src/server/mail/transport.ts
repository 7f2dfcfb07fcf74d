import { randomUUID } from 'node:crypto';
import { createTransport, type NodemailerError } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import type { RenderedMail } from '#domain/mail.ts';
import { isLoopback } from '#server/auth/loopback.ts';

export interface SmtpSettings {
  smtpUrl: string;
  from: string;
  replyTo: string | undefined;
}

export interface OutgoingMail extends RenderedMail {
  id: string;
  to: string;
  /** Takes a POST from the reader's mail program (RFC 8058). Undefined if there is nothing to unsubscribe from. */
  unsubscribeUrl?: string;
}

/**
 * Hands a mail to the SMTP server.
 * @throws DeliveryError
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
/** The limit for a whole attempt, however slow the server is. Shorter than the lease of its row. */
const ATTEMPT_MS = 40_000;

const open = (smtpUrl: string) =>
  createTransport({ url: withoutLogs(smtpUrl), ...limits, ...safety(smtpUrl) });

/**
 * Connects and signs in, without sending anything.
 * @throws DeliveryError
 */
export async function checkSmtp({ smtpUrl }: Pick<SmtpSettings, 'smtpUrl'>): Promise<void> {
  const transport = open(smtpUrl);
  try {
    await transport.verify();
  } catch (error) {
    throw new DeliveryError(error as SmtpFailure);
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
      throw new DeliveryError(error as SmtpFailure);
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
 * @throws DeliveryError
 */
export function sendTestMail(mail: SmtpSettings, publicUrl: string, to: string): Promise<void> {
  const text = `This is a test email from ${publicUrl}. Mail works.`;
  return smtpTransport(mail)(
    { id: randomUUID(), to, subject: 'Test email', text, html: `<p>${text}</p>` },
    AbortSignal.timeout(LIMIT_MS),
  );
}

/**
 * What happens to a mail that was not accepted:
 * - `later`: it is retried. The server is down, busy, or rejects our credentials, which the operator can fix.
 * - `mail refused`: this mail is refused permanently, for its content.
 * - `address refused`: every mail to the address is refused.
 */
type Fate = 'later' | 'mail refused' | 'address refused';

export type SmtpFailure = Partial<NodemailerError>;

/** The mail was not accepted, or its fate is unknown. The message names no recipient. */
export class DeliveryError extends Error {
  readonly fate: Fate;
  /** True if it was certainly not delivered. */
  readonly isCertain: boolean;
  /** True if the cause is our configuration, not the mail or its recipient. */
  readonly isOurFault: boolean;

  constructor(failure: SmtpFailure) {
    super(`the mail was not accepted: ${describe(failure)}`);
    this.name = 'DeliveryError';
    this.fate = fateOf(failure);
    this.isCertain = isCertain(failure);
    this.isOurFault = isOurFault(failure);
  }
}

/** `550 5.1.1 at RCPT TO`, without the text after it. */
function describe(failure: SmtpFailure): string {
  const { code = 'no answer', originalCode = code, command, responseCode } = failure;
  const what =
    responseCode === undefined ? originalCode : [responseCode, detailOf(failure)].join(' ').trim();
  return command === undefined ? what : `${what} at ${command}`;
}

/** The enhanced status of RFC 3463: `5.1.1`. */
function detailOf({ response }: SmtpFailure): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
}

function fateOf(failure: SmtpFailure): Fate {
  if (!failure.permanent || isOurFault(failure)) return 'later';
  // 5.1 the address, 5.2 the mailbox; most servers are less exact. 5.3, 5.6, 5.7: size, content,
  // spam.
  const detail = detailOf(failure);
  return detail === undefined || /^5\.[0124]\./.test(detail) ? 'address refused' : 'mail refused';
}

/** True if it failed before the mail itself was sent. A recipient rejected by policy means relaying. */
function isOurFault(failure: SmtpFailure): boolean {
  const { command = '', code } = failure;
  if (code === 'EAUTH' || isTls(failure)) return true;
  if (!failure.permanent) return false;
  if (command === 'RCPT TO') return /^5\.[357]\./.test(detailOf(failure) ?? '');
  return command !== 'DATA';
}

function isTls({ code, originalCode = '' }: SmtpFailure): boolean {
  return code === 'ETLS' || /CERT|ERR_(TLS|SSL)/.test(originalCode);
}

const beforeTheMail = new Set([
  ...['EDNS', 'EAUTH', 'ECONFIG', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'],
]);

function isCertain(failure: SmtpFailure): boolean {
  const { code = '', originalCode = '', timeoutType = '', responseCode } = failure;
  if (responseCode !== undefined || isTls(failure)) return true;
  return [code, originalCode, timeoutType].some((name) => beforeTheMail.has(name));
}
