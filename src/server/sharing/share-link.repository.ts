import { type Insertable, sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { shareLinkColumns, type ShareLinkTable } from '#db/tables/sharing.tables.ts';
import type { OwnId } from '#server/assessment/visitor.ts';

const now = sql<Date>`now()`;

/** No verification or address has ended since the link was created. */
const isCurrent = sql<boolean>`share_link.access_epoch = (
  select access_epoch from assessment where id = share_link.assessment_id
)`;

export function list(db: Db, id: OwnId) {
  return db
    .selectFrom('share_link')
    .select(shareLinkColumns)
    .where('assessment_id', '=', id)
    .where('expires_at', '>', now)
    .where(isCurrent)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

type NewLink = Omit<Insertable<ShareLinkTable>, 'assessment_id' | 'expires_at'> & { days: number };

export function insert(db: Transaction<Database>, id: OwnId, { days, ...link }: NewLink) {
  return db
    .insertInto('share_link')
    .values({
      assessment_id: id,
      ...link,
      expires_at: sql<Date>`now() + ${days} * interval '1 day'`,
    })
    .returning(shareLinkColumns)
    .executeTakeFirstOrThrow();
}

export async function remove(db: Db, id: OwnId, linkId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('share_link')
    .where('assessment_id', '=', id)
    .where('id', '=', linkId)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Records that the link was opened. Undefined if it has expired, was revoked, or never existed. */
export function open(db: Db, tokenHash: Buffer) {
  return (
    db
      .updateTable('share_link')
      .set({ last_opened_at: now })
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .where(isCurrent)
      .returning(shareLinkColumns)
      // The rights to the other assessment may have ended.
      .returning(
        sql<string | null>`(
        select id from assessment
        where id = share_link.compared_with and access_epoch = share_link.compared_epoch
      )`.as('comparedWith'),
      )
      .executeTakeFirst()
  );
}
