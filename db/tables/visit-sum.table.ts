import type { Device } from '#domain/device.ts';

/** How often a page was opened in a day, or the booking: sums, of nobody. */
export interface VisitSumTable {
  /** In UTC, like 2026-01-31. */
  day: string;
  /** Its path; `booking` for the scheduler. */
  page: string;
  /** Empty: from nowhere that is known. */
  source: string;
  device: Device;
  visits: number;
}
