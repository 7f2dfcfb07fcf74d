import { randomUUID } from 'node:crypto';
import { type SmtpSettings, smtpTransport } from './transport.ts';

/** Sooner than a proxy gives up on the answer. */
const LIMIT_MS = 20_000;

/**
 * Hands a mail to the SMTP server that says that mail works.
 * @throws Undelivered
 */
export function sendTestMail(mail: SmtpSettings, publicUrl: string, to: string): Promise<void> {
  const text = `This is a test mail from ${publicUrl}. Mail works.`;
  return smtpTransport(mail)(
    { id: randomUUID(), to, subject: 'Test mail', text, html: `<p>${text}</p>` },
    AbortSignal.timeout(LIMIT_MS),
  );
}
