import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

const UNDER_WAY_MINUTES = 5;

/** A process that holds on to such a job for longer than it may take is not there any more. */
export async function unlockJobsOfTheDead(db: Db, task: string): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(dead.ids) from (
      select array_agg(distinct locked_by) as ids from graphile_worker.jobs
      where task_identifier = ${task}
        and locked_at < now() - ${UNDER_WAY_MINUTES} * interval '1 minute'
    ) dead where ids is not null`.execute(db);
}
