import { sql, type Kysely } from 'kysely';

const SIGNS = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/**
 * What the owner's office reads: how far each assessment came, and a row for each address that
 * somebody gave. The release before neither reads nor writes any of it: the database keeps it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What let somebody in, asked of the identity provider at this sign-in.
  await sql`
    alter table session add column office_grant text, add column office_name text
  `.execute(db);

  await sql`
    alter table assessment
      add column source text constraint assessment_source check (length(source) between 1 and 100),
      add column answered_count int2 not null default 0,
      add column started_at timestamptz,
      add column completed_at timestamptz;

    update assessment set
      answered_count = given.answered,
      started_at = greatest(given.started, created_at),
      completed_at = case when is_completed then given.ended end
    from (
      select assessment_id, count(*) as answered, min(answered_at) as started,
        max(answered_at) as ended
      from response
      where question1_rating is not null and question2_rating is not null
      group by assessment_id
    ) given
    where id = given.assessment_id;

    create index assessment_started_at on assessment (started_at, source)
      where started_at is not null
  `.execute(db);

  await sql`
    create function note_stage() returns trigger
    language plpgsql as $$
    begin
      if new.is_completed is distinct from old.is_completed then
        new.completed_at := case when new.is_completed then now() end;
      end if;
      if new.reset_at is distinct from old.reset_at then
        new.answered_count := 0;
        new.started_at := null;
      end if;
      return new;
    end $$;

    create trigger assessment_stage before update of is_completed, reset_at on assessment
      for each row execute function note_stage()
  `.execute(db);

  // Somebody who gave an address. The columns after `assessments` are those of the assessment that
  // is shown: the last that was completed, or the last. Without a reference to it, so that a backup
  // can be restored in one order.
  await sql`
    create table contact (
      id uuid primary key default gen_random_uuid(),
      address text not null,
      state text not null default 'new' constraint contact_state
        check (state in ('new', 'contacted', 'in_conversation', 'client', 'not_now')),
      note text not null default '' constraint contact_note_length check (length(note) <= 10000),
      edited_at timestamptz,
      proved_at timestamptz,
      first_at timestamptz not null,
      last_at timestamptz not null,
      assessments int4 not null,
      assessment_id uuid not null,
      answered_count int2 not null,
      completed_at timestamptz,
      overall_score int2,
      weakest_area text,
      source text,
      words tsvector not null generated always as (
        -- Without signs: what a parser makes of an address, a link or a number is nobody's word.
        to_tsvector('simple', translate(
          address || ' ' || note, ${sql.lit(SIGNS)}, ${sql.lit(' '.repeat(SIGNS.length))}
        ))
      ) stored,
      -- With the id, so that a page far down is found in the index alone.
      constraint contact_address_key unique (address) include (id),
      constraint contact_address_length check (length(address) between 1 and 254)
    );
    create index contact_last_at on contact (last_at desc, id);
    create index contact_state_last_at on contact (state, last_at desc, id);
    create index contact_source_last_at on contact (source, last_at desc, id);
    create index contact_weakest_area on contact (weakest_area, last_at desc, id);
    -- In either direction what is not there comes last.
    create index contact_overall_score on contact (overall_score, id);
    create index contact_overall_score_desc on contact (overall_score desc nulls last, id);
    create index contact_answered_count on contact (answered_count, id);
    create index contact_completed_at on contact (completed_at, answered_count, id);
    create index contact_completed_at_desc
      on contact (completed_at desc nulls last, answered_count desc, id);
    create index contact_words on contact using gin (words)
  `.execute(db);

  // Makes the rows of these addresses what the assessments under them say. Whoever comes second for
  // an address waits, and then sees what the first one did; in one order, so that nobody waits for
  // somebody who waits for them. The turns are a thousand, however many addresses come at once: the
  // database has room for so many locks and no more.
  await sql`
    create function refresh_contacts(addresses text[]) returns void
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

    create function assessment_concerns_contact() returns trigger
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

    create trigger contact_inserted after insert on assessment
      for each row when (new.email is not null)
      execute function assessment_concerns_contact();
    -- Of ratings that are saved score_assessments tells.
    create trigger contact_changed
      after update of email, is_completed, reset_at on assessment
      for each row when (
        old.email is distinct from new.email
        or new.email is not null and (
          old.is_completed <> new.is_completed or old.reset_at is distinct from new.reset_at
        )
      )
      execute function assessment_concerns_contact();
    -- For all that go together: one after the other they would take their turns in any order.
    create trigger contact_deleted after delete on assessment
      referencing old table as gone for each statement
      execute function assessment_concerns_contact();

    select refresh_contacts(array_agg(distinct email::text)) from assessment
      where email is not null
  `.execute(db);
  await scoreAssessments(db);

  await sql`
    create table office_event (
      id uuid primary key default gen_random_uuid(),
      happened_at timestamptz not null default now(),
      who text not null,
      what text not null constraint office_event_what check (what ~ '^[a-z_]{1,64}$'),
      -- The address of the person that it was about; nobody's any more when that person is erased.
      whom text,
      detail jsonb not null default '{}'
    );
    create index office_event_happened_at on office_event (happened_at desc, id);
    create index office_event_whom on office_event (whom) where whom is not null;

    create function forget_contact() returns trigger
    language plpgsql as $$
    begin
      update office_event set whom = null where whom = old.address;
      return null;
    end $$;
    create trigger contact_forgotten after delete on contact
      for each row execute function forget_contact()
  `.execute(db);
}

/** The scores as before, and with them how many competencies are rated, and since when. */
async function scoreAssessments(db: Kysely<unknown>): Promise<void> {
  await sql`
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
          -- Whoever says that it was long ago began no sooner than the assessment did.
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
    end $$
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function score_assessments(targets uuid[]) returns void
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

    drop table office_event;
    drop trigger contact_inserted on assessment;
    drop trigger contact_changed on assessment;
    drop trigger contact_deleted on assessment;
    drop function assessment_concerns_contact();
    drop function refresh_contacts(text[]);
    drop table contact;
    drop function forget_contact();
    drop trigger assessment_stage on assessment;
    drop function note_stage();
    alter table assessment
      drop column source, drop column answered_count, drop column started_at,
      drop column completed_at;
    alter table session drop column office_grant, drop column office_name
  `.execute(db);
}
