-- Updates the contacts of these addresses from their assessments. A contact describes the
-- verified assessments under its address, and all of them only while none is verified: anyone can
-- type an address. It shows the last completed one of them, else the last.
-- Concurrent calls for one address take turns. They take their locks in one order, so that they cannot
-- deadlock. There are 1,024 locks, because the database has room for a limited number.
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
  select shown.*, weakest.area
  from (
    select distinct on (email) email, min(verified_at) over alike, min(created_at) over alike,
      max(created_at) over alike, count(*) over alike, id, answered_count,
      completed_at, overall_score, source
    from assessment
    where email = any(addresses)
    window alike as (partition by email, verified_at is null)
    order by email, verified_at is null, is_completed desc, created_at desc, id
  ) shown
  cross join lateral (
    -- The area whose development card says "Priority Focus", null if several tie or an incomplete one is
    -- lower. contact.test.ts compares this with src/domain/development.ts.
    select case when count(*) = 1 then min(category) end as area
    from (
      select category, sum(average_rating)::int4 as total, count(*)::int4 as answered,
        -- The average to one decimal, half up: areas that look the same are equal.
        (sum(average_rating) + 5 * count(*)) / (10 * count(*)) as tenths,
        min((sum(average_rating) + 5 * count(*)) / (10 * count(*))) over () as lowest
      from response
      where assessment_id = shown.id
        and question1_rating is not null
        and question2_rating is not null
      group by category
    ) rated
    where tenths = lowest and total < 400 * answered and answered = case category
      when 'Follow Through & Output' then 7 when 'Interpersonal Relationships' then 10
      when 'Leadership of Others' then 5 when 'Leadership of Self' then 8
      when 'Strategic Planning & Focus' then 5 end
  ) weakest
  on conflict (address) do update set (
    proved_at, first_at, last_at, assessments, assessment_id, answered_count, completed_at,
    overall_score, weakest_area, source
  ) = (
    excluded.proved_at, excluded.first_at, excluded.last_at, excluded.assessments,
    excluded.assessment_id, excluded.answered_count, excluded.completed_at,
    excluded.overall_score, excluded.weakest_area, excluded.source
  )
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
