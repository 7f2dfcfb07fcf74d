import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Db } from './client.ts';
import { isRepeatable, pauseMs } from './conflict.ts';
import type { Database } from './database.ts';

/**
 * Runs `work` in a transaction, and repeats it when PostgreSQL rolled it back because of a concurrent one.
 * So `work` changes nothing but the database: it grants, counts, and sends nothing. Joins an open transaction, since only the outermost one can be repeated.
 * @throws what `work` throws; after the last attempt the conflict, which callers get as 503
 */
export async function inTransaction<T>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  if (db.isTransaction) return work(db as Transaction<Database>);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isRepeatable(error, attempt)) throw error;
      await wait(pauseMs(attempt));
    }
  }
}

/**
 * Transactions take their locks in one order, so that no two wait for each other: assessments by id, conversations by
 * id, rounds of feedback by id, the mark of an address, invitations by id, mails by id. Triggers lock contacts last.
 * This locks what is erased with assessments, addresses, and a user.
 * @returns the assessments that exist
 */
export async function lockToErase(
  trx: Transaction<Database>,
  ids: readonly string[],
  { addresses = [], userId }: { addresses?: readonly string[]; userId?: string | undefined } = {},
) {
  const lock = async <Row extends { id: string }>(of: RawBuilder<unknown>, columns = sql`id`) =>
    (await sql<Row>`select ${columns} from ${of} order by id for update`.execute(trx)).rows;
  const idsOf = async (of: RawBuilder<unknown>) => (await lock(of)).map(({ id }) => id);
  const assessments = await lock<{ id: string; session_id: string; email: string | null }>(
    sql`assessment where id = any(${ids}::uuid[])`,
    sql`id, session_id, email`,
  );
  const found = assessments.map(({ id }) => id);
  if (userId !== undefined) await lock(sql`conversation where user_id = ${userId}`);
  const rounds = await idsOf(sql`feedback_round where assessment_id = any(${found}::uuid[])`);
  const invitations = await idsOf(
    sql`feedback_invitation where address = any(${addresses}::text[]) or round_id = any(${rounds}::uuid[])`,
  );
  await lock(
    sql`mail where assessment_id = any(${found}::uuid[]) or invitation_id = any(${invitations}::uuid[])
      or address = any(${addresses}::text[])`,
  );
  return assessments;
}
