import type { ColumnType } from 'kysely';

/** A portrait that was uploaded in the office, in one width. */
export interface SiteImageTable {
  /** Of the file as it was given. */
  hash: string;
  width: number;
  bytes: Buffer;
  created_at: ColumnType<Date, never, never>;
}
