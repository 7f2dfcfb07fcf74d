import type { ColumnType } from 'kysely';

/** What is known of an address. It survives what was stored under the address. */
export interface AddressMarkTable {
  /** `address_fingerprint(address)`: SHA-256 of the normalized address. */
  fingerprint: Buffer;
  /** When a mail to it was refused for good: it gets no more. */
  refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its reader asked for no more reminders. */
  unsubscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
