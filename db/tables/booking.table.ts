import type { ColumnType } from 'kysely';

/** A call that was booked, as the scheduler told. */
export interface BookingTable {
  /** The SHA-256 of the scheduler's own number for it. */
  reference: Buffer;
  /** Who booked, where they are a contact; nobody's any more when that is erased. */
  contact_id: ColumnType<string | null, string | null, never>;
  /** Of the contact at that time; empty: from nowhere that is known. */
  source: ColumnType<string, string, never>;
  /** When it was told, in UTC; null where its cancellation alone is known. */
  booked_on: ColumnType<string | null>;
  cancelled_on: ColumnType<string | null>;
}
