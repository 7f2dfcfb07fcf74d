import { sql, type Kysely } from 'kysely';

/**
 * Mails count by their share of the limits, and marks belong to mailboxes: those of addresses with a tag move
 * to the address without it. `is_asked` is unused from here on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_count
      alter column is_asked set default false,
      add column share text not null default 'promised'
        constraint mail_count_share check (share ~ '^[a-z_]{1,32}$'),
      add column is_verified boolean not null default false;
    update mail_count set share = 'asked' where is_asked;

    with known as (
      select address from mail union select email from assessment where email is not null
      union select address from feedback_invitation
    ), moved as (
      delete from address_mark using known
      where address ~ '^[^+@]+\\+' and fingerprint = sha256(convert_to(address, 'UTF8'))
      returning address, refused_at, unsubscribed_at, no_feedback_at
    )
    insert into address_mark as known (fingerprint, refused_at, unsubscribed_at, no_feedback_at)
    select
      sha256(convert_to(regexp_replace(address, '^([^+@]+)\\+[^@]*', '\\1'), 'UTF8')) as mailbox,
      min(refused_at), min(unsubscribed_at), min(no_feedback_at)
    from moved group by mailbox
    on conflict (fingerprint) do update set
      refused_at = coalesce(known.refused_at, excluded.refused_at),
      unsubscribed_at = coalesce(known.unsubscribed_at, excluded.unsubscribed_at),
      no_feedback_at = coalesce(known.no_feedback_at, excluded.no_feedback_at)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail_count
      alter column is_asked drop default, drop column share, drop column is_verified
  `.execute(db);
}
