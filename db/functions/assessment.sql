-- The only place that computes scores. The caller holds the locks of the rows. One aggregate for each
-- assessment, rather than one for all, lets PostgreSQL use the index. Without sequential scans,
-- because a plan made while the tables were small stays in use when they have grown.
create or replace function score_assessments(targets uuid[]) returns void
language plpgsql set enable_seqscan = off as $$
declare
  addresses text[];
begin
  with scored as (
    update assessment set
      overall_score = scores.overall,
      category_scores = scores.by_category,
      answered_count = scores.answered,
      -- Responses may have earlier times, but the start is not before the assessment.
      started_at = least(started_at,
        case when scores.started is not null then greatest(scores.started, created_at) end)
    from unnest(targets) target cross join lateral (
      select
        -- Whole numbers throughout: a sum over a count, rounded half up.
        (2 * sum(area.total) + sum(area.answered)) / (2 * sum(area.answered)) as overall,
        coalesce(
          jsonb_object_agg(area.category, (2 * area.total + area.answered) / (2 * area.answered)),
          '{}'
        ) as by_category,
        coalesce(sum(area.answered), 0) as answered,
        min(area.started) as started
      from (
        select category, sum(average_rating)::int4 as total, count(*)::int4 as answered,
          min(answered_at) as started
        from response
        where assessment_id = target
          and question1_rating is not null
          and question2_rating is not null
        group by category
      ) area
    ) scores
    where id = target
    returning email::text as address
  )
  select array_agg(address) into addresses from scored where address is not null;
  if addresses is not null then
    perform refresh_contacts(addresses);
  end if;
end $$;

create or replace function calculate_scores(target uuid) returns void
language plpgsql as $$
begin
  perform 1 from assessment where id = target for no key update;
  perform score_assessments(array[target]);
end $$;

-- Saves many responses in one call. The latest response to a competency counts, in whatever order
-- they arrive. Skips responses whose assessment does not exist or, unless the call may wait, is locked by
-- another one. Returns the places of the others in the arrays and the rows that are stored now; a
-- response from before the last reset has no row if nothing is stored.
-- `moments` are milliseconds since 1970, null for now. The clock is read once the rows are locked, so
-- that a response given now is never older than a reset, or another response, that came earlier. Stored times
-- from before the clock was set back, later than now, count as earlier.
-- Each statement sees what was committed before it began: the scores include every response.
-- Plans are made once: otherwise PostgreSQL plans again for the arrays of each call.
create or replace function save_responses(
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

  insert into response as stored
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
    and (
      moment < resets[array_position(locked, target)]
      and resets[array_position(locked, target)] <= present
    ) is not true
  order by target, competency, moment desc, place desc
  on conflict (assessment_id, competency_id) do update set
    category = excluded.category,
    question1_rating = excluded.question1_rating,
    question2_rating = excluded.question2_rating,
    answered_at = excluded.answered_at
  where stored.answered_at <= excluded.answered_at or stored.answered_at > present;

  perform score_assessments(locked);

  return query
    select given.place, stored.competency_id::text, stored.category::text,
      stored.question1_rating, stored.question2_rating, stored.average_rating,
      stored.answered_at
    from (
      select unnest(targets) as target, unnest(competencies) as competency,
        generate_subscripts(targets, 1) as place
    ) given
      left join response stored
        on stored.assessment_id = given.target and stored.competency_id = given.competency
    where given.target = any(locked);
end $$;
