-- Updates the contacts of these addresses from their assessments. A contact describes the
-- verified assessments under its address, and all of them only while none is verified: anyone can
-- type an address. Concurrent calls for one address take turns. They take their locks in one
-- order, so that they cannot deadlock. There are 1,024 locks, because the database has room for a limited number.
-- The query plans are generic: planning for the array of each call takes longer than the work.
create or replace function refresh_contacts(addresses text[]) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform pg_advisory_xact_lock(10, turn.number) from (
    select distinct hashtext(address) & 1023 as number from unnest(addresses) address order by 1
  ) turn;
  delete from contact
    where address = any(addresses)
      and not exists (select from assessment where email = contact.address);
  insert into contact as known (
    address, proved_at, first_at, last_at, assessments, assessment_id, answered_count,
    completed_at, overall_score, source, weakest_area
  )
  select wanted.address, verified.since, counted.*, shown.*, weakest.area
  from (select distinct unnest(addresses) as address order by 1) wanted
  cross join lateral (
    select min(verified_at) as since from assessment where email = wanted.address
  ) verified
  cross join lateral (
    select min(created_at) as first_at, max(created_at) as last_at,
      count(*)::int4 as assessments
    from assessment
    where email = wanted.address and (verified_at is null) = (verified.since is null)
  ) counted
  cross join lateral (
    select id, answered_count, completed_at, overall_score, source
    from assessment
    where email = wanted.address and (verified_at is null) = (verified.since is null)
    order by is_completed desc, created_at desc, id limit 1
  ) shown
  cross join lateral (
    -- The area whose development card says "Priority Focus", null if several tie or an incomplete one is
    -- lower. contact.test.ts compares this with src/domain/development.ts.
    select case when count(*) = 1 then min(category) end as area
    from (
      select category, size, total, answered, tenths, min(tenths) over () as lowest
      from (
        select category, sum(average_rating)::int4 as total, count(*)::int4 as answered,
          -- The average to one decimal, half up: areas that look the same are equal.
          (sum(average_rating) + 5 * count(*)) / (10 * count(*)) as tenths
        from response
        where assessment_id = shown.id
          and question1_rating is not null
          and question2_rating is not null
        group by category
      ) rated
      join (
        values ('Follow Through & Output', 7), ('Interpersonal Relationships', 10),
          ('Leadership of Others', 5), ('Leadership of Self', 8), ('Strategic Planning & Focus', 5)
      ) area (name, size)
        on name = category
    ) known
    where tenths = lowest and answered = size and total < 400 * answered
  ) weakest
  on conflict (address) do update set
    proved_at = excluded.proved_at,
    first_at = excluded.first_at,
    last_at = excluded.last_at,
    assessments = excluded.assessments,
    assessment_id = excluded.assessment_id,
    answered_count = excluded.answered_count,
    completed_at = excluded.completed_at,
    overall_score = excluded.overall_score,
    weakest_area = excluded.weakest_area,
    source = excluded.source
  where (
    known.proved_at, known.first_at, known.last_at, known.assessments, known.assessment_id,
    known.answered_count, known.completed_at, known.overall_score, known.weakest_area,
    known.source
  ) is distinct from (
    excluded.proved_at, excluded.first_at, excluded.last_at, excluded.assessments,
    excluded.assessment_id, excluded.answered_count, excluded.completed_at,
    excluded.overall_score, excluded.weakest_area, excluded.source
  );
end $$;

create or replace function assessment_concerns_contact() returns trigger
language plpgsql as $$
declare
  addresses text[];
begin
  if tg_op = 'DELETE' then
    addresses := array(select email from gone where email is not null);
  elsif tg_op = 'UPDATE' then
    addresses := array_remove(array[old.email, new.email], null);
  else
    addresses := array[new.email];
  end if;
  if addresses <> '{}' then
    perform refresh_contacts(addresses);
  end if;
  return null;
end $$;

-- These three are not application code: a dozen statements create, change, or delete assessments. If
-- one of them forgot the contact, the office would keep an erased person's address.
create or replace trigger contact_inserted after insert on assessment
  for each row when (new.email is not null)
  execute function assessment_concerns_contact();
-- score_assessments handles saved ratings.
create or replace trigger contact_changed
  after update of email, is_completed, reset_at, verified_at on assessment
  for each row when (
    old.email is distinct from new.email
    or new.email is not null and (
      old.is_completed <> new.is_completed or old.answered_count <> new.answered_count
      or old.verified_at is distinct from new.verified_at
    )
  )
  execute function assessment_concerns_contact();
-- For each statement: a trigger for each row would take the locks in any order, which can deadlock.
create or replace trigger contact_deleted after delete on assessment
  referencing old table as gone for each statement
  execute function assessment_concerns_contact();

create or replace function forget_contact() returns trigger
language plpgsql as $$
begin
  update office_event set whom = null where whom = old.address;
  return null;
end $$;

-- Not application code: refresh_contacts deletes contacts, and the application never learns which.
create or replace trigger contact_forgotten after delete on contact
  for each row execute function forget_contact();
