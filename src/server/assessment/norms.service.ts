import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { isSnapshotDue, normsOf, type PersonRatings } from '#domain/norms.ts';
import type { Jobs } from '#server/jobs/worker.ts';

/** The people who completed the assessment last; more would change the figures by less than a tenth. */
const MOST_PEOPLE = 10_000;

/** Takes a snapshot once a month, so that no one sees the figures change with a person. */
export const normJobs = (db: Db): Jobs => ({
  tasks: { take_norm_snapshot: () => takeNormSnapshot(db) },
  schedules: [{ task: 'take_norm_snapshot', at: '41 4 1 * *', isCaughtUp: true }],
});

export function findNewestNorms(db: Db) {
  return db
    .selectFrom('norm_snapshot')
    .select(['taken_at as takenAt', 'norms'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Sums up the latest completed assessment of each verified address, if enough have come since the last time. */
export async function takeNormSnapshot(db: Db): Promise<void> {
  const last = await findNewestNorms(db);
  const { rows } = await sql<{ came_at: Date; ratings: PersonRatings }>`
    with person as (
      select distinct on (email) id, completed_at, greatest(completed_at, verified_at) as came_at
      from assessment
      where email is not null and is_completed and verified_at is not null
      order by email, completed_at desc
    )
    select came_at, (
      select jsonb_object_agg(competency_id, average_rating) from response where assessment_id = id
    ) as ratings
    from person order by completed_at desc limit ${MOST_PEOPLE}`.execute(db);
  const fresh = rows.filter(({ came_at }) => !last || came_at > last.takenAt).length;
  if (!isSnapshotDue(rows.length, fresh, last === undefined)) return;
  const norms = normsOf(rows.map(({ ratings }) => ratings));
  await db
    .insertInto('norm_snapshot')
    .values({ norms: JSON.stringify(norms) })
    .execute();
}
