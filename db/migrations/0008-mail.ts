import { sql, type Kysely } from 'kysely';

/**
 * The mails that were promised, the links in them, and what is known of the addresses. Nothing of
 * it outlives the last assessment under an address, however that one goes: see the triggers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', 'uuid', (col) => col.primaryKey().defaultTo(sql`gen_random_uuid()`))
    .addColumn('kind', 'text', (col) => col.notNull())
    .addColumn('address', 'text', (col) => col.notNull())
    .addColumn('assessment_id', 'uuid', (col) =>
      col.references('assessment.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (col) => col.notNull().defaultTo('waiting'))
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addColumn('tried_at', 'timestamptz')
    .addColumn('sent_at', 'timestamptz')
    .addCheckConstraint('mail_kind', sql`kind ~ '^[a-z_]{1,32}$'`)
    .addCheckConstraint('mail_address_length', sql`length(address) between 1 and 254`)
    .addCheckConstraint(
      'mail_state',
      sql`state in ('waiting', 'sending', 'sent', 'refused', 'dropped', 'failed')`,
    )
    .execute();
  await sql`create index mail_address_created_at on mail (address, created_at)`.execute(db);
  await sql`create index mail_assessment_id on mail (assessment_id)`.execute(db);
  await sql`create index mail_sent_at on mail (sent_at) where sent_at is not null`.execute(db);
  await sql`create index mail_unfinished on mail (created_at) where state in ('waiting', 'sending')`.execute(
    db,
  );

  await db.schema
    .createTable('mail_link')
    .addColumn('token_hash', 'bytea', (col) => col.primaryKey())
    .addColumn('mail_id', 'uuid', (col) => col.notNull().references('mail.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (col) => col.notNull())
    .addColumn('created_at', 'timestamptz', (col) => col.notNull().defaultTo(sql`now()`))
    .addColumn('expires_at', 'timestamptz')
    .addCheckConstraint('mail_link_token_hash', sql`length(token_hash) = 32`)
    .addCheckConstraint('mail_link_purpose', sql`purpose in ('open', 'unsubscribe')`)
    .execute();
  await sql`create index mail_link_mail_id on mail_link (mail_id)`.execute(db);

  await db.schema
    .createTable('mail_address')
    .addColumn('address', 'text', (col) => col.primaryKey())
    .addColumn('refused_at', 'timestamptz')
    .addColumn('unsubscribed_at', 'timestamptz')
    .addCheckConstraint('mail_address_address', sql`length(address) between 1 and 254`)
    .execute();

  // When somebody asked to be reminded of taking the assessment again.
  await sql`alter table assessment add column retake_at timestamptz`.execute(db);

  await sql`
    create function forget_address() returns trigger
    language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from mail where assessment_id = old.id and address = old.email;
      end if;
      if not exists (select from assessment where email = old.email) then
        delete from mail where address = old.email;
        delete from mail_address where address = old.email;
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger assessment_email_changed after update of email on assessment
    for each row when (old.email is not null and old.email is distinct from new.email)
    execute function forget_address()
  `.execute(db);
  await sql`
    create trigger assessment_deleted after delete on assessment
    for each row when (old.email is not null)
    execute function forget_address()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger assessment_deleted on assessment`.execute(db);
  await sql`drop trigger assessment_email_changed on assessment`.execute(db);
  await sql`drop function forget_address()`.execute(db);
  await sql`alter table assessment drop column retake_at`.execute(db);
  await db.schema.dropTable('mail_address').execute();
  await db.schema.dropTable('mail_link').execute();
  await db.schema.dropTable('mail').execute();
}
