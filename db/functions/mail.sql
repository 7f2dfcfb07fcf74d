-- The same as mailboxOf in src/domain/email.ts: a tag and letter case do not change where mail arrives.
create or replace function mailbox_of(address text) returns text
language sql immutable strict parallel safe
as $$ select regexp_replace(lower(address collate "C"), '^([^+@]+)\+[^@]*', '\1') $$;

-- Of its mailbox.
create or replace function address_fingerprint(address text) returns bytea
language sql immutable strict parallel safe
as $$ select sha256(convert_to(mailbox_of(address), 'UTF8')) $$;

-- Deletes mail to addresses that no assessment has any more. Invitation mails are deleted with their invitation: a
-- typed address must not stop them.
create or replace function forget_mail(addresses text[]) returns void
language sql as $$
  delete from mail
  where address = any(addresses) and invitation_id is null
    and not exists (select from assessment where email = mail.address)
$$;
