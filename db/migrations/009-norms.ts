import { sql, type Kysely } from 'kysely';

/** What people gave themselves, as the site shows it: each snapshot stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table norm_snapshot (
      taken_at timestamptz primary key default now(),
      norms jsonb not null constraint norm_snapshot_norms check (jsonb_typeof(norms) = 'object')
    )
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table norm_snapshot`.execute(db);
}
