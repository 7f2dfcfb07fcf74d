import type { ColumnType } from 'kysely';

type ReadOnly<T> = ColumnType<T, never, never>;

/** How far a deleted assessment got, but not whose it was. Written by the database. */
export interface PastAssessmentTable {
  started_on: ReadOnly<string>;
  source: ReadOnly<string | null>;
  answered_count: ReadOnly<number>;
  stopped_at: ReadOnly<number>;
  is_completed: ReadOnly<boolean>;
  has_email: ReadOnly<boolean>;
  minutes: ReadOnly<number | null>;
}
