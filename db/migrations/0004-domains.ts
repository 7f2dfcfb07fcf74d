import { sql, type Kysely } from 'kysely';

/**
 * The rules of single columns become domains. PostgreSQL parses and runs the checks of a table anew
 * with every update, whatever it changes; a domain looks at new values only. An assessment's scores
 * change with each answer that is saved, its session id and email never do. Types change in place
 * here, which no migration may do any more once a version is released (see docs/operations.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create domain session_id as text constraint assessment_session_id_shape
      check (length(value) <= 128 and value ~ '^session_[0-9]{10,16}_[A-Za-z0-9_-]{22,}$');
    create domain email_address as text constraint assessment_email_normalized
      check (length(value) <= 254 and value = lower(value)
        and value ~ '^[^[:space:]@]+@[^[:space:]@]+\\.[^[:space:]@]+$');
    create domain question_index as int2 constraint assessment_index_range
      check (value between 0 and 35);
    create domain score as int2 constraint assessment_overall_score_range
      check (value between 100 and 500);
    create domain category_scores as jsonb constraint assessment_category_scores_object
      check (jsonb_typeof(value) = 'object');
    create domain competency_id as text constraint response_competency_id_shape
      check (value ~ '^[a-z-]{1,64}$');
    create domain area_name as text constraint response_category_length
      check (length(value) between 1 and 64);

    alter table assessment
      drop constraint assessment_session_id_shape,
      drop constraint assessment_email_normalized,
      drop constraint assessment_index_range,
      drop constraint assessment_overall_score_range,
      drop constraint assessment_category_scores_object,
      alter column session_id type session_id,
      alter column email type email_address,
      alter column current_question_index type question_index,
      alter column overall_score type score,
      alter column category_scores type category_scores;

    alter table response
      drop constraint response_competency_id_shape,
      drop constraint response_category_length,
      alter column competency_id type competency_id,
      alter column category type area_name
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table response
      alter column competency_id type text,
      alter column category type text,
      add constraint response_competency_id_shape check (competency_id ~ '^[a-z-]{1,64}$'),
      add constraint response_category_length check (length(category) between 1 and 64);

    alter table assessment
      alter column session_id type text,
      alter column email type text,
      alter column current_question_index type int2,
      alter column overall_score type int2,
      alter column category_scores type jsonb,
      add constraint assessment_session_id_shape check (
        length(session_id) <= 128
        and session_id ~ '^session_[0-9]{10,16}_[A-Za-z0-9_-]{22,}$'),
      add constraint assessment_email_normalized check (
        length(email) <= 254 and email = lower(email)
        and email ~ '^[^[:space:]@]+@[^[:space:]@]+\\.[^[:space:]@]+$'),
      add constraint assessment_index_range check (current_question_index between 0 and 35),
      add constraint assessment_overall_score_range check (overall_score between 100 and 500),
      add constraint assessment_category_scores_object check (
        jsonb_typeof(category_scores) = 'object');

    drop domain session_id, email_address, question_index, score, category_scores, competency_id,
      area_name
  `.execute(db);
}
