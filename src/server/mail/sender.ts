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
import { mailContentOf, type NoContent } from './mail-content.ts';
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

/**
 * Sends the mails of the outbox: each at least once, and twice only if a process dies in between.
 */
export class MailSender {
  readonly #options: SenderOptions;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  async send(mail: mails.DueMail, signal: AbortSignal): Promise<JobOutcome> {
    const outcome = await this.#outcomeOf(mail, signal);
    this.#options.onAttempt({ kind: mail.kind, outcome });
    return outcome === 'put off' ? 'failed' : outcome === 'failed' ? 'given up' : 'done';
  }

  async #outcomeOf(mail: mails.DueMail, signal: AbortSignal): Promise<MailOutcome> {
    if (mail.attempts > ATTEMPTS) return this.#giveUp(mail, 'each attempt ended with its process');
    return this.#deliver(mail, signal);
  }

  async #deliver(mail: mails.DueMail, signal: AbortSignal): Promise<MailOutcome> {
    const { db, render } = this.#options;
    try {
      const content = await this.#readContent(mail);
      if (typeof content === 'string') {
        await mails.releaseQuota(db, mail.id);
        return await this.#drop(mail, content);
      }
      const text = await render(content);
      const unsubscribe = 'unsubscribeUrl' in content && { unsubscribeUrl: content.unsubscribeUrl };
      const outgoing = { id: mail.id, to: mail.address, ...text, ...unsubscribe };
      await this.#options.send(outgoing, signal);
    } catch (error) {
      return this.#fail(mail, error, signal);
    }
    await untilStored(() => mails.markSent(db, mail.id));
    return 'sent';
  }

  #readContent(mail: mails.DueMail): Promise<MailContent | NoContent> {
    const { db, publicUrl } = this.#options;
    return mailContentOf(db, mail, {
      ...this.#options,
      link: (purpose, expiresAt) =>
        makeLink(db, publicUrl, { mailId: mail.id, purpose, expiresAt }),
    });
  }

  async #drop(mail: mails.DueMail, reason: NoContent): Promise<MailOutcome> {
    const { db } = this.#options;
    // Requests for an unknown address, and those over the limit, leave no trace.
    await (reason === 'no trace' ? mails.remove(db, mail.id) : mails.end(db, mail, 'dropped'));
    return 'dropped';
  }

  /** Someone who does not get the invitation cannot answer. */
  async #giveUpInvitation(mail: mails.DueMail, state: 'declined' | 'bounced'): Promise<void> {
    if (mail.invitation_id === null || !isInvitation(mail.kind)) return;
    await giveUpInvitations(this.#options.db, { id: mail.invitation_id }, state);
  }

  async #fail(mail: mails.DueMail, error: unknown, signal: AbortSignal): Promise<MailOutcome> {
    const { db, log } = this.#options;
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
      await this.#giveUpInvitation(mail, 'bounced');
      log.warn(logged, `giving up on a mail: ${message}`);
      return 'refused';
    }
    // An attempt that the end of the process interrupted does not count.
    if (signal.aborted) {
      await mails.putOff(db, mail, 0, attempts - 1);
      return 'put off';
    }
    if (attempts === ATTEMPTS) return this.#giveUp(mail, message);
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

  async #giveUp(mail: mails.DueMail, message: string): Promise<MailOutcome> {
    const { db, log } = this.#options;
    if (!(await mails.end(db, mail, 'failed'))) return 'dropped';
    await this.#giveUpInvitation(mail, 'bounced');
    const { id, kind, attempts } = mail;
    log.error({ mail: id, kind }, `giving up on a mail after ${attempts} attempts: ${message}`);
    return 'failed';
  }
}

/** With the pauses between them, four days. */
const ATTEMPTS = 25;

const unknownFault = { fate: 'later', isCertain: true, isOurFault: false } as const;
