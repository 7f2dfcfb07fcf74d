create or replace function cancel_planned_feedback() returns trigger
language plpgsql as $$
declare
  ended uuid[];
begin
  with canceled as (
    update feedback_round set state = 'canceled'
    where assessment_id = new.id and state = 'draft'
    returning id
  )
  select array_agg(id) into ended from canceled;
  delete from feedback_invitation where round_id = any(ended);
  delete from feedback_count where round_id = any(ended);
  return null;
end $$;

-- Not application code: several statements end the verifications of an assessment, and none of them may leave a
-- round that would send mail on the authority of one.
create or replace trigger feedback_unverified after update of access_epoch on assessment
  for each row when (old.access_epoch <> new.access_epoch)
  execute function cancel_planned_feedback();
