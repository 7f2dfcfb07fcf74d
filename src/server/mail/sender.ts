import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  isInvitation,
  isReminder,
  type MailKind,
  type MailContent,
  type RenderedMail,
  isAsked,
} from '#domain/mail.ts';
import type { Retention } from '#domain/retention.ts';
import { giveUpInvitations } from '#server/feedback/rater.service.ts';
import type { Attempt } from '#server/jobs/worker.ts';
import type { SecretBox } from '#server/webhooks/secret-box.ts';
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

  /** @throws an error that the worker retries */
  async send(id: string, attempt: Attempt): Promise<void> {
    const { db, onAttempt } = this.#options;
    const mail = await mails.findDue(db, id);
    if (!mail) return;
    const outcome = await this.#outcomeOf(mail, attempt);
    if (outcome) onAttempt({ kind: mail.kind, outcome });
  }

  async #outcomeOf(mail: mails.DueMail, attempt: Attempt): Promise<MailOutcome | undefined> {
    const { db } = this.#options;
    if (!isWanted(mail)) {
      await mails.leave(db, mail.id, 'dropped');
      await this.#giveUpInvitation(mail, mail.refused_at ? 'bounced' : 'declined');
      return 'dropped';
    }
    const limit = await mails.reserveQuota(db, mail);
    if (limit && !isAsked(mail.kind)) {
      await mails.sendLater(db, mail.id, limit.waitsMinutes);
      return 'put off';
    }
    if (limit) return this.#drop(mail, 'no trace');
    const begunAt = await mails.begin(db, mail);
    return begunAt && this.#deliver(mail, { ...attempt, begunAt });
  }

  async #deliver(mail: mails.DueMail, attempt: Attempt & { begunAt: Date }): Promise<MailOutcome> {
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
      await this.#options.send(outgoing, attempt.signal);
    } catch (error) {
      return this.#fail(mail, error, attempt);
    }
    await untilDone(() => mails.markSent(db, mail.id));
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
    await (reason === 'no trace' ? mails.remove(db, mail.id) : mails.leave(db, mail.id, 'dropped'));
    return 'dropped';
  }

  /** Someone who does not get the invitation cannot answer. */
  async #giveUpInvitation(mail: mails.DueMail, state: 'declined' | 'bounced'): Promise<void> {
    if (mail.invitation_id === null || !isInvitation(mail.kind)) return;
    await giveUpInvitations(this.#options.db, { id: mail.invitation_id }, state);
  }

  /** @throws an error that the worker retries */
  async #fail(
    mail: mails.DueMail,
    error: unknown,
    { signal, isLast, begunAt }: Attempt & { begunAt: Date },
  ): Promise<MailOutcome> {
    const { db, log, onAttempt } = this.#options;
    const { id, kind, address } = mail;
    const { fate, isCertain, isOurFault, message } =
      error instanceof DeliveryError
        ? error
        : { ...unknownFault, message: 'it could not be rendered' };
    const logged = { mail: id, kind };
    if (isCertain) {
      await mails.removeLinks(db, id, begunAt);
      await mails.releaseQuota(db, id);
    }
    if (fate !== 'later') {
      await inTransaction(db, async (trx) => {
        await mails.leave(trx, id, 'refused');
        if (fate === 'address refused') await bounceAddress(trx, address);
      });
      await this.#giveUpInvitation(mail, 'bounced');
      log.warn(logged, `giving up on a mail: ${message}`);
      return 'refused';
    }
    // An attempt that the end of the process interrupted does not count.
    const isGivenUp = isLast && !signal.aborted;
    const isThere = await mails.leave(db, id, isGivenUp ? 'failed' : 'waiting');
    // It was erased during the attempt.
    if (!isThere) return 'dropped';
    if (isGivenUp) {
      await this.#giveUpInvitation(mail, 'bounced');
      log.error(logged, `giving up on a mail after many attempts: ${message}`);
      return 'failed';
    }
    if (isOurFault) {
      log.error(
        logged,
        `the mail server rejects the sender, see SMTP_URL and MAIL_FROM: ${message}`,
      );
    }
    onAttempt({ kind, outcome: 'put off' });
    throw error;
  }
}

const unknownFault = { fate: 'later', isCertain: true, isOurFault: false } as const;

function isWanted({ kind, refused_at, unsubscribed_at, no_feedback_at }: mails.DueMail): boolean {
  if (refused_at || (no_feedback_at && isInvitation(kind))) return false;
  return !unsubscribed_at || !isReminder(kind);
}

const DATABASE_AWAY_MS = 120_000;
const PAUSE_MS = 500;

/**
 * The mail was sent, and only this record prevents sending it again: retry while the database is
 * unavailable. If the process ends first, the mail stays `sending`.
 */
async function untilDone(note: () => Promise<void>): Promise<void> {
  for (const givesUpAt = Date.now() + DATABASE_AWAY_MS; ; await wait(PAUSE_MS)) {
    try {
      return await note();
    } catch (error) {
      if (Date.now() > givesUpAt) throw error;
    }
  }
}
