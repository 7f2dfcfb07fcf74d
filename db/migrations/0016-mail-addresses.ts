import { sql, type Kysely } from 'kysely';

/**
 * Mail limits, bounces and unsubscribes survive the deletion of an assessment or its address, under a
 * fingerprint. The earlier version still writes to `mail_address`: its rows are redirected, and the
 * empty table can be dropped in a later release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function address_fingerprint(address text) returns bytea
    language sql immutable strict parallel safe
    as $$ select sha256(convert_to(address, 'UTF8')) $$;

    create table address_mark (
      fingerprint bytea primary key
        constraint address_mark_fingerprint check (length(fingerprint) = 32),
      refused_at timestamptz,
      unsubscribed_at timestamptz
    );

    -- One row for each mail that went out within the longest limit.
    create table mail_count (
      mail_id uuid primary key,
      fingerprint bytea not null
        constraint mail_count_fingerprint check (length(fingerprint) = 32),
      -- Anyone can request it for any address.
      is_asked boolean not null,
      counted_at timestamptz not null default now()
    );
    create index mail_count_fingerprint_counted_at on mail_count (fingerprint, counted_at);
    create index mail_count_counted_at on mail_count (counted_at);

    insert into address_mark
    select address_fingerprint(address), refused_at, unsubscribed_at from mail_address;
    insert into mail_count
    select id, address_fingerprint(address), kind in ('find', 'your_data'), sent_at
    from mail where sent_at > now() - interval '1 day';
    delete from mail_address;

    create function redirect_mail_address() returns trigger
    language plpgsql as $$
    begin
      insert into address_mark
      values (address_fingerprint(new.address), new.refused_at, new.unsubscribed_at)
      on conflict (fingerprint) do update
      set refused_at = coalesce(address_mark.refused_at, excluded.refused_at),
        unsubscribed_at = coalesce(address_mark.unsubscribed_at, excluded.unsubscribed_at);
      return null;
    end $$;
    create trigger mail_address_redirected before insert on mail_address
    for each row execute function redirect_mail_address()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop trigger mail_address_redirected on mail_address;
    drop function redirect_mail_address();
    drop table mail_count;
    drop table address_mark;
    drop function address_fingerprint(text)
  `.execute(db);
}
