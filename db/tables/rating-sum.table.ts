import type { ColumnType } from 'kysely';

/** The ratings of completed assessments by start day and source. */
export interface RatingSumTable {
  /** Empty if unknown; null for all sources together. */
  source: string | null;
  day: string;
  competency_id: string;
  people: number;
  /** The sum of their averages × 100. */
  total: number;
}

/** Days to sum again, once for each change. */
export interface RatingDueTable {
  day: ColumnType<string, never, never>;
}
