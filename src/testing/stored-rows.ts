import { sql } from 'kysely';
import { expect } from 'vitest';
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

/**
 * Finds a text in the database, by table and column: in every table of every schema but PostgreSQL's own,
 * including the job queue. Bytes are searched in hex.
 */
export async function foundAnywhere(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql<{ searched_text: string }>`
      select searched_text from unnest(${texts}::text[]) as searched_text
      where exists (
        select from ${sql.table(`${schema}.${table}`)}
        where position(lower(searched_text) in lower(${sql.ref(column)}::text)) > 0
      )
    `.execute(db);
    found.push(...rows.map((row) => `${schema}.${table}.${column}: ${row.searched_text}`));
  }
  return found;
}
