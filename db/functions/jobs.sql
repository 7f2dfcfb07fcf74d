-- Removes the job of a deleted row; the argument is the prefix of the job's key. The job tables are
-- created after those of the product: the name is looked up at run time.
create or replace function forget_job() returns trigger
language plpgsql as $$
begin
  perform graphile_worker.remove_job(tg_argv[0] || old.id);
  return null;
end $$;

-- These two are not application code: mails and deliveries are also deleted by cascade, and the
-- application never learns which.
create or replace trigger mail_deleted after delete on mail
  for each row when (old.state in ('waiting', 'sending'))
  execute function forget_job('mail:');
create or replace trigger webhook_delivery_deleted after delete on webhook_delivery
  for each row when (old.state = 'waiting')
  execute function forget_job('webhook:');
