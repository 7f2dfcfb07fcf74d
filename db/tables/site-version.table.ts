import type { ColumnType } from 'kysely';

/** All site settings at one time. The highest number is current. */
export interface SiteVersionTable {
  number: number;
  saved_at: ColumnType<Date, never, never>;
  /** The verified email of the user, or the name from the identity provider. */
  saved_by: string;
  /** A newer version may have written settings that this one does not know. */
  settings: ColumnType<unknown, string, never>;
  /** What differs from the version before: `facts.coach.name`, `links.shop`. */
  changed: string[];
}
