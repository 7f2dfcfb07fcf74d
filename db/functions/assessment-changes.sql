-- What follows from a change of an assessment, step by step. score_assessments follows saved ratings.
create or replace function follow_insert() returns trigger
language plpgsql as $$
begin
  perform refresh_contacts(array[new.email]);
  perform enqueue_assessment_webhook('email.given', new);
  return null;
end $$;

create or replace function follow_update() returns trigger
language plpgsql as $$
declare
  addresses text[] := array_remove(array[old.email, new.email], null);
begin
  if old.email is not null and old.email is distinct from new.email then
    delete from mail where assessment_id = new.id and address = old.email;
    perform forget_mail(array[old.email]);
    perform forget_webhook_address(new.id, old.email, old.verified_at is not null);
  end if;
  if addresses <> '{}' and (
    old.id, old.email, old.verified_at, old.completed_at, old.reset_at
  ) is distinct from (
    new.id, new.email, new.verified_at, new.completed_at, new.reset_at
  ) then
    perform refresh_contacts(addresses);
  end if;
  if old.access_epoch <> new.access_epoch then
    perform cancel_planned_feedback(new.id);
  end if;
  perform enqueue_assessment_webhooks(old, new);
  return null;
end $$;

create or replace function follow_start() returns trigger
language plpgsql as $$
begin
  perform enqueue_assessment_webhook('assessment.started', new);
  return null;
end $$;

create or replace function follow_delete() returns trigger
language plpgsql as $$
declare
  addresses text[] := array(select distinct email from gone where email is not null);
begin
  insert into past_assessment
    select (started_at at time zone 'UTC')::date, source, answered_count,
      greatest(current_question_index, answered_count), is_completed, email is not null,
      case when is_completed then minutes_taken(started_at, completed_at) end
    from gone where started_at is not null;
  insert into rating_due
    select distinct (started_at at time zone 'UTC')::date from gone
    where started_at is not null and is_completed;
  if addresses <> '{}' then
    perform forget_mail(addresses);
    perform refresh_contacts(addresses);
    if exists (
      select from webhook_endpoint where off_reason is null and 'person.erased' = any(events)
    ) then
      perform enqueue_webhook('person.erased',
        json_build_object('email', email, 'assessmentIds', json_agg(id order by id)))
      from gone
      where email is not null and not exists (
        select from assessment where email = gone.email and verified_at is not null
      )
      group by email
      -- Of an address that was never verified only if the office erases it.
      having bool_or(verified_at is not null)
        or current_setting('ready_leader.office_erases', true) = 'yes';
    end if;
  end if;
  return null;
end $$;

-- These four are not application code: a dozen statements create, change, or delete assessments. If one of them
-- forgot a step, the office would keep an erased person's address, mail would go to it, or an event would be lost.
create or replace trigger assessment_inserted after insert on assessment
  for each row when (new.email is not null) execute function follow_insert();
-- Of columns that saved ratings and progress do not set: even a condition that does not hold takes time.
create or replace trigger assessment_updated
  after update of id, email, verified_at, completed_at, reset_at, access_epoch on assessment
  for each row when (
    old.email is distinct from new.email
    or old.verified_at is distinct from new.verified_at
    or old.completed_at is distinct from new.completed_at
    or old.reset_at is distinct from new.reset_at
    or old.access_epoch <> new.access_epoch
  )
  execute function follow_update();
create or replace trigger assessment_started after update of started_at on assessment
  for each row when (old.started_at is null and new.started_at is not null)
  execute function follow_start();
-- For each statement: a trigger for each row would lock contacts in any order, which can deadlock.
create or replace trigger assessments_deleted after delete on assessment
  referencing old table as gone for each statement execute function follow_delete();
