import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** Everything that is stored of an assessment, column by column, to compare before and after. */
export async function storedRows(db: Db, assessmentId: string): Promise<unknown> {
  const { rows } = await sql<{ stored: unknown }>`
    select jsonb_build_object(
      'assessment', (select to_jsonb(a) from assessment a where id = ${assessmentId}),
      'responses', (
        select coalesce(jsonb_agg(to_jsonb(r) order by competency_id), '[]')
        from response r where assessment_id = ${assessmentId}
      )
    ) as stored
  `.execute(db);
  return rows[0]?.stored;
}

/** How many rows the tables of the assessment hold. */
export async function countRows(db: Db): Promise<{ assessments: number; responses: number }> {
  const { rows } = await sql<{ assessments: number; responses: number }>`
    select
      (select count(*)::int from assessment) as assessments,
      (select count(*)::int from response) as responses
  `.execute(db);
  return rows[0]!;
}
