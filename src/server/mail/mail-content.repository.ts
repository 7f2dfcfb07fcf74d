import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { PlanRow } from '#db/tables/plan.table.ts';
import { responseColumns, type ResponseRow } from '#db/tables/response.table.ts';
import { lastTouched } from '#server/jobs/retention.ts';

/** The data of an assessment that a mail may contain. */
export interface MailedAssessment {
  is_completed: boolean;
  completed_at: Date | null;
  created_at: Date;
  last_touched: Date;
  responses: Omit<ResponseRow, 'assessment_id'>[];
  /** Null: nothing was planned from it. */
  plan: Pick<PlanRow, 'content' | 'time_zone' | 'reminded_until'> | null;
}

/** Undefined: it was deleted, or has another address now. */
export async function findMailedAssessment(
  db: Db,
  id: string,
  address: string,
): Promise<MailedAssessment | undefined> {
  const row = await db
    .selectFrom('assessment')
    .leftJoin('plan', 'assessment_id', 'id')
    .select(['is_completed', 'completed_at', 'assessment.created_at'])
    .select(['content', 'time_zone', 'reminded_until'])
    .select(lastTouched.as('last_touched'))
    .where('id', '=', id)
    .where('email', '=', address)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content, time_zone, reminded_until, ...told } = row;
  const plan = content && { content, time_zone, reminded_until };
  const responses = await db
    .selectFrom('response')
    .select(responseColumns)
    .where('assessment_id', '=', id)
    .execute();
  return { ...told, responses, plan };
}

export async function countUnder(db: Db, address: string): Promise<number> {
  const row = await db
    .selectFrom('assessment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  return row.count;
}
