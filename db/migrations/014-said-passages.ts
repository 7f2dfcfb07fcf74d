import { sql, type Kysely } from 'kysely';

/** Adds the words that leaders use for a passage to its search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table passage
      drop column search,
      add column said text not null default ''
        constraint passage_said_length check (length(said) <= 10000);
    alter table passage
      add column search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B') ||
        setweight(to_tsvector('english', said), 'C')
      ) stored;
    create index passage_search on passage using gin (search);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table passage drop column search, drop column said;
    alter table passage
      add column search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B')
      ) stored;
    create index passage_search on passage using gin (search);
  `.execute(db);
}
