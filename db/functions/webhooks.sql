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

create or replace function enqueue_assessment_webhook(event text, changed assessment) returns void
language plpgsql as $$
begin
  if exists (select from webhook_endpoint where off_reason is null and event = any(events)) then
    perform enqueue_webhook(event, json_build_object(
      'assessmentId', changed.id,
      'email', changed.email,
      'verified', changed.verified_at is not null,
      'source', changed.source,
      'createdAt', webhook_moment(changed.created_at),
      'startedAt', webhook_moment(changed.started_at),
      'completedAt', webhook_moment(changed.completed_at),
      'competenciesRated', changed.answered_count,
      'overallScore', trim_scale(changed.overall_score / 100.0),
      'areaScores', (
        select coalesce(json_object_agg(key, trim_scale(value::int4 / 100.0) order by key), '{}')
        from jsonb_each_text(changed.category_scores::jsonb)
      )
    ), changed.id, changed.email);
  end if;
end $$;

-- When events of a changed assessment happen; assessment-changes.sql has those of a new, started, or deleted one.
create or replace function enqueue_assessment_webhooks(before assessment, after assessment)
returns void
language plpgsql as $$
begin
  if not before.is_completed and after.is_completed then
    perform enqueue_assessment_webhook('assessment.completed', after);
  end if;
  if after.email is not null and before.email is distinct from after.email then
    perform enqueue_assessment_webhook('email.given', after);
  end if;
end $$;

-- Another address took this one's place. If it was the last verified one, receivers are notified.
create or replace function forget_webhook_address(target uuid, previous text, was_verified boolean)
returns void
language plpgsql as $$
begin
  -- What was sent stays without its text, because it counts toward the tenth of a day.
  delete from webhook_delivery where assessment_id = target and address = previous and attempts = 0;
  update webhook_delivery set payload = '', address = null,
      state = case state when 'waiting' then 'failed' else state end,
      last_error = case state when 'waiting' then 'The address was changed.' else last_error end
    where assessment_id = target and address = previous;
  if was_verified and not exists (
    select from assessment where email = previous and verified_at is not null
  ) then
    perform enqueue_webhook('person.erased',
      json_build_object('email', previous, 'assessmentIds', json_build_array()));
  end if;
end $$;
