import { sql, type Kysely } from 'kysely';

/** A mail that is forgotten takes the job that would have sent it along. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The tables of the jobs are made after those of the product: the name is looked up when it runs.
  await sql`
    create function forget_mail_job() returns trigger
    language plpgsql as $$
    begin
      perform graphile_worker.remove_job('mail:' || old.id);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger mail_deleted after delete on mail
    for each row when (old.state in ('waiting', 'sending'))
    execute function forget_mail_job()
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger mail_deleted on mail`.execute(db);
  await sql`drop function forget_mail_job()`.execute(db);
}
