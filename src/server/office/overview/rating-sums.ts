import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Jobs } from '#server/jobs/worker.ts';

/** In one transaction. */
const DAYS = 10;
/** A lock id that nothing else uses. */
const LOCK = 7_318_204_616;

export const overviewJobs = (db: Db): Jobs => ({
  tasks: { sum_ratings: (_payload, { signal }) => sumDueRatings(db, signal) },
  schedules: [{ task: 'sum_ratings', at: '*/2 * * * *' }],
});

export async function sumDueRatings(db: Db, signal: AbortSignal): Promise<void> {
  let days = DAYS;
  while (days === DAYS && !signal.aborted) days = await sumSomeDays(db);
}

/** Days noted while this runs wait for the next run: their rows may not be visible yet. */
async function sumSomeDays(db: Db): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const { rows } = await sql<{ day: string }>`
      with due as (
        delete from rating_due
        where day in (select distinct day from rating_due order by day limit ${DAYS})
        returning day
      )
      select distinct day::text from due
    `.execute(trx);
    for (const { day } of rows) {
      await sql`delete from rating_sum where day = ${day}::date`.execute(trx);
      await sql`
        insert into rating_sum (source, day, competency_id, people, total)
        select case when grouping(source) = 0 then coalesce(source, '') end, ${day}::date, competency_id, count(*), sum(average_rating)
        from assessment join response on assessment_id = id
        where is_completed and started_at >= ${day}::date::timestamp at time zone 'UTC'
          and started_at < (${day}::date + 1)::timestamp at time zone 'UTC'
          and question1_rating is not null and question2_rating is not null
        group by grouping sets ((source, competency_id), (competency_id))
      `.execute(trx);
    }
    return rows.length;
  });
}
