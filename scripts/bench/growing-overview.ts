import type pg from 'pg';
import { createDatabaseClient } from '#db/client.ts';
import { readFunnel } from '#server/office/overview/overview.service.ts';
import { median } from './figures.ts';

/** How many assessments the period has. */
const COUNTS = [100_000, 400_000];

/** The funnel of a period is counted from its assessments. */
export async function measureOverview(
  client: pg.Client,
  url: string,
): Promise<Record<string, string>[]> {
  const { db, pool } = createDatabaseClient({ url, poolMax: 1, onIdleError: console.error });
  const filter = { from: '2020-01-01', to: '2020-12-31', source: undefined };
  let stored = 0;
  const shown = [];
  try {
    await client.query(`set session_replication_role = replica`);
    for (const count of COUNTS) {
      await client.query(
        `insert into assessment (session_id, current_question_index, answered_count,
           created_at, started_at, completed_at)
         select 'session_1577836800000_growth-' || lpad(n::text, 22, '0'), 35, 35, began, began,
           began + interval '15 minutes'
         from generate_series($1::int, $2::int) n,
           lateral (select '2020-01-01 00:00Z'::timestamptz + n % 365 * interval '1 day') as at(began)`,
        [stored + 1, count],
      );
      stored = count;
      await client.query('vacuum analyze assessment');
      const times = [];
      for (let run = 0; run < 4; run++) {
        const began = performance.now();
        const isDone = await readFunnel(db, filter).then(
          () => true,
          () => false,
        );
        times.push(isDone ? performance.now() - began : Infinity);
      }
      const ms = median(times.slice(1));
      shown.push({
        'assessments in the period': count.toLocaleString('en-US'),
        funnel: ms === Infinity ? 'ended by the limit of 2.5 s' : `${ms.toFixed(0)} ms`,
      });
    }
  } finally {
    await pool.end();
  }
  return shown;
}
