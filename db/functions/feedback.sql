-- When the verifications of an assessment end, so that no round sends mail on the authority of one.
create or replace function cancel_planned_feedback(target uuid) returns void
language plpgsql as $$
declare
  ended uuid[];
begin
  with canceled as (
    update feedback_round set state = 'canceled'
    where assessment_id = target and state = 'draft'
    returning id
  )
  select array_agg(id) into ended from canceled;
  delete from feedback_invitation where round_id = any(ended);
  delete from feedback_count where round_id = any(ended);
end $$;
