import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';

/**
 * Deletes assessments. Their responses, mails, links and jobs go with them, and so does what is known of an
 * address without other assessments.
 * @returns the ids of those that existed
 */
export async function erase(trx: Transaction<Database>, ids: readonly string[]): Promise<string[]> {
  // Locked in id order, to avoid deadlocks.
  const found = await trx
    .selectFrom('assessment')
    .select(['id', 'session_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length === 0) return [];
  // The return address of a started sign-in may name one of them.
  const names = found.flatMap((row) => [row.id, row.session_id]);
  await trx
    .deleteFrom('sign_in')
    .where(
      sql<boolean>`exists (
        select from unnest(${names}::text[]) as name where position(name in return_to) > 0
      )`,
    )
    .execute();
  const erased = found.map(({ id }) => id);
  await trx
    .deleteFrom('assessment')
    .where('id', '=', sql<string>`any(${erased})`)
    .execute();
  const amount = erased.length;
  await trx.insertInto('audit_event').values({ event: 'assessments_erased', amount }).execute();
  return erased;
}
