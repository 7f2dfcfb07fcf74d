import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { isInvitation, type MailKind, type MailContent, type RenderedMail } from '#domain/mail.ts';
import type { Retention } from '#domain/retention.ts';
import { giveUpInvitations } from '#server/feedback/rater.service.ts';
import { pauseSeconds, type JobOutcome, untilStored } from '#server/jobs/outbox.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { bounceAddress } from './mail-events.ts';
import { makeLink } from './mail-link.service.ts';
import * as mails from './mail.repository.ts';
import { mailContentOf } from './mail-content.ts';
import { type SendMail, DeliveryError } from './transport.ts';

/** The result of an attempt. `put off`: it will be retried. */
type MailOutcome = 'sent' | 'refused' | 'dropped' | 'failed' | 'put off';

export interface SenderOptions {
  db: Db;
  retention: Retention;
  publicUrl: string;
  box: SecretBox;
  render: (content: MailContent) => Promise<RenderedMail>;
  send: SendMail;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  onAttempt: (attempt: { kind: MailKind; outcome: MailOutcome }) => void;
}

/** With the pauses between them, four days. */
const ATTEMPTS = 25;

const unknownFault = { fate: 'later', isCertain: true, isOurFault: false } as const;

/** @returns sends a mail of the outbox: at least once, and twice only if a process dies in between */
export function mailSender(options: SenderOptions) {
  const { db, publicUrl, render, log } = options;

  async function deliver(mail: mails.DueMail, signal: AbortSignal): Promise<MailOutcome> {
    if (mail.attempts > ATTEMPTS) return giveUp(mail, 'each attempt ended with its process');
    const { id, address: to } = mail;
    try {
      const content = await mailContentOf(db, mail, {
        ...options,
        link: (purpose, expiresAt) => makeLink(db, publicUrl, { mailId: id, purpose, expiresAt }),
      });
      if (typeof content === 'string') {
        await mails.releaseQuota(db, id);
        // Requests for an unknown address, and those over the limit, leave no trace.
        await (content === 'no trace' ? mails.remove(db, id) : mails.end(db, mail, 'dropped'));
        return 'dropped';
      }
      const unsubscribe = 'unsubscribeUrl' in content && { unsubscribeUrl: content.unsubscribeUrl };
      await options.send({ id, to, ...(await render(content)), ...unsubscribe }, signal);
    } catch (error) {
      return fail(mail, error, signal);
    }
    await untilStored(() => mails.markSent(db, id));
    return 'sent';
  }

  /** Someone who does not get the invitation cannot answer. */
  async function giveUpInvitation(mail: mails.DueMail): Promise<void> {
    if (mail.invitation_id === null || !isInvitation(mail.kind)) return;
    await giveUpInvitations(db, { id: mail.invitation_id }, 'bounced');
  }

  async function fail(
    mail: mails.DueMail,
    error: unknown,
    signal: AbortSignal,
  ): Promise<MailOutcome> {
    const { id, kind, address, attempts } = mail;
    const { fate, isCertain, isOurFault, message } =
      error instanceof DeliveryError
        ? error
        : { ...unknownFault, message: 'it could not be rendered' };
    const logged = { mail: id, kind };
    if (isCertain) await mails.removeLinks(db, mail);
    if (fate !== 'later') {
      await mails.releaseQuota(db, id);
      await inTransaction(db, async (trx) => {
        if (fate === 'address refused') await bounceAddress(trx, address);
        await mails.end(trx, mail, 'refused');
      });
      await giveUpInvitation(mail);
      log.warn(logged, `giving up on a mail: ${message}`);
      return 'refused';
    }
    // An attempt that the end of the process interrupted does not count.
    if (signal.aborted) {
      await mails.putOff(db, mail, 0, attempts - 1);
      return 'put off';
    }
    if (attempts === ATTEMPTS) return giveUp(mail, message);
    // Otherwise it was erased during the attempt.
    if (!(await mails.putOff(db, mail, pauseSeconds(attempts), attempts))) return 'dropped';
    if (isOurFault) {
      log.error(
        logged,
        `the mail server rejects the sender, see SMTP_URL and MAIL_FROM: ${message}`,
      );
    } else log.warn(logged, `a mail will be retried: ${message}`);
    return 'put off';
  }

  async function giveUp(mail: mails.DueMail, message: string): Promise<MailOutcome> {
    if (!(await mails.end(db, mail, 'failed'))) return 'dropped';
    await giveUpInvitation(mail);
    const { id, kind, attempts } = mail;
    log.error({ mail: id, kind }, `giving up on a mail after ${attempts} attempts: ${message}`);
    return 'failed';
  }

  return async (mail: mails.DueMail, signal: AbortSignal): Promise<JobOutcome> => {
    const outcome = await deliver(mail, signal);
    options.onAttempt({ kind: mail.kind, outcome });
    return outcome === 'put off' ? 'failed' : outcome === 'failed' ? 'given up' : 'done';
  };
}
