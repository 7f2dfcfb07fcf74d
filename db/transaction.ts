import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Db } from './client.ts';
import { isRepeatable, pauseMs } from './conflict.ts';
import type { Database } from './database.ts';

/**
 * Runs `work` in a transaction, and repeats it when PostgreSQL rolled it back because of a concurrent one.
 * So `work` changes nothing but the database. Joins an open transaction, since only the outermost one can be repeated.
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
