import type { ColumnType } from 'kysely';
import type { Device } from '#domain/visits.ts';

/** How often a page, or the scheduler, was opened in a day. */
export interface VisitSumTable {
  /** In UTC, like 2026-01-31. */
  day: string;
  /** Its path; `booking` for the scheduler. */
  page: string;
  /** Empty if unknown. */
  source: string;
  device: Device;
  visits: number;
}

/** What was added to a sum. If its reply is lost it is sent again, but not added again. */
export interface CountedTable {
  key: string;
  counted_at: ColumnType<Date, never, never>;
}
