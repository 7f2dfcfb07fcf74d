import { sql, type Kysely } from 'kysely';

const competenciesPerArea = [
  `('Follow Through & Output', 7)`,
  `('Interpersonal Relationships', 10)`,
  `('Leadership of Others', 5)`,
  `('Leadership of Self', 8)`,
  `('Strategic Planning & Focus', 5)`,
].join(', ');

/**
 * An address that was only typed changes nothing about the person behind it: a contact describes the
 * verified assessments under its address, and all of them only while none is verified.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Until now verification belonged to the address and covered what was under it at that moment.
  await sql`
    update assessment set verified_at = proved_at
    from contact
    where email = address and created_at <= proved_at and verified_at is null
  `.execute(db);

  // Plans are made once: planning for the array of each call takes longer than the work.
  await sql`
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
        -- The area whose development card says "Priority Focus", null where several tie; see
        -- src/domain/development.ts, with which contact.test.ts compares it.
        select case when count(*) = 1 then min(category) end as area
        from (
          select category, total, answered, tenths, min(tenths) over () as lowest
          from (
            select category, sum(average_rating)::int4 as total, count(*)::int4 as answered,
              -- The average to one decimal, half up: areas that read the same are equal.
              (sum(average_rating) + 5 * count(*)) / (10 * count(*)) as tenths
            from response
            where assessment_id = shown.id
              and question1_rating is not null
              and question2_rating is not null
            group by category
          ) rated
          join (values ${sql.raw(competenciesPerArea)}) area (name, size)
            on name = category and size = answered
        ) complete
        where tenths = lowest and total < 400 * answered
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
    end $$
  `.execute(db);

  await sql`
    drop trigger contact_changed on assessment;
    -- score_assessments handles saved ratings.
    create trigger contact_changed
      after update of email, is_completed, reset_at, verified_at on assessment
      for each row when (
        old.email is distinct from new.email
        or new.email is not null and (
          old.is_completed <> new.is_completed or old.reset_at is distinct from new.reset_at
          or old.verified_at is distinct from new.verified_at
        )
      )
      execute function assessment_concerns_contact();

    select refresh_contacts(array_agg(distinct email::text)) from assessment
      where email is not null
  `.execute(db);

  await sql`
    create or replace function note_assessment_webhook() returns trigger
    language plpgsql as $$
    begin
      if exists (
        select from webhook_endpoint where off_reason is null and tg_argv[0] = any(events)
      ) then
        perform note_webhook(tg_argv[0], json_build_object(
          'assessmentId', new.id,
          'email', new.email,
          'verified', new.verified_at is not null,
          'source', new.source,
          'createdAt', webhook_moment(new.created_at),
          'startedAt', webhook_moment(new.started_at),
          'completedAt', webhook_moment(new.completed_at),
          'competenciesRated', new.answered_count,
          'overallScore', trim_scale(new.overall_score / 100.0),
          'areaScores', (
            select coalesce(json_object_agg(key, trim_scale(value::int4 / 100.0) order by key), '{}')
            from jsonb_each_text(new.category_scores::jsonb)
          )
        ), new.id, new.email);
      end if;
      return null;
    end $$;

    -- The last verified assessment under the address has left it.
    create or replace function forget_webhook_address() returns trigger
    language plpgsql as $$
    begin
      delete from webhook_delivery where assessment_id = old.id and address = old.email;
      if old.verified_at is not null and not exists (
        select from assessment where email = old.email and verified_at is not null
      ) then
        perform note_webhook('person.erased',
          json_build_object('email', old.email, 'assessmentIds', json_build_array()));
      end if;
      return null;
    end $$;

    -- The same when it is deleted, or when the office erases someone who never verified the address.
    create or replace function note_people_erased() returns trigger
    language plpgsql as $$
    begin
      if exists (
        select from webhook_endpoint where off_reason is null and 'person.erased' = any(events)
      ) then
        perform note_webhook('person.erased',
          json_build_object('email', email, 'assessmentIds', json_agg(id order by id)))
        from erased
        where email is not null and not exists (
          select from assessment where email = erased.email and verified_at is not null
        )
        group by email
        having bool_or(verified_at is not null)
          or current_setting('ready_leader.office_erases', true) = 'yes';
      end if;
      return null;
    end $$
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function refresh_contacts(addresses text[]) returns void
    language plpgsql set enable_seqscan = off as $$
    begin
      perform pg_advisory_xact_lock(10, turn.number) from (
        select distinct hashtext(address) & 1023 as number from unnest(addresses) address order by 1
      ) turn;
      delete from contact
        where address = any(addresses)
          and not exists (select from assessment where email = contact.address);
      insert into contact as known (
        address, first_at, last_at, assessments, assessment_id, answered_count, completed_at,
        overall_score, weakest_area, source
      )
      select wanted.address, counted.first_at, counted.last_at, counted.assessments, shown.*
      from (select distinct unnest(addresses) as address order by 1) wanted
      cross join lateral (
        select min(created_at) as first_at, max(created_at) as last_at,
          count(*)::int4 as assessments
        from assessment where email = wanted.address
      ) counted
      cross join lateral (
        select id, answered_count, completed_at, overall_score, (
            select area.key from jsonb_each_text(category_scores::jsonb) area
            order by area.value::int4, area.key limit 1
          ) as weakest_area, source
        from assessment where email = wanted.address
        order by is_completed desc, created_at desc, id limit 1
      ) shown
      on conflict (address) do update set
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
        known.first_at, known.last_at, known.assessments, known.assessment_id,
        known.answered_count, known.completed_at, known.overall_score, known.weakest_area,
        known.source
      ) is distinct from (
        excluded.first_at, excluded.last_at, excluded.assessments, excluded.assessment_id,
        excluded.answered_count, excluded.completed_at, excluded.overall_score,
        excluded.weakest_area, excluded.source
      );
    end $$;

    drop trigger contact_changed on assessment;
    create trigger contact_changed
      after update of email, is_completed, reset_at on assessment
      for each row when (
        old.email is distinct from new.email
        or new.email is not null and (
          old.is_completed <> new.is_completed or old.reset_at is distinct from new.reset_at
        )
      )
      execute function assessment_concerns_contact();

    create or replace function note_assessment_webhook() returns trigger
    language plpgsql as $$
    begin
      if exists (
        select from webhook_endpoint where off_reason is null and tg_argv[0] = any(events)
      ) then
        perform note_webhook(tg_argv[0], json_build_object(
          'assessmentId', new.id,
          'email', new.email,
          'source', new.source,
          'createdAt', webhook_moment(new.created_at),
          'startedAt', webhook_moment(new.started_at),
          'completedAt', webhook_moment(new.completed_at),
          'competenciesRated', new.answered_count,
          'overallScore', trim_scale(new.overall_score / 100.0),
          'areaScores', (
            select coalesce(json_object_agg(key, trim_scale(value::int4 / 100.0) order by key), '{}')
            from jsonb_each_text(new.category_scores::jsonb)
          )
        ), new.id, new.email);
      end if;
      return null;
    end $$;

    create or replace function forget_webhook_address() returns trigger
    language plpgsql as $$
    begin
      delete from webhook_delivery where assessment_id = old.id and address = old.email;
      if not exists (select from contact where address = old.email) then
        perform note_webhook('person.erased',
          json_build_object('email', old.email, 'assessmentIds', json_build_array()));
      end if;
      return null;
    end $$;

    create or replace function note_people_erased() returns trigger
    language plpgsql as $$
    begin
      if exists (
        select from webhook_endpoint where off_reason is null and 'person.erased' = any(events)
      ) then
        perform note_webhook('person.erased',
          json_build_object('email', email, 'assessmentIds', json_agg(id order by id)))
        from erased
        where email is not null and not exists (select from contact where address = erased.email)
        group by email;
      end if;
      return null;
    end $$
  `.execute(db);
}
