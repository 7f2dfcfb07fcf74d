import { sql, type Kysely } from 'kysely';

/**
 * Verification of an address belongs to one assessment and ends with its `access_epoch`. An assessment
 * that its owner takes away from every other browser gets a new id, which what belongs to it follows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table assessment
      add column access_epoch int4 not null default 0,
      add column verified_at timestamptz,
      add column started_in text
        constraint assessment_started_in check (length(started_in) between 1 and 60);
    -- The epochs at which the link was made: it works while both are current.
    alter table share_link
      add column access_epoch int4 not null default 0,
      add column compared_epoch int4
  `.execute(db);
  await replaceReferences(db, 'on update cascade');
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await replaceReferences(db, '');
  await sql`
    alter table share_link drop column access_epoch, drop column compared_epoch;
    alter table assessment
      drop column access_epoch, drop column verified_at, drop column started_in
  `.execute(db);
}

const references = [
  ['response', 'assessment_id', 'cascade'],
  ['mail', 'assessment_id', 'cascade'],
  ['plan', 'assessment_id', 'cascade'],
  ['share_link', 'assessment_id', 'cascade'],
  ['share_link', 'compared_with', 'set null'],
  ['webhook_delivery', 'assessment_id', 'cascade'],
] as const;

async function replaceReferences(db: Kysely<unknown>, onUpdate: string): Promise<void> {
  for (const [table, column, onDelete] of references) {
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_${column}_fkey`)},
        add constraint ${sql.ref(`${table}_${column}_fkey`)} foreign key (${sql.ref(column)})
          references assessment on delete ${sql.raw(onDelete)} ${sql.raw(onUpdate)}
    `.execute(db);
  }
}
