import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** All stored data of an assessment, column by column, to compare before and after. */
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

/** The row counts of the assessment's tables. */
export async function countRows(db: Db): Promise<{ assessments: number; responses: number }> {
  const { rows } = await sql<{ assessments: number; responses: number }>`
    select
      (select count(*)::int from assessment) as assessments,
      (select count(*)::int from response) as responses
  `.execute(db);
  return rows[0]!;
}

/**
 * A fingerprint of every row of every table, which changes with any change of data. Passages are left out:
 * they follow the site settings a moment later.
 */
export async function printOfDatabase(db: Db): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'passage' order by 1
  `.execute(db);
  const prints = tables.map(
    ({ name }) =>
      sql`(select md5(string_agg(t::text, ',' order by t::text)) from ${sql.table(name)} t)`,
  );
  const { rows } = await sql<{ print: string }>`
    select concat_ws(',', ${sql.join(prints)}) as print
  `.execute(db);
  return rows[0]!.print;
}
