import type { ColumnType } from 'kysely';

/** What those rated who began on a day, came from the same source, and completed it. */
export interface RatingSumTable {
  /** Empty: from nowhere that is known; null: of all together. */
  source: string | null;
  day: string;
  competency_id: string;
  people: number;
  /** Of their averages × 100. */
  total: number;
}

/** Days whose sums are to be made anew, as often as something changed. */
export interface RatingDueTable {
  day: ColumnType<string, never, never>;
}
