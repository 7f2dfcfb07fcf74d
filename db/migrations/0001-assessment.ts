import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('assessment')
    .addColumn('id', 'uuid', (col) => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('session_id', 'text', (col) => col.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('current_question_index', 'int2', (col) => col.notNull().defaultTo(0))
    .addColumn('is_completed', 'boolean', (col) => col.notNull().defaultTo(false))
    .addColumn('overall_score', 'int2')
    .addColumn('category_scores', 'jsonb', (col) => col.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addCheckConstraint(
      'assessment_session_id_shape',
      sql`length(session_id) <= 128 and session_id ~ '^session_[0-9]{10,16}_[A-Za-z0-9_-]{22,}$'`,
    )
    .addCheckConstraint(
      'assessment_email_normalized',
      sql`length(email) <= 254 and email = lower(email)
        and email ~ '^[^[:space:]@]+@[^[:space:]@]+\\.[^[:space:]@]+$'`,
    )
    .addCheckConstraint('assessment_index_range', sql`current_question_index between 0 and 35`)
    .addCheckConstraint('assessment_overall_score_range', sql`overall_score between 100 and 500`)
    .addCheckConstraint(
      'assessment_category_scores_object',
      sql`jsonb_typeof(category_scores) = 'object'`,
    )
    .execute();

  // Serves the lookup by email, newest first; most rows have no email and need no entry.
  await sql`
    create index assessment_email_created_at on assessment (email, created_at desc)
    where email is not null
  `.execute(db);

  await db.schema
    .createTable('response')
    .addColumn('assessment_id', 'uuid', (col) =>
      col.notNull().references('assessment.id').onDelete('cascade'),
    )
    .addColumn('competency_id', 'text', (col) => col.notNull())
    .addColumn('category', 'text', (col) => col.notNull())
    .addColumn('question1_rating', 'int2')
    .addColumn('question2_rating', 'int2')
    .addColumn('average_rating', 'int2', (col) =>
      col
        .generatedAlwaysAs(
          sql`case
            when question1_rating is null then question2_rating * 100
            when question2_rating is null then question1_rating * 100
            else (question1_rating + question2_rating) * 50
          end`,
        )
        .stored()
        .notNull(),
    )
    .addColumn('answered_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    // Leads with the assessment, so it also serves reading all responses of one.
    .addPrimaryKeyConstraint('response_pkey', ['assessment_id', 'competency_id'])
    .addCheckConstraint('response_competency_id_shape', sql`competency_id ~ '^[a-z-]{1,64}$'`)
    .addCheckConstraint('response_category_length', sql`length(category) between 1 and 64`)
    .addCheckConstraint('response_question1_range', sql`question1_rating between 1 and 5`)
    .addCheckConstraint('response_question2_range', sql`question2_rating between 1 and 5`)
    .execute();

  await createCalculateScores(db);
  await sql`
    create function save_response(
      target uuid, competency text, area text, rating1 int2, rating2 int2
    ) returns setof response
    language plpgsql as $$
    begin
      perform 1 from assessment where id = target for no key update;
      if not found then
        return;
      end if;
      return query
        insert into response as saved
          (assessment_id, competency_id, category, question1_rating, question2_rating)
        values (target, competency, area, rating1, rating2)
        on conflict (assessment_id, competency_id) do update set
          category = excluded.category,
          question1_rating = excluded.question1_rating,
          question2_rating = excluded.question2_rating,
          answered_at = now()
        returning saved.*;
      perform calculate_scores(target);
    end $$
  `.execute(db);
}

/**
 * Scores follow the answers. Statements in a volatile function see what was committed before each of
 * them began, so after the row lock the sums hold every answer, whoever else is saving.
 */
export async function createCalculateScores(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function calculate_scores(target uuid) returns void
    language plpgsql as $$
    begin
      perform 1 from assessment where id = target for no key update;
      update assessment set
        overall_score = totals.overall,
        category_scores = totals.by_category
      from (
        select
          round(sum(area.total) / sum(area.answered)) as overall,
          coalesce(
            jsonb_object_agg(area.category, round(area.total::numeric / area.answered)),
            '{}'
          ) as by_category
        from (
          select category, sum(average_rating) as total, count(*)::numeric as answered
          from response
          where assessment_id = target
            and question1_rating is not null
            and question2_rating is not null
          group by category
        ) area
      ) totals
      where id = target;
    end $$
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function save_response(uuid, text, text, int2, int2)`.execute(db);
  await sql`drop function calculate_scores(uuid)`.execute(db);
  await db.schema.dropTable('response').execute();
  await db.schema.dropTable('assessment').execute();
}
