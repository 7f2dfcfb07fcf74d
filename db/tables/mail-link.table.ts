import type { ColumnType } from 'kysely';

/** A link in a mail: it works as long as its row is there and has not expired. */
export interface MailLinkTable {
  /** SHA-256 of the random token, which stands in the mail and nowhere else. */
  token_hash: Buffer;
  mail_id: string;
  purpose: LinkPurpose;
  created_at: ColumnType<Date, never, never>;
  /** Null: with what the mail is about. */
  expires_at: Date | null;
}

/** A link is good for one thing. */
export type LinkPurpose = 'open' | 'unsubscribe';
