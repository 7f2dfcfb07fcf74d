import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'uuid', (col) => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('issuer', 'text', (col) => col.notNull())
    .addColumn('subject', 'text', (col) => col.notNull())
    .addColumn('first_name', 'text', (col) => col.notNull())
    .addColumn('last_name', 'text', (col) => col.notNull())
    .addColumn('profile_image_url', 'text')
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('user_issuer_subject', ['issuer', 'subject'])
    .addCheckConstraint('user_issuer_length', sql`length(issuer) between 1 and 512`)
    .addCheckConstraint('user_subject_length', sql`length(subject) between 1 and 255`)
    .addCheckConstraint('user_first_name_length', sql`length(first_name) <= 200`)
    .addCheckConstraint('user_last_name_length', sql`length(last_name) <= 200`)
    .addCheckConstraint('user_profile_image_url_length', sql`length(profile_image_url) <= 2048`)
    .execute();

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'bytea', (col) => col.primaryKey())
    .addColumn('user_id', 'uuid', (col) => col.notNull().references('user.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addColumn('last_used_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz', (col) => col.notNull())
    .addCheckConstraint('session_token_hash_length', sql`length(token_hash) = 32`)
    .addCheckConstraint('session_expires_after_creation', sql`expires_at > created_at`)
    .execute();
  await db.schema.createIndex('session_user_id').on('session').column('user_id').execute();
  await db.schema.createIndex('session_expires_at').on('session').column('expires_at').execute();

  await db.schema
    .createTable('conversation')
    .addColumn('id', 'uuid', (col) => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('user_id', 'uuid', (col) => col.notNull().references('user.id').onDelete('cascade'))
    .addColumn('title', 'text', (col) => col.notNull().defaultTo('New conversation'))
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addColumn('updated_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('conversation_title_length', sql`length(title) between 1 and 200`)
    .execute();
  await db.schema
    .createIndex('conversation_user_id_updated_at')
    .on('conversation')
    .columns(['user_id', 'updated_at desc'])
    .execute();

  await db.schema
    .createTable('message')
    .addColumn('id', 'uuid', (col) => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('conversation_id', 'uuid', (col) =>
      col.notNull().references('conversation.id').onDelete('cascade'),
    )
    .addColumn('role', 'text', (col) => col.notNull())
    .addColumn('content', 'text', (col) => col.notNull())
    .addColumn('position', 'bigint', (col) => col.notNull().generatedAlwaysAsIdentity())
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('message_role', sql`role in ('user', 'assistant')`)
    .addCheckConstraint('message_content_length', sql`length(content) <= 100000`)
    .execute();
  await db.schema
    .createIndex('message_conversation_id_position')
    .on('message')
    .columns(['conversation_id', 'position'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['message', 'conversation', 'session', 'user']) {
    await db.schema.dropTable(table).execute();
  }
}
