import type { ColumnType } from 'kysely';

/** A booked call, as the scheduler reported it. */
export interface BookingTable {
  /** The SHA-256 of the scheduler's own number for it. */
  reference: Buffer;
  /** Null if unknown or erased. */
  contact_id: ColumnType<string | null, string | null, never>;
  /** The contact's source at that time; empty if unknown. */
  source: ColumnType<string, string, never>;
  /** When it was reported, in UTC; null if only its cancellation was. */
  booked_on: ColumnType<string | null>;
  cancelled_on: ColumnType<string | null>;
}
