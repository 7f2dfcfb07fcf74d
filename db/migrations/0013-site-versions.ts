import { sql, type Kysely } from 'kysely';

/** What the owner changes of the site in the office: whole versions, and the pictures they show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_version (
      -- In one row, without gaps: who saves on a version that is no longer the last finds its place taken.
      number int4 primary key constraint site_version_number check (number > 0),
      saved_at timestamptz not null default now(),
      saved_by text not null,
      settings jsonb not null,
      changed text[] not null
    );

    create table site_image (
      hash text not null constraint site_image_hash check (hash ~ '^[A-Za-z0-9_-]{12}$'),
      width int4 not null constraint site_image_width check (width between 1 and 10000),
      bytes bytea not null,
      created_at timestamptz not null default now(),
      primary key (hash, width)
    )
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table site_version; drop table site_image`.execute(db);
}
