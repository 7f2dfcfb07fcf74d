import type { ColumnType } from 'kysely';

/** A mail that counts for the limits, even after its own row is deleted. */
export interface MailCountTable {
  mail_id: string;
  /** `address_fingerprint` of the mailbox, see `mailboxOf`. */
  fingerprint: Buffer;
  /** Anyone can request it for any address. */
  is_asked: boolean;
  counted_at: ColumnType<Date, Date | undefined, Date>;
}
