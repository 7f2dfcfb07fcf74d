import { sql, type Kysely } from 'kysely';

/**
 * What other programs of the practice are told, where the owner asked for it. The database notes the
 * events itself, in the transaction that causes them: no path of the code can forget one, and what is
 * taken back is told to nobody. Where nobody asked, a trigger looks into an empty table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      id uuid primary key,
      url text not null constraint webhook_endpoint_url check (length(url) between 1 and 2000),
      events text[] not null constraint webhook_endpoint_events check (
        cardinality(events) > 0 and events <@ array[
          'assessment.started', 'assessment.completed', 'email.given', 'person.erased'
        ]
      ),
      -- Sealed with a key that the database does not have.
      secret bytea not null,
      previous_secret bytea,
      previous_until timestamptz,
      -- Null: it is on.
      off_reason text constraint webhook_endpoint_off_reason
        check (off_reason in ('office', 'gone', 'failing', 'unreadable')),
      failing_since timestamptz,
      created_at timestamptz not null default now(),
      constraint webhook_endpoint_previous
        check ((previous_secret is null) = (previous_until is null))
    );

    create table webhook_delivery (
      id uuid primary key default gen_random_uuid(),
      endpoint_id uuid not null references webhook_endpoint on delete cascade,
      event text not null constraint webhook_delivery_event check (event ~ '^[a-z_.]{1,64}$'),
      -- What is signed and sent, to the letter; empty once nobody may know it any more.
      payload text not null,
      -- Whom it tells of. It goes with the assessment, and when that stands under another address.
      assessment_id uuid references assessment on delete cascade,
      address text constraint webhook_delivery_address check (length(address) between 1 and 254),
      state text not null default 'waiting' constraint webhook_delivery_state
        check (state in ('waiting', 'delivered', 'failed')),
      attempts int4 not null default 0,
      last_status int2,
      last_error text,
      created_at timestamptz not null default now(),
      tried_at timestamptz
    );
    create index webhook_delivery_created_at on webhook_delivery (created_at desc, id);
    create index webhook_delivery_endpoint_id on webhook_delivery (endpoint_id, created_at desc, id);
    create index webhook_delivery_state on webhook_delivery (state, created_at desc, id);
    create index webhook_delivery_assessment_id on webhook_delivery (assessment_id)
      where assessment_id is not null
  `.execute(db);

  // The tables of the jobs are made after those of the product: the names are looked up when it runs.
  await sql`
    create function webhook_moment(moment timestamptz) returns text
    language sql stable as $$
      select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    $$;

    create function note_webhook(
      event text, data json, assessment_id uuid default null, address text default null
    ) returns void
    language plpgsql as $$
    declare
      noted record;
    begin
      for noted in
        insert into webhook_delivery (endpoint_id, event, payload, assessment_id, address)
        select id, note_webhook.event, json_build_object(
            'type', note_webhook.event, 'timestamp', webhook_moment(now()), 'data', data
          )::text, note_webhook.assessment_id, note_webhook.address
        from webhook_endpoint
        where off_reason is null and note_webhook.event = any(events)
        returning webhook_delivery.id, endpoint_id
      loop
        perform add_webhook_job(noted.id, noted.endpoint_id);
      end loop;
    end $$;

    -- One at a time for each endpoint, and behind mails, which people wait for. The library's own
    -- pauses make 21 attempts three days.
    create function add_webhook_job(delivery uuid, endpoint uuid) returns void
    language plpgsql as $$
    begin
      perform graphile_worker.add_job(
        'deliver_webhook', json_build_object('id', delivery), job_key => 'webhook:' || delivery,
        queue_name => 'webhook:' || endpoint, max_attempts => 21, priority => 10
      );
    end $$;

    create function forget_webhook_job() returns trigger
    language plpgsql as $$
    begin
      perform graphile_worker.remove_job('webhook:' || old.id);
      return null;
    end $$;
    create trigger webhook_delivery_deleted after delete on webhook_delivery
      for each row when (old.state = 'waiting')
      execute function forget_webhook_job()
  `.execute(db);

  await sql`
    create function note_assessment_webhook() returns trigger
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

    -- After those that keep the contacts, which come before by their names.
    create trigger webhook_started after update of started_at on assessment
      for each row when (old.started_at is null and new.started_at is not null)
      execute function note_assessment_webhook('assessment.started');
    create trigger webhook_completed after update of is_completed on assessment
      for each row when (not old.is_completed and new.is_completed)
      execute function note_assessment_webhook('assessment.completed');
    create trigger webhook_email_given after update of email on assessment
      for each row when (new.email is not null and old.email is distinct from new.email)
      execute function note_assessment_webhook('email.given');
    create trigger webhook_email_inserted after insert on assessment
      for each row when (new.email is not null)
      execute function note_assessment_webhook('email.given')
  `.execute(db);

  await sql`
    -- The address is left; the assessment stands under another one, or under none.
    create function forget_webhook_address() returns trigger
    language plpgsql as $$
    begin
      delete from webhook_delivery where assessment_id = old.id and address = old.email;
      if not exists (select from contact where address = old.email) then
        perform note_webhook('person.erased',
          json_build_object('email', old.email, 'assessmentIds', json_build_array()));
      end if;
      return null;
    end $$;
    create trigger webhook_address_left after update of email on assessment
      for each row when (old.email is not null and old.email is distinct from new.email)
      execute function forget_webhook_address();

    -- For each statement: it knows all that go together, and comes after what is done for each row.
    create function note_people_erased() returns trigger
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
    end $$;
    create trigger webhook_people_erased after delete on assessment
      referencing old table as erased
      for each statement execute function note_people_erased()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger webhook_people_erased on assessment;
    drop trigger webhook_address_left on assessment;
    drop trigger webhook_email_inserted on assessment;
    drop trigger webhook_email_given on assessment;
    drop trigger webhook_completed on assessment;
    drop trigger webhook_started on assessment;
    drop function note_people_erased();
    drop function forget_webhook_address();
    drop function note_assessment_webhook();
    drop table webhook_delivery;
    drop table webhook_endpoint;
    drop function forget_webhook_job();
    drop function note_webhook(text, json, uuid, text);
    drop function add_webhook_job(uuid, uuid);
    drop function webhook_moment(timestamptz)
  `.execute(db);
}
