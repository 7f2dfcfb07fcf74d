import type { ColumnType } from 'kysely';

/** What is known of an address, if there is anything to know. */
export interface MailAddressTable {
  address: string;
  /** When a mail to it was refused for good: it gets no more. */
  refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its reader asked for no more reminders. */
  unsubscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
