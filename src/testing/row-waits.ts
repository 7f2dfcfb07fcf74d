import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#db/client.ts';

/** Waits until this many statements are blocked by a row lock. */
export async function waitingForRows(db: Db, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ waiting: number }>`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
        `.execute(db);
        return rows[0]?.waiting;
      },
      { interval: 5, timeout: 2_000 },
    )
    .toBe(count);
}
