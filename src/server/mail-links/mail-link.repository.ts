import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { LinkPurpose } from '#db/tables/mail-link.table.ts';
import type { MailKind } from '#domain/mail.ts';

/** What a link leads to. */
export interface Linked {
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

/** What has expired, was revoked or never was is not found. */
export function findByHash(
  db: Db,
  tokenHash: Buffer,
  purpose: LinkPurpose,
): Promise<Linked | undefined> {
  return db
    .selectFrom('mail_link')
    .innerJoin('mail', 'mail.id', 'mail_link.mail_id')
    .select(['mail.kind', 'mail.address', 'mail.assessment_id as assessmentId'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst();
}
