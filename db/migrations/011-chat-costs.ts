import { sql, type Kysely } from 'kysely';

/** The cost of replies, for each user and for the site, and when someone last read a reply in progress. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table chat_usage
      add column tokens integer not null default 0
        constraint chat_usage_tokens check (tokens >= 0);

    -- One row, overwritten.
    create table chat_site_usage (
      id boolean primary key default true constraint chat_site_usage_id check (id),
      since timestamptz not null default now(),
      tokens integer not null constraint chat_site_usage_tokens check (tokens >= 0)
    );

    alter table message add column read_at timestamptz;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message drop column read_at;
    drop table chat_site_usage;
    alter table chat_usage drop column tokens;
  `.execute(db);
}
