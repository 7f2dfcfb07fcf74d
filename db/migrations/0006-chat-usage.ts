import { sql, type Kysely } from 'kysely';

/** What each person has asked of the chat in a day: one row for a person, written over and over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_usage')
    .addColumn('user_id', 'uuid', (col) =>
      col.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('since', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addColumn('conversations', 'integer', (col) => col.notNull().defaultTo(0))
    .addColumn('messages', 'integer', (col) => col.notNull().defaultTo(0))
    .addCheckConstraint('chat_usage_counts', sql`conversations >= 0 and messages >= 0`)
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('chat_usage').execute();
}
