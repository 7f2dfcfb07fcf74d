import { sql, type Kysely } from 'kysely';

/** What was done to data, and when; nothing in it leads to a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_event')
    .addColumn('reference', 'uuid', (col) => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('event', 'text', (col) => col.notNull())
    .addColumn('amount', 'integer', (col) => col.notNull().defaultTo(1))
    .addColumn('happened_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('audit_event_name', sql`event ~ '^[a-z_]{1,64}$'`)
    .addCheckConstraint('audit_event_amount', sql`amount > 0`)
    .execute();
  await sql`create index audit_event_happened_at on audit_event (happened_at)`.execute(db);
  // What is to be deleted is looked for from the oldest on.
  await sql`create index assessment_created_at on assessment (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index assessment_created_at`.execute(db);
  await db.schema.dropTable('audit_event').execute();
}
