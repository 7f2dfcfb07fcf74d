create or replace function webhook_moment(moment timestamptz) returns text
language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- A delivery that waits is replaced by a newer one about the same, under a new id: the one before may have arrived.
-- What follows the tenth of a day waits until a day after the first of these.
create or replace function enqueue_webhook(
  event text, data json, assessment_id uuid default null, address text default null
) returns void
language plpgsql as $$
declare
  message text := json_build_object(
    'type', enqueue_webhook.event, 'timestamp', webhook_moment(now()), 'data', data
  )::text;
  replaced uuid[];
begin
  with newer as (
    update webhook_delivery delivery
    set id = gen_random_uuid(), payload = message, address = enqueue_webhook.address, created_at = now()
    where delivery.assessment_id = enqueue_webhook.assessment_id
      and delivery.event = enqueue_webhook.event and state = 'waiting'
    returning endpoint_id
  )
  select array_agg(endpoint_id) into replaced from newer;
  insert into webhook_delivery (endpoint_id, event, payload, assessment_id, address, due_at)
    select id, enqueue_webhook.event, message, enqueue_webhook.assessment_id, enqueue_webhook.address,
      coalesce((
        select created_at + interval '1 day' from webhook_delivery earlier
        where endpoint_id = endpoint.id and earlier.assessment_id = enqueue_webhook.assessment_id
          and earlier.event = enqueue_webhook.event and created_at > now() - interval '1 day'
        order by created_at desc offset 9 limit 1
      ), now())
    from webhook_endpoint endpoint
    where off_reason is null and enqueue_webhook.event = any(events)
      and (replaced is null or id <> all(replaced));
  perform pg_notify('jobs:insert', '{"count":0}');
end $$;

create or replace function enqueue_assessment_webhook() returns trigger
language plpgsql as $$
begin
  if exists (
    select from webhook_endpoint where off_reason is null and tg_argv[0] = any(events)
  ) then
    perform enqueue_webhook(tg_argv[0], json_build_object(
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

-- These four are not application code: whatever statement causes an event, its transaction must record
-- it, and without an endpoint a trigger costs one read of an empty table.
-- Triggers run in order of their names: these run after the ones that update contacts.
create or replace trigger webhook_started after update of started_at on assessment
  for each row when (old.started_at is null and new.started_at is not null)
  execute function enqueue_assessment_webhook('assessment.started');
create or replace trigger webhook_completed after update of is_completed on assessment
  for each row when (not old.is_completed and new.is_completed)
  execute function enqueue_assessment_webhook('assessment.completed');
create or replace trigger webhook_email_given after update of email on assessment
  for each row when (new.email is not null and old.email is distinct from new.email)
  execute function enqueue_assessment_webhook('email.given');
create or replace trigger webhook_email_inserted after insert on assessment
  for each row when (new.email is not null)
  execute function enqueue_assessment_webhook('email.given');

create or replace function forget_webhook_address() returns trigger
language plpgsql as $$
begin
  -- What was sent stays without its text, because it counts toward the tenth of a day.
  delete from webhook_delivery where assessment_id = old.id and address = old.email and attempts = 0;
  update webhook_delivery set payload = '', address = null,
      state = case state when 'waiting' then 'failed' else state end,
      last_error = case state when 'waiting' then 'The address was changed.' else last_error end
    where assessment_id = old.id and address = old.email;
  if old.verified_at is not null and not exists (
    select from assessment where email = old.email and verified_at is not null
  ) then
    perform enqueue_webhook('person.erased',
      json_build_object('email', old.email, 'assessmentIds', json_build_array()));
  end if;
  return null;
end $$;

-- The last verified assessment under the address got another address. Not application code: several
-- statements change or remove an address, and receivers must be notified of each.
create or replace trigger webhook_address_left after update of email on assessment
  for each row when (old.email is not null and old.email is distinct from new.email)
  execute function forget_webhook_address();

create or replace function enqueue_people_erased() returns trigger
language plpgsql as $$
begin
  if exists (
    select from webhook_endpoint where off_reason is null and 'person.erased' = any(events)
  ) then
    perform enqueue_webhook('person.erased',
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
end $$;

-- The same after deletion, or when the office erases someone who never verified the address. Not
-- application code: only a statement trigger sees all assessments that are deleted together.
create or replace trigger webhook_people_erased after delete on assessment
  referencing old table as erased
  for each statement execute function enqueue_people_erased();
