import type { ColumnType } from 'kysely';

/** Survives the data under the address. */
export interface AddressMarkTable {
  /** `address_fingerprint(address)`: SHA-256 of the normalized address. */
  fingerprint: Buffer;
  /** When the receiving server rejected it for good. It gets no more mail. */
  refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its reader unsubscribed from reminders. */
  unsubscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its reader asked never to be invited to give feedback again. */
  no_feedback_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
