import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { LinkPurpose } from '#db/tables/mail-link.table.ts';
import { forgetRetake } from '#server/assessment/retake.service.ts';
import * as links from './mail-link.repository.ts';

const TOKEN_BYTES = 32;
/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Where a link of each purpose begins, the token follows. */
export const linkPaths = { open: '/open/', unsubscribe: '/unsubscribe/' } as const;

interface NewLink {
  mailId: string;
  purpose: LinkPurpose;
  /** Null: it works as long as what the mail is about is there. */
  expiresAt: Date | null;
}

/**
 * Makes a link for a mail. Its token is nowhere but in what this answers.
 * @param publicUrl without a trailing slash
 */
export async function makeLink(
  db: Db,
  publicUrl: string,
  { mailId, purpose, expiresAt }: NewLink,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = { token_hash: hashOf(token), mail_id: mailId, purpose, expires_at: expiresAt };
  await links.insert(db, row);
  return publicUrl + linkPaths[purpose] + token;
}

/** What a link of this purpose leads to; undefined: it works no more, or never did. */
export async function readLink(
  db: Db,
  purpose: LinkPurpose,
  token: string,
): Promise<links.Linked | undefined> {
  return TOKEN.test(token) ? links.findByHash(db, hashOf(token), purpose) : undefined;
}

/**
 * Whoever reads the mail that this link stands in gets no more reminders, nor the one it asked for.
 * Locks are taken in the order in which an assessment that is deleted takes its mails along.
 */
export async function unsubscribe(db: Db, token: string): Promise<links.Linked | undefined> {
  const linked = await readLink(db, 'unsubscribe', token);
  if (!linked) return undefined;
  const { kind, mailId, address, assessmentId } = linked;
  return db.transaction().execute(async (transaction) => {
    if (kind === 'retake' && assessmentId !== null) await forgetRetake(transaction, assessmentId);
    if (!(await links.keepMail(transaction, mailId))) return undefined;
    await links.unsubscribe(transaction, address);
    return linked;
  });
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
