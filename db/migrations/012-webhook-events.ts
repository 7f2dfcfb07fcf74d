import { sql, type Kysely } from 'kysely';

/** The server knows the events of its version: a new one needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_endpoint
      drop constraint webhook_endpoint_events,
      add constraint webhook_endpoint_events check (
        cardinality(events) > 0 and array_position(events, null) is null
        and array_to_string(events, '') ~ '^[a-z_.]+$'
      )
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webhook_endpoint
      drop constraint webhook_endpoint_events,
      add constraint webhook_endpoint_events check (
        cardinality(events) > 0 and events <@ array[
          'assessment.started', 'assessment.completed', 'email.given', 'person.erased'
        ]
      )
  `.execute(db);
}
