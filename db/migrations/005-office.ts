import { sql, type Kysely } from 'kysely';

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Contacts, the audit log, and the versions of the site's settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // One row per address. The columns after "assessments" describe one assessment: the last completed,
  // else the last. There is no reference to it, so that a backup can be restored in one order.
  await sql`
    create table contact (
      id uuid primary key default gen_random_uuid(),
      address text not null,
      state text not null default 'new' constraint contact_state
        check (state in ('new', 'contacted', 'in_conversation', 'client', 'not_now')),
      note text not null default '' constraint contact_note_length check (length(note) <= 10000),
      edited_at timestamptz,
      proved_at timestamptz,
      first_at timestamptz not null,
      last_at timestamptz not null,
      assessments int4 not null,
      assessment_id uuid not null,
      answered_count int2 not null,
      completed_at timestamptz,
      overall_score int2,
      weakest_area text,
      source text,
      words tsvector not null generated always as (
        -- Without punctuation, in which the parser would see addresses, links, or numbers.
        to_tsvector('simple', translate(
          address || ' ' || note, ${sql.lit(PUNCTUATION)}, ${sql.lit(' '.repeat(PUNCTUATION.length))}
        ))
      ) stored,
      -- With the id, so that the index alone finds a page far down.
      constraint contact_address_key unique (address) include (id),
      constraint contact_address_length check (length(address) between 1 and 254)
    );
    create index contact_last_at on contact (last_at desc, id);
    -- The included columns let filters skip rows in the index: those that match may be at the end of an order.
    create index contact_state_last_at on contact (state, last_at desc, id)
      include (completed_at, answered_count);
    create index contact_source_last_at on contact (source, last_at desc, id);
    create index contact_weakest_area on contact (weakest_area, last_at desc, id)
      include (completed_at, answered_count);
    -- Missing values come last in both directions.
    create index contact_overall_score on contact (overall_score, id)
      include (completed_at, answered_count, weakest_area, state);
    create index contact_overall_score_desc on contact (overall_score desc nulls last, id)
      include (completed_at, answered_count, weakest_area, state);
    create index contact_answered_count on contact (answered_count, id)
      include (completed_at, weakest_area, state);
    create index contact_completed_at on contact (completed_at, answered_count, id);
    create index contact_completed_at_desc
      on contact (completed_at desc nulls last, answered_count desc, id);
    create index contact_words on contact using gin (words);

    create table office_event (
      id uuid primary key default gen_random_uuid(),
      happened_at timestamptz not null default now(),
      who text not null,
      what text not null constraint office_event_what check (what ~ '^[a-z_]{1,64}$'),
      whom text references contact (address) on delete set null,
      detail jsonb not null default '{}'
    );
    create index office_event_happened_at on office_event (happened_at desc, id);
    create index office_event_whom on office_event (whom) where whom is not null;

    create table audit_event (
      reference uuid primary key default gen_random_uuid(),
      event text not null constraint audit_event_name check (event ~ '^[a-z_]{1,64}$'),
      amount integer not null default 1 constraint audit_event_amount check (amount > 0),
      happened_at timestamptz not null default now()
    );
    create index audit_event_happened_at on audit_event (happened_at);

    create table site_version (
      -- Numbers have no gaps, so that saving over a newer version conflicts.
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
  await sql`drop table site_image, site_version, audit_event, office_event, contact`.execute(db);
}
