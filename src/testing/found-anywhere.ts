import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

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
