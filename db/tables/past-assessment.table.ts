import type { ColumnType } from 'kysely';

type Noted<T> = ColumnType<T, never, never>;

/** How far a deleted assessment got, but not whose it was. Written by the database. */
export interface PastAssessmentTable {
  started_on: Noted<string>;
  source: Noted<string | null>;
  answered_count: Noted<number>;
  stopped_at: Noted<number>;
  is_completed: Noted<boolean>;
  has_email: Noted<boolean>;
  minutes: Noted<number | null>;
}
