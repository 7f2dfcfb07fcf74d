import { sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { LinkPurpose } from '#db/tables/mail.tables.ts';
import { isInvitation, type MailKind } from '#domain/mail.ts';
import { keepOnlyHere } from '#server/assessment/assessment.service.ts';
import { verifyEmail } from '#server/assessment/owned.service.ts';
import { forgetRetake } from '#server/assessment/retake.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import { hashToken, isToken, newToken } from '#server/auth/token.ts';
import { noMoreInvitations } from '#server/feedback/rater.service.ts';
import { forgetReminders } from '#server/plan/plan.service.ts';
import type { SecretBox } from '#server/auth/secret-box.ts';
import { noteAddress } from './mail.repository.ts';

/** The path of a link of each purpose; the token follows. */
export const linkPaths = { open: '/open/', unsubscribe: '/unsubscribe/' } as const;

interface NewLink {
  mailId: string;
  purpose: LinkPurpose;
  /** Null if it works as long as the data exists that the mail is about. */
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
  await db.insertInto('mail_link').values(row).execute();
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

/** The mails that the reader unsubscribes from; undefined if the link no longer works, or never did. */
export async function readUnsubscribe(db: Db, box: SecretBox, token: string) {
  const address = box.open(Buffer.from(token, 'base64url'), INVITATIONS);
  if (address !== undefined) return { kind: 'feedback_invitation' as const, address };
  return readLink(db, 'unsubscribe', token);
}

/** The target of a link with this purpose; undefined if it no longer works, or never did. */
export async function readLink(db: Db, purpose: LinkPurpose, token: string) {
  if (!isToken(token)) return undefined;
  const query = linkedMails(db, purpose).where('token_hash', '=', hashToken(token));
  return query.executeTakeFirst();
}
export type Linked = NonNullable<Awaited<ReturnType<typeof readLink>>>;

/**
 * Records that the caller reads mail to the address, for the assessment that it chose; without one, for
 * those that it started itself. Those verified earlier come with it, any other needs a press of its own.
 * @returns the chosen one
 */
export async function verifyByLink<One extends Chosen>(
  visitor: Visitor,
  address: string,
  chosen: One | undefined,
  found: readonly One[],
): Promise<One | undefined> {
  const own = found.filter(({ isOwn }) => isOwn);
  const ids = (chosen ? [chosen] : own).map(({ id }) => id);
  await verifyEmail(visitor, address, ids);
  return chosen;
}

interface Chosen {
  id: string;
  epoch: number;
  isOwn: boolean;
}

/**
 * Removes every other browser's access to an assessment that someone else started. Its ratings may be
 * theirs, so this does not count as verifying it.
 * @returns the chosen one, with its new id
 */
export async function keepOnlyHereByLink<One extends Chosen>(
  visitor: Visitor,
  _address: string,
  chosen: One | undefined,
): Promise<One | undefined> {
  if (!chosen) return undefined;
  visitor.grants.addVerified({ id: chosen.id, access_epoch: chosen.epoch });
  return { ...chosen, ...(await keepOnlyHere(visitor, chosen.id)) };
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
  const linked = await readUnsubscribe(db, box, token);
  if (!linked) return undefined;
  if (isInvitation(linked.kind) || !('mailId' in linked)) {
    await inTransaction(db, (trx) => noMoreInvitations(trx, linked.address));
    return linked;
  }
  const { kind, mailId, address, assessmentId } = linked;
  return inTransaction(db, async (transaction) => {
    const forget = forgetsOf[kind];
    if (forget && assessmentId !== null) await forget(transaction, assessmentId);
    // Locks the mail and the record of its address until the transaction ends.
    const mail = transaction.selectFrom('mail').select('id').where('id', '=', mailId);
    if (!(await mail.forKeyShare().executeTakeFirst())) return undefined;
    await noteAddress(transaction, address, 'unsubscribed_at');
    return linked;
  });
}

/** The addresses of these mails, while the links in them open. */
export async function addressesOf(db: Db, mailIds: readonly string[]): Promise<string[]> {
  if (mailIds.length === 0) return [];
  const rows = await linkedMails(db, 'open').where('mail.id', '=', anyOf(mailIds)).execute();
  return rows.map(({ address }) => address);
}

const linkedMails = (db: Db, purpose: LinkPurpose) =>
  db
    .selectFrom('mail_link')
    .innerJoin('mail', 'mail.id', 'mail_link.mail_id')
    .select([
      'mail.id as mailId',
      'mail.kind',
      'mail.address',
      'mail.assessment_id as assessmentId',
    ])
    .where('purpose', '=', purpose)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', sql<Date>`now()`)]));
