import type { Db } from '#db/client.ts';
import { deleteUnusedImages, findImage, insertImages } from './site-images.repository.ts';

/** A portrait in all its widths. */
export interface CutPortrait {
  hash: string;
  files: readonly { width: number; bytes: Buffer }[];
}

/**
 * Keeps it for every instance, and forgets what was uploaded before and never saved. In a transaction.
 * @returns the name that the facts know it by
 */
export async function keepPortrait(db: Db, { hash, files }: CutPortrait): Promise<string> {
  await deleteUnusedImages(db);
  await insertImages(
    db,
    files.map((file) => ({ hash, ...file })),
  );
  return `portrait-${hash}`;
}

export function findPortrait(db: Db, hash: string, width: number): Promise<Buffer | undefined> {
  return findImage(db, { hash, width });
}
