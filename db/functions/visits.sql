create or replace function minutes_taken(started_at timestamptz, completed_at timestamptz)
returns int4
language sql immutable parallel safe as $$
  select greatest(floor(date_part('epoch', completed_at - started_at) / 60), 0)::int4
$$;

create or replace function keep_place() returns trigger
language plpgsql as $$
begin
  insert into past_assessment values (
    (old.started_at at time zone 'UTC')::date, old.source, old.answered_count,
    greatest(old.current_question_index, old.answered_count), old.is_completed,
    old.email is not null,
    case when old.is_completed then minutes_taken(old.started_at, old.completed_at) end
  );
  return null;
end $$;

-- Not application code: every statement that deletes assessments must keep their progress in the
-- statistics, and only the deleted row has it.
create or replace trigger place_kept after delete on assessment
  for each row when (old.started_at is not null)
  execute function keep_place();

create or replace function note_rated_day() returns trigger
language plpgsql as $$
begin
  insert into rating_due
    select distinct (moment at time zone 'UTC')::date
    from unnest(array[old.started_at, new.started_at]) moment where moment is not null;
  return null;
end $$;

-- These two are not application code: scores change inside score_assessments, and a day that is not
-- listed would keep wrong averages forever.
create or replace trigger rating_changed after update of is_completed, category_scores on assessment
  for each row when (old.is_completed or new.is_completed)
  execute function note_rated_day();
create or replace trigger rating_deleted after delete on assessment
  for each row when (old.started_at is not null and old.is_completed)
  execute function note_rated_day();
