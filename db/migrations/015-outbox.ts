import { sql, type Kysely } from 'kysely';

/**
 * The rows of what leaves the site are their own queue. What waits is due at once: jobs of the version before
 * carry no other moment over.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail
      add column attempts int4 not null default 0,
      -- When it is attempted next.
      add column due_at timestamptz not null default now();
    create index mail_due_at on mail (due_at) where state in ('waiting', 'sending');
    drop index mail_unfinished;
    update mail set sealed_token = null
      where sealed_token is not null and state not in ('waiting', 'sending');
    alter table mail add constraint mail_no_secret
      check (sealed_token is null or state in ('waiting', 'sending')) not valid;

    alter table webhook_delivery add column due_at timestamptz not null default now();
    create index webhook_delivery_due_at on webhook_delivery (endpoint_id, due_at)
      where state = 'waiting';
    update webhook_delivery set payload = ''
      where event = 'person.erased' and state <> 'waiting' and payload <> '';
    alter table webhook_delivery add constraint webhook_delivery_no_secret
      check (event <> 'person.erased' or state = 'waiting' or payload = '') not valid;
    -- When the delivery that is being sent to it counts as lost; null while none is.
    alter table webhook_endpoint
      add column busy_until timestamptz;

    -- What was added to the counts of visits and tokens, so that it is not added again.
    create table counted (
      key uuid primary key,
      counted_at timestamptz not null default now()
    )
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table counted;
    alter table webhook_endpoint drop column busy_until;
    alter table webhook_delivery drop constraint webhook_delivery_no_secret, drop column due_at;
    alter table mail drop constraint mail_no_secret, drop column attempts, drop column due_at;
    create index mail_unfinished on mail (created_at) where state in ('waiting', 'sending')
  `.execute(db);
}
