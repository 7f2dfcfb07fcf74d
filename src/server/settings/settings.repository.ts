import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { noOverrides, type Overrides, overridesSchema } from './setting-rules.ts';

/** How many versions of a newer release are skipped to find one that this release can read. */
const MAX_UNREADABLE = 20;

export interface SiteVersion {
  /** 0 is the original site. */
  number: number;
  overrides: Overrides;
}

export const originalVersion: SiteVersion = { number: 0, overrides: noOverrides };

/** The version as this release reads it, under its current rules. */
function readOverrides(settings: unknown): Overrides | null {
  return overridesSchema.safeParse(settings).data ?? null;
}

export async function findNewest(db: Db): Promise<number> {
  const query = db.selectFrom('site_version').select('number').orderBy('number', 'desc').limit(1);
  return (await query.executeTakeFirst())?.number ?? 0;
}

/** The number of the newest, whichever release wrote it, and the newest that this release can read. */
export async function readVersions(db: Db) {
  const rows = await db
    .selectFrom('site_version')
    .select(['number', 'settings'])
    .orderBy('number', 'desc')
    .limit(MAX_UNREADABLE)
    .execute();
  for (const { number, settings } of rows) {
    const overrides = readOverrides(settings);
    if (overrides) return { newest: rows[0]!.number, readable: { number, overrides } };
  }
  return { newest: rows[0]?.number ?? 0, readable: originalVersion };
}

export async function findVersion(db: Db, number: number): Promise<Overrides | null | undefined> {
  const row = await db
    .selectFrom('site_version')
    .select('settings')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readOverrides(row.settings);
}

/** The newest first; without overrides where a newer release wrote it. */
export async function listVersions(db: Db, limit: number) {
  const rows = await db
    .selectFrom('site_version')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ number, saved_at, saved_by, changed, settings }) => ({
    number,
    savedAt: saved_at,
    savedBy: saved_by,
    changed,
    overrides: readOverrides(settings),
  }));
}

interface NewVersion {
  base: number;
  savedBy: string;
  overrides: Overrides;
  changed: string[];
}

/** @returns its number; undefined if the base is not the newest version */
export async function insertVersion(
  db: Db,
  { base, savedBy, overrides, changed }: NewVersion,
): Promise<number | undefined> {
  const { rows } = await sql<{ number: number }>`
    insert into site_version (number, saved_by, settings, changed)
    select ${base}::int4 + 1, ${savedBy}, ${JSON.stringify(overrides)}::jsonb, ${changed}::text[]
    where ${base}::int4 = (select coalesce(max(number), 0) from site_version)
    on conflict do nothing
    returning number
  `.execute(db);
  return rows[0]?.number;
}

interface NewImage {
  hash: string;
  width: number;
  bytes: Buffer;
}

export async function insertImages(db: Db, images: readonly NewImage[]): Promise<void> {
  await db
    .insertInto('site_image')
    .values([...images])
    .onConflict((conflict) =>
      // Counts as new again, because it is about to be used.
      conflict.columns(['hash', 'width']).doUpdateSet({ created_at: sql`now()` } as never),
    )
    .execute();
}

/** Deletes uploads that no version uses and that are too old to be saved. */
export async function deleteUnusedImages(db: Db): Promise<void> {
  await sql`
    delete from site_image
    where created_at < now() - interval '1 day' and not exists (
      select from site_version
      where settings -> 'facts' ->> 'coach.portrait' = 'portrait-' || site_image.hash
    )
  `.execute(db);
}

export async function findImageWidths(db: Db, hash: string): Promise<number[]> {
  const rows = await db
    .selectFrom('site_image')
    .select('width')
    .where('hash', '=', hash)
    .orderBy('width')
    .execute();
  return rows.map(({ width }) => width);
}

export async function findImage(
  db: Db,
  { hash, width }: Omit<NewImage, 'bytes'>,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('site_image')
    .select('bytes')
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst();
  return row?.bytes;
}
