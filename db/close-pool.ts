import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const POOL_CLOSES_MS = 1_000;

/**
 * Waits until every connection is closed, which `pool.end()` does not: a database that stops next would break
 * those that are still open. Kysely would not close a pool that it has never used.
 */
export async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((settle) => {
    if (open === 0) settle();
    pool.on('remove', () => --open === 0 && settle());
  });
  // A database that hangs must not delay the shutdown.
  await Promise.race([Promise.all([pool.end(), closed]), wait(POOL_CLOSES_MS)]);
}
