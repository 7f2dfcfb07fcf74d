import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoint (
      id uuid primary key,
      url text not null constraint webhook_endpoint_url check (length(url) between 1 and 2000),
      -- The server knows the events of its version: a new one needs no migration.
      events text[] not null constraint webhook_endpoint_events check (
        cardinality(events) > 0 and array_position(events, null) is null
        and array_to_string(events, '') ~ '^[a-z_.]+$'
      ),
      secret bytea not null,
      previous_secret bytea,
      previous_until timestamptz,
      off_reason text constraint webhook_endpoint_off_reason
        check (off_reason in ('office', 'gone', 'failing', 'unreadable')),
      failing_since timestamptz,
      created_at timestamptz not null default now(),
      busy_until timestamptz,
      constraint webhook_endpoint_previous
        check ((previous_secret is null) = (previous_until is null))
    );

    create table webhook_delivery (
      id uuid primary key default gen_random_uuid(),
      endpoint_id uuid not null references webhook_endpoint on delete cascade,
      event text not null constraint webhook_delivery_event check (event ~ '^[a-z_.]{1,64}$'),
      payload text not null,
      -- The assessment and the address that the event is about. The delivery is deleted with the
      -- assessment, or when that gets another address.
      assessment_id uuid references assessment on delete cascade on update cascade,
      address text constraint webhook_delivery_address check (length(address) between 1 and 254),
      state text not null default 'waiting' constraint webhook_delivery_state
        check (state in ('waiting', 'delivered', 'failed')),
      attempts int4 not null default 0,
      last_status int2,
      last_error text,
      created_at timestamptz not null default now(),
      tried_at timestamptz,
      due_at timestamptz not null default now(),
      constraint webhook_delivery_no_secret
        check (event <> 'person.erased' or state = 'waiting' or payload = '')
    );
    create index webhook_delivery_created_at on webhook_delivery (created_at desc, id);
    create index webhook_delivery_endpoint_id on webhook_delivery (endpoint_id, created_at desc, id);
    create index webhook_delivery_state on webhook_delivery (state, created_at desc, id);
    create index webhook_delivery_assessment_id on webhook_delivery (assessment_id)
      where assessment_id is not null;
    create index webhook_delivery_due_at on webhook_delivery (endpoint_id, due_at)
      where state = 'waiting'
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table webhook_delivery, webhook_endpoint`.execute(db);
}
