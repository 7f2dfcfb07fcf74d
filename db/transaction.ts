import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Db } from './client.ts';
import type { Database } from './database.ts';

const ATTEMPTS = 4;
/** Long enough that the others finish first: repeating at once would often conflict again. */
const PAUSE_MS = 40;

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
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await wait(Math.random() * PAUSE_MS * attempt);
    }
  }
}

/** A deadlock, or a serialization failure. */
const isConflict = (error: unknown) =>
  error instanceof pg.DatabaseError && /^40(001|P01)$/.test(error.code ?? '');
