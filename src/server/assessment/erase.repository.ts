import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';

/**
 * Deletes assessments with their responses, mails, links, and jobs, which go by themselves, and with
 * what is known of an address under which nothing else stands.
 * @returns the ids of those that were there
 */
export async function erase(trx: Transaction<Database>, ids: readonly string[]): Promise<string[]> {
  // In one order, whoever else locks some of them.
  const standing = await trx
    .selectFrom('assessment')
    .select(['id', 'session_id'])
    .where('id', '=', sql<string>`any(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (standing.length === 0) return [];
  // A sign-in that was begun knows where to go after it, which may be one of them.
  const names = standing.flatMap((row) => [row.id, row.session_id]);
  await trx
    .deleteFrom('sign_in')
    .where(
      sql<boolean>`exists (
        select from unnest(${names}::text[]) as name where position(name in return_to) > 0
      )`,
    )
    .execute();
  const erased = standing.map(({ id }) => id);
  await trx
    .deleteFrom('assessment')
    .where('id', '=', sql<string>`any(${erased})`)
    .execute();
  const amount = erased.length;
  await trx.insertInto('audit_event').values({ event: 'assessments_erased', amount }).execute();
  return erased;
}
