import { sql, type Kysely } from 'kysely';

/** The name that recipients of a shared link see, if its owner gave one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table share_link
      add column shared_by text
        constraint share_link_shared_by check (length(shared_by) between 1 and 80)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table share_link drop column shared_by`.execute(db);
}
