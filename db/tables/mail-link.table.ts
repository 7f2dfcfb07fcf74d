import type { ColumnType } from 'kysely';

/** A link in a mail. It works until it expires or its row is deleted. */
export interface MailLinkTable {
  /** SHA-256 of the random token, which only the mail has. */
  token_hash: Buffer;
  mail_id: string;
  purpose: LinkPurpose;
  created_at: ColumnType<Date, never, never>;
  /** If null, the link works as long as what it opens exists. */
  expires_at: Date | null;
}

/** A link has one purpose. */
export type LinkPurpose = 'open' | 'unsubscribe';
