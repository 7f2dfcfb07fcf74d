import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Plan } from '#domain/plan.ts';

/** The parts of a completed assessment that are compared. */
export interface Completed {
  id: string;
  completed_at: Date;
}

/** The completed ones of these ids. */
export async function findCompleted(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Completed>> {
  const rows = await db
    .selectFrom('assessment')
    // For those completed before the date was recorded, the nearest known date.
    .select(['id', sql<Date>`coalesce(completed_at, created_at)`.as('completed_at')])
    .where('id', '=', sql<string>`any(${ids})`)
    .where('is_completed', '=', true)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Undefined: it has no plan. */
export async function findPlan(db: Db, id: string): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('plan')
    .select('content')
    .where('assessment_id', '=', id)
    .executeTakeFirst();
  return row?.content;
}
