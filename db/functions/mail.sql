-- The same as mailboxOf in src/domain/email.ts: a tag and letter case do not change where mail arrives.
create or replace function mailbox_of(address text) returns text
language sql immutable strict parallel safe
as $$ select regexp_replace(lower(address collate "C"), '^([^+@]+)\+[^@]*', '\1') $$;

-- Of its mailbox.
create or replace function address_fingerprint(address text) returns bytea
language sql immutable strict parallel safe
as $$ select sha256(convert_to(mailbox_of(address), 'UTF8')) $$;

create or replace function forget_address() returns trigger
language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from mail where assessment_id = old.id and address = old.email;
  end if;
  if not exists (select from assessment where email = old.email) then
    -- Invitation mails are deleted with their invitation. A typed address must not stop them.
    delete from mail where address = old.email and invitation_id is null;
  end if;
  return null;
end $$;

-- Triggers, not application code: visitors, the office, and the nightly deletion remove addresses in
-- separate statements, and none of them may leave mail behind.
create or replace trigger assessment_email_changed after update of email on assessment
  for each row when (old.email is not null and old.email is distinct from new.email)
  execute function forget_address();
create or replace trigger assessment_deleted after delete on assessment
  for each row when (old.email is not null)
  execute function forget_address();
