import { sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { LinkPurpose } from '#db/tables/mail.tables.ts';
import type { MailKind } from '#domain/mail.ts';

export interface Linked {
  mailId: string;
  kind: MailKind;
  address: string;
  assessmentId: string | null;
}

export async function insert(
  db: Db,
  link: { token_hash: Buffer; mail_id: string; purpose: LinkPurpose; expires_at: Date | null },
): Promise<void> {
  await db.insertInto('mail_link').values(link).execute();
}

/** Undefined for an expired, revoked or unknown link. */
export function findByHash(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<Linked | undefined> {
  return db
    .selectFrom('mail_link')
    .innerJoin('mail', 'mail.id', 'mail_link.mail_id')
    .select([
      'mail.id as mailId',
      'mail.kind',
      'mail.address',
      'mail.assessment_id as assessmentId',
    ])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}

/** Locks the mail and the record of its address until the transaction ends. */
export async function keepMail(db: Transaction<Database>, mailId: string): Promise<boolean> {
  const kept = await db
    .selectFrom('mail')
    .select('id')
    .where('id', '=', mailId)
    .forKeyShare()
    .executeTakeFirst();
  return kept !== undefined;
}

/** Keeps the first time. */
export async function unsubscribe(db: Transaction<Database>, address: string): Promise<void> {
  await sql`
    insert into address_mark (fingerprint, unsubscribed_at)
    values (address_fingerprint(${address}), now())
    on conflict (fingerprint) do update
    set unsubscribed_at = coalesce(address_mark.unsubscribed_at, now())`.execute(db);
}
