import { sql, type Kysely } from 'kysely';
import { createCalculateScores } from './0001-assessment.ts';

/**
 * Many responses are saved in one call, and of each competency the one given last counts, whenever it
 * arrives. The release before calls `save_response(uuid, text, text, int2, int2)`: it stays until no
 * instance of that release runs or will be brought back, and goes with the next migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How many competencies there are is said by the domain alone.
  await sql`
    alter domain question_index drop constraint assessment_index_range;
    alter domain question_index add constraint assessment_index_range check (value >= 0);

    alter table assessment add column reset_at timestamptz
  `.execute(db);

  // The only place where scores are made. The rows are locked by the caller. An aggregate for each
  // assessment, and not one for all, is what PostgreSQL takes the index for. A plan made while the
  // tables were small would read them from end to end, and is kept when they have grown.
  await sql`
    create function score_assessments(targets uuid[]) returns void
    language plpgsql set enable_seqscan = off as $$
    begin
      update assessment set overall_score = scores.overall, category_scores = scores.by_category
      from unnest(targets) target cross join lateral (
        select
          -- Whole numbers throughout: a sum over a count, rounded half up.
          (2 * sum(area.total) + sum(area.answered)) / (2 * sum(area.answered)) as overall,
          coalesce(
            jsonb_object_agg(area.category, (2 * area.total + area.answered) / (2 * area.answered)),
            '{}'
          ) as by_category
        from (
          select category, sum(average_rating)::int4 as total, count(*)::int4 as answered
          from response
          where assessment_id = target
            and question1_rating is not null
            and question2_rating is not null
          group by category
        ) area
      ) scores
      where id = target;
    end $$;

    create or replace function calculate_scores(target uuid) returns void
    language plpgsql as $$
    begin
      perform 1 from assessment where id = target for no key update;
      perform score_assessments(array[target]);
    end $$
  `.execute(db);

  // Answers, for each response that was taken, with its place in the arrays and the row that stands
  // then; without a row if it was given before the last reset and nothing stands. It takes those
  // whose assessment exists and, unless it may wait, is not locked by anybody else.
  // `moments` are milliseconds since 1970, null for now. The clock is read once the rows are locked,
  // so that a response given now is never older than a reset, or another response, that came before.
  // Each statement sees what was committed before it began: the scores hold every response.
  // Plans are made once: the arrays of each call would have them made anew.
  await sql`
    create function save_responses(
      targets uuid[], competencies text[], areas text[], ratings1 int2[], ratings2 int2[],
      moments int8[], waits boolean
    ) returns table (
      place int4, competency_id text, category text, question1_rating int2, question2_rating int2,
      average_rating int2, answered_at timestamptz
    )
    language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    #variable_conflict use_column
    declare
      locked uuid[];
      resets timestamptz[];
      present timestamptz;
    begin
      -- In one order, so that two calls never wait for each other.
      if waits then
        select array_agg(id), array_agg(reset_at) into locked, resets from (
          select id, reset_at from assessment where id = any(targets)
          order by id for no key update
        ) mine;
      else
        select array_agg(id), array_agg(reset_at) into locked, resets from (
          select id, reset_at from assessment where id = any(targets)
          order by id for no key update skip locked
        ) mine;
      end if;
      present := date_trunc('milliseconds', clock_timestamp());

      insert into response as standing
        (assessment_id, competency_id, category, question1_rating, question2_rating, answered_at)
      select distinct on (target, competency)
        target, competency, area, rating1, rating2, moment
      from (
        select unnest(targets) as target, unnest(competencies) as competency, unnest(areas) as area,
          unnest(ratings1) as rating1, unnest(ratings2) as rating2,
          least(to_timestamp(unnest(moments) / 1000.0), present) as moment,
          generate_subscripts(targets, 1) as place
      ) given
      where target = any(locked)
        and (moment < resets[array_position(locked, target)]) is not true
      order by target, competency, moment desc, place desc
      on conflict (assessment_id, competency_id) do update set
        category = excluded.category,
        question1_rating = excluded.question1_rating,
        question2_rating = excluded.question2_rating,
        answered_at = excluded.answered_at
      where standing.answered_at <= excluded.answered_at;

      perform score_assessments(locked);

      return query
        select given.place, standing.competency_id::text, standing.category::text,
          standing.question1_rating, standing.question2_rating, standing.average_rating,
          standing.answered_at
        from (
          select unnest(targets) as target, unnest(competencies) as competency,
            generate_subscripts(targets, 1) as place
        ) given
          left join response standing
            on standing.assessment_id = given.target and standing.competency_id = given.competency
        where given.target = any(locked);
    end $$
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop function save_responses;
    drop function calculate_scores(uuid);
    drop function score_assessments(uuid[]);

    alter table assessment drop column reset_at;

    alter domain question_index drop constraint assessment_index_range;
    alter domain question_index add constraint assessment_index_range
      check (value between 0 and 35)
  `.execute(db);
  await createCalculateScores(db);
}
