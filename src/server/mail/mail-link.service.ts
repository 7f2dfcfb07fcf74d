import type { Db } from '#db/client.ts';
import type { LinkPurpose } from '#db/tables/mail.tables.ts';
import { isInvitation, type MailKind } from '#domain/mail.ts';
import { keepOnlyHere } from '#server/assessment/assessment.service.ts';
import { progressUnder, verifyEmail } from '#server/assessment/owned.service.ts';
import { forgetRetake } from '#server/assessment/retake.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { noMoreInvitations } from '#server/feedback/rater.service.ts';
import { forgetReminders } from '#server/plan/plan.service.ts';
import { hashToken, isToken, newToken } from '#server/auth/token.ts';
import type { SecretBox } from '#server/webhooks/secret-box.ts';
import * as links from './mail-link.repository.ts';

/** The path of a link of each purpose; the token follows. */
export const linkPaths = { open: '/open/', unsubscribe: '/unsubscribe/' } as const;

interface NewLink {
  mailId: string;
  purpose: LinkPurpose;
  /** Null: it works as long as the data that the mail is about. */
  expiresAt: Date | null;
}

/**
 * Creates a link for a mail. Only the returned address contains its token.
 * @param publicUrl without a trailing slash
 */
export async function makeLink(
  db: Db,
  publicUrl: string,
  { mailId, purpose, expiresAt }: NewLink,
): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashToken(token), mail_id: mailId, purpose, expires_at: expiresAt };
  await links.insert(db, row);
  return publicUrl + linkPaths[purpose] + token;
}

/** Seals an address for the link that ends its invitations. */
const INVITATIONS = 'ends invitations';

/**
 * A link that ends all invitations to the address. It holds the address, encrypted: when a round is over,
 * its mails and addresses are deleted, but their readers can still say that they want no more.
 */
export const noInvitationsLink = (publicUrl: string, box: SecretBox, address: string): string =>
  publicUrl + linkPaths.unsubscribe + box.seal(address, INVITATIONS).toString('base64url');

/** The mails that the reader unsubscribes from; undefined: the link no longer works, or never did. */
export async function readUnsubscribe(
  db: Db,
  box: SecretBox,
  token: string,
): Promise<Pick<links.Linked, 'kind' | 'address'> | undefined> {
  const address = box.open(Buffer.from(token, 'base64url'), INVITATIONS);
  if (address !== undefined) return { kind: 'feedback_invitation', address };
  return readLink(db, 'unsubscribe', token);
}

/** The target of a link with this purpose; undefined: it no longer works, or never did. */
export async function readLink(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<links.Linked | undefined> {
  return isToken(token) ? links.findByHash(db, hashToken(token), purpose) : undefined;
}

/** Records that the caller reads mail to the address, for the assessments that the link's page named. */
export async function verifyByLink(
  visitor: Visitor,
  { address, assessmentId }: links.Linked,
): Promise<void> {
  const named = await progressUnder(visitor.db, address, assessmentId);
  await verifyEmail(
    visitor,
    address,
    named.map(({ id }) => id),
  );
}

/**
 * Does the same as `verifyByLink`, and removes every other browser's access to the assessment. A link
 * that leads to several only verifies.
 */
export async function keepOnlyHereByLink(visitor: Visitor, linked: links.Linked): Promise<void> {
  await verifyByLink(visitor, linked);
  const [only, ...others] = await progressUnder(visitor.db, linked.address, linked.assessmentId);
  if (only && others.length === 0) await keepOnlyHere(visitor, only.id);
}

/** The reminder that led to the mail also ends when its reader unsubscribes. */
const forgetsOf: Partial<Record<MailKind, (db: Db, assessmentId: string) => Promise<void>>> = {
  retake: forgetRetake,
  plan: forgetReminders,
};

/**
 * Unsubscribes the reader from all reminders, or from all invitations to give feedback. Takes locks in the
 * same order as deleting an assessment does.
 */
export async function unsubscribe(db: Db, box: SecretBox, token: string) {
  const wanted = await readUnsubscribe(db, box, token);
  if (wanted && isInvitation(wanted.kind)) {
    await db.transaction().execute((trx) => noMoreInvitations(trx, wanted.address));
    return wanted;
  }
  const linked = await readLink(db, 'unsubscribe', token);
  if (!linked) return undefined;
  const { kind, mailId, address, assessmentId } = linked;
  return db.transaction().execute(async (transaction) => {
    const forget = forgetsOf[kind];
    if (forget && assessmentId !== null) await forget(transaction, assessmentId);
    if (!(await links.keepMail(transaction, mailId))) return undefined;
    await links.unsubscribe(transaction, address);
    return linked;
  });
}
