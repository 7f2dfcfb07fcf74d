import { sql, type Kysely } from 'kysely';

/** Signed-in users, their sessions, their conversations with the advisor, and what it can quote. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table "user" (
      id uuid primary key default gen_random_uuid(),
      issuer text not null constraint user_issuer_length check (length(issuer) between 1 and 512),
      subject text not null
        constraint user_subject_length check (length(subject) between 1 and 255),
      first_name text not null
        constraint user_first_name_length check (length(first_name) <= 200),
      last_name text not null constraint user_last_name_length check (length(last_name) <= 200),
      profile_image_url text
        constraint user_profile_image_url_length check (length(profile_image_url) <= 2048),
      created_at timestamptz not null default now(),
      constraint user_issuer_subject unique (issuer, subject)
    );

    create table session (
      token_hash bytea primary key
        constraint session_token_hash_length check (length(token_hash) = 32),
      user_id uuid not null references "user" on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      id_token text,
      office_grant text,
      office_name text,
      constraint session_expires_after_creation check (expires_at > created_at)
    );
    create index session_user_id on session (user_id);
    create index session_expires_at on session (expires_at);

    create table sign_in (
      key_hash bytea primary key
        constraint sign_in_key_hash_length check (length(key_hash) = 32),
      nonce text not null,
      code_verifier text not null,
      return_to text not null
        constraint sign_in_return_to_length check (length(return_to) <= 2048),
      expires_at timestamptz not null
    );
    create index sign_in_expires_at on sign_in (expires_at);

    create table conversation (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references "user" on delete cascade,
      title text not null default 'New conversation'
        constraint conversation_title_length check (length(title) between 1 and 200),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index conversation_user_id_updated_at on conversation (user_id, updated_at desc);

    create table message (
      id uuid primary key default gen_random_uuid(),
      conversation_id uuid not null references conversation on delete cascade,
      role text not null constraint message_role check (role in ('user', 'assistant')),
      content text not null
        constraint message_content_length check (length(content) <= 100000),
      position bigint not null generated always as identity,
      created_at timestamptz not null default now(),
      status text not null default 'complete'
        constraint message_status check (status in ('complete', 'writing', 'interrupted')),
      question_id uuid references message on delete cascade,
      heartbeat_at timestamptz,
      read_at timestamptz,
      sources jsonb not null default '[]'
        constraint message_sources check (jsonb_typeof(sources) = 'array'),
      card text constraint message_card check (card ~ '^[a-z-]{1,40}$'),
      constraint message_question_complete check (role = 'assistant' or status = 'complete'),
      constraint message_writing_heartbeat check (status <> 'writing' or heartbeat_at is not null)
    );
    create index message_conversation_id_position on message (conversation_id, position);
    create index message_question_id on message (question_id);
    -- One answer at a time per conversation, however many processes there are.
    create unique index message_one_writing on message (conversation_id) where status = 'writing';

    create table chat_usage (
      user_id uuid primary key references "user" on delete cascade,
      since timestamptz not null default now(),
      conversations integer not null default 0,
      messages integer not null default 0,
      tokens integer not null default 0 constraint chat_usage_tokens check (tokens >= 0),
      constraint chat_usage_counts check (conversations >= 0 and messages >= 0)
    );
    create table chat_site_usage (
      id boolean primary key default true constraint chat_site_usage_id check (id),
      since timestamptz not null default now(),
      tokens integer not null constraint chat_site_usage_tokens check (tokens >= 0)
    );

    create table chat_results (
      conversation_id uuid primary key references conversation on delete cascade,
      assessment_id uuid not null references assessment on delete cascade on update cascade,
      -- The words that the user read and agreed to; the model gets exactly these.
      text text not null constraint chat_results_text check (length(text) between 1 and 4000),
      -- The epoch when the user agreed. The text is used while it is current.
      access_epoch int4 not null,
      agreed_at timestamptz not null default now()
    );
    create index chat_results_assessment_id on chat_results (assessment_id);

    create extension if not exists pg_trgm;
    create table passage (
      id text primary key constraint passage_id check (id ~ '^[a-z]+\.[a-z0-9.-]{1,60}$'),
      title text not null constraint passage_title_length check (length(title) between 1 and 200),
      path text not null constraint passage_path check (path ~ '^/([a-z#]|$)'),
      text text not null constraint passage_text_length check (length(text) between 1 and 10000),
      said text not null default '' constraint passage_said_length check (length(said) <= 10000),
      search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', text), 'B') ||
        setweight(to_tsvector('english', said), 'C')
      ) stored
    );
    create index passage_search on passage using gin (search)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table passage, chat_results, chat_site_usage, chat_usage, message, conversation, sign_in, session, "user";
    drop extension pg_trgm
  `.execute(db);
}
