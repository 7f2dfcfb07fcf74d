create or replace function minutes_taken(started_at timestamptz, completed_at timestamptz)
returns int4
language sql immutable parallel safe as $$
  select greatest(floor(date_part('epoch', completed_at - started_at) / 60), 0)::int4
$$;

create or replace function note_rated_day() returns trigger
language plpgsql as $$
begin
  insert into rating_due
    select distinct (moment at time zone 'UTC')::date
    from unnest(array[old.started_at, new.started_at]) moment where moment is not null;
  return null;
end $$;

-- Not application code: scores change inside score_assessments, and a day that is not listed would keep wrong
-- averages forever.
create or replace trigger rating_changed after update of completed_at, category_scores on assessment
  for each row when (old.is_completed or new.is_completed)
  execute function note_rated_day();
