import type { ColumnType } from 'kysely';

/** An uploaded portrait, in one width. */
export interface SiteImageTable {
  /** Of the uploaded file. */
  hash: string;
  width: number;
  bytes: Buffer;
  created_at: ColumnType<Date, never, never>;
}
