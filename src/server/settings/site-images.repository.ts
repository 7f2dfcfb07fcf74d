import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

export interface NewImage {
  hash: string;
  width: number;
  bytes: Buffer;
}

/** An image that is stored already only gets a new date. */
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
