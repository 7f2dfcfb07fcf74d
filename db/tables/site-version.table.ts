import type { ColumnType } from 'kysely';

/** What the owner set in the office, as a whole: the one with the highest number is in force. */
export interface SiteVersionTable {
  number: number;
  saved_at: ColumnType<Date, never, never>;
  /** The verified email of whoever saved it, or the name that the identity provider tells. */
  saved_by: string;
  /** A newer release may have written what this one does not know. */
  settings: ColumnType<unknown, string, never>;
  /** What is different from the version before: `facts.coach.name`, `links.shop`. */
  changed: string[];
}
