import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Columns are checked by domains: PostgreSQL runs table checks on every update, but domain checks
  // only on new values. Scores change with every saved response, so checking
  // the ids on each update would be wasted work.
  await sql`
    create domain session_id as text constraint assessment_session_id_shape
      check (length(value) <= 128 and value ~ '^session_[0-9]{10,16}_[A-Za-z0-9_-]{22,}$');
    create domain email_address as text constraint assessment_email_normalized
      check (length(value) <= 254 and value = lower(value)
        and value ~ '^[^[:space:]@]+@[^[:space:]@]+\\.[^[:space:]@]+$');
    -- Only the domain code knows how many competencies there are.
    create domain question_index as int2 constraint assessment_index_range check (value >= 0);
    create domain score as int2 constraint assessment_overall_score_range
      check (value between 100 and 500);
    create domain category_scores as jsonb constraint assessment_category_scores_object
      check (jsonb_typeof(value) = 'object');
    create domain competency_id as text constraint response_competency_id_shape
      check (value ~ '^[a-z-]{1,64}$');
    create domain area_name as text constraint response_category_length
      check (length(value) between 1 and 64)
  `.execute(db);

  await sql`
    create table assessment (
      -- The owner can replace it; references are updated with it.
      id uuid primary key default gen_random_uuid(),
      session_id session_id not null unique,
      email email_address,
      current_question_index question_index not null default 0,
      is_completed boolean not null generated always as (completed_at is not null) stored,
      overall_score score,
      category_scores category_scores not null default '{}'::jsonb,
      created_at timestamptz not null default now(),
      reset_at timestamptz,
      retake_at timestamptz,
      source text constraint assessment_source check (length(source) between 1 and 100),
      answered_count int2 not null default 0,
      started_at timestamptz,
      completed_at timestamptz,
      access_epoch int4 not null default 0,
      verified_at timestamptz,
      started_in text constraint assessment_started_in check (length(started_in) between 1 and 60)
    );
    -- Most rows have no email and need no entry.
    create index assessment_email_created_at on assessment (email, created_at desc)
      where email is not null;
    create index assessment_created_at on assessment (created_at);
    create index assessment_started_at on assessment (started_at, source)
      where started_at is not null;

    create table response (
      assessment_id uuid not null references assessment on delete cascade on update cascade,
      competency_id competency_id not null,
      category area_name not null,
      question1_rating int2
        constraint response_question1_range check (question1_rating between 1 and 5),
      question2_rating int2
        constraint response_question2_range check (question2_rating between 1 and 5),
      average_rating int2 not null generated always as (
        case
          when question1_rating is null then question2_rating * 100
          when question2_rating is null then question1_rating * 100
          else (question1_rating + question2_rating) * 50
        end
      ) stored,
      answered_at timestamptz not null default now(),
      -- Also serves reading all responses of an assessment.
      primary key (assessment_id, competency_id)
    )
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table response, assessment;
    drop domain session_id, email_address, question_index, score, category_scores, competency_id,
      area_name
  `.execute(db);
}
