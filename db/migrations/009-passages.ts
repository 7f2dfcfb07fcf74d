import { sql, type Kysely } from 'kysely';

/** The passages of the site that the advisor can quote, and the sources of its replies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    create table passage (
      id text primary key constraint passage_id check (id ~ '^[a-z]+\.[a-z0-9.-]{1,60}$'),
      title text not null constraint passage_title_length check (length(title) between 1 and 200),
      path text not null constraint passage_path check (path ~ '^/([a-z#]|$)'),
      text text not null constraint passage_text_length check (length(text) between 1 and 10000),
      search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')
      ) stored
    );
    create index passage_search on passage using gin (search);

    alter table message
      add column sources jsonb not null default '[]'
        constraint message_sources check (jsonb_typeof(sources) = 'array');
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table message drop column sources;
    drop table passage;
    drop extension pg_trgm;
  `.execute(db);
}
