import { sql, type Kysely } from 'kysely';

/** Answers that are written while others may read them, and sign-ins on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('message')
    .addColumn('status', 'text', (col) => col.notNull().defaultTo('complete'))
    .addColumn('question_id', 'uuid', (col) => col.references('message.id').onDelete('cascade'))
    .addColumn('heartbeat_at', 'timestamptz')
    .execute();
  await sql`
    alter table message
      add constraint message_status check (status in ('complete', 'writing', 'interrupted')),
      add constraint message_question_complete check (role = 'assistant' or status = 'complete'),
      add constraint message_writing_heartbeat check (status <> 'writing' or heartbeat_at is not null)
  `.execute(db);
  await db.schema.createIndex('message_question_id').on('message').column('question_id').execute();
  // However many processes there are, one answer at a time is written to a conversation.
  await sql`
    create unique index message_one_writing on message (conversation_id) where status = 'writing'
  `.execute(db);

  await db.schema.alterTable('session').addColumn('id_token', 'text').execute();

  await db.schema
    .createTable('sign_in')
    .addColumn('key_hash', 'bytea', (col) => col.primaryKey())
    .addColumn('nonce', 'text', (col) => col.notNull())
    .addColumn('code_verifier', 'text', (col) => col.notNull())
    .addColumn('return_to', 'text', (col) => col.notNull())
    .addColumn('expires_at', 'timestamptz', (col) => col.notNull())
    .addCheckConstraint('sign_in_key_hash_length', sql`length(key_hash) = 32`)
    .addCheckConstraint('sign_in_return_to_length', sql`length(return_to) <= 2048`)
    .execute();
  await db.schema.createIndex('sign_in_expires_at').on('sign_in').column('expires_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sign_in').execute();
  await db.schema.alterTable('session').dropColumn('id_token').execute();
  await db.schema
    .alterTable('message')
    .dropColumn('status')
    .dropColumn('question_id')
    .dropColumn('heartbeat_at')
    .execute();
}
