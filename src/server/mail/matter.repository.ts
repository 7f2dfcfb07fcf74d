import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { responseColumns, type ResponseRow } from '#db/tables/response.table.ts';
import { lastTouched } from '#server/retention/touched.ts';

/** What a mail may tell of an assessment. */
export interface ToldAssessment {
  is_completed: boolean;
  created_at: Date;
  last_touched: Date;
  responses: Omit<ResponseRow, 'assessment_id'>[];
}

/** Undefined: it is gone, or stands under another address by now. */
export async function findTold(
  db: Db,
  id: string,
  address: string,
): Promise<ToldAssessment | undefined> {
  const row = await db
    .selectFrom('assessment')
    .select(['is_completed', 'created_at', lastTouched.as('last_touched')])
    .where('id', '=', id)
    .where('email', '=', address)
    .executeTakeFirst();
  if (!row) return undefined;
  const responses = await db
    .selectFrom('response')
    .select(responseColumns)
    .where('assessment_id', '=', id)
    .execute();
  return { ...row, responses };
}

export async function countUnder(db: Db, address: string): Promise<number> {
  const row = await db
    .selectFrom('assessment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email', '=', address)
    .executeTakeFirstOrThrow();
  return row.count;
}
