import type { ColumnType } from 'kysely';

/** One version of all site settings. The highest number is the current one. */
export interface SiteVersionTable {
  number: number;
  saved_at: ColumnType<Date, never, never>;
  /** The verified email of the user, or the name from the identity provider. */
  saved_by: string;
  /** A newer release may have saved settings that this one does not know. */
  settings: ColumnType<unknown, string, never>;
  /** The paths that changed since the previous version, e.g. `facts.coach.name`. */
  changed: string[];
}

export interface SiteImageTable {
  /** The hash of the uploaded file. */
  hash: string;
  width: number;
  bytes: Buffer;
  created_at: ColumnType<Date, never, never>;
}
