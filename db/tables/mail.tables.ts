import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MailKind, MailShare, MailState } from '#domain/mail.ts';

/** A queued mail. Its text is rendered when it is sent, and is not stored. */
export interface MailTable {
  /** Also its Message-ID, before the @. */
  id: Generated<string>;
  kind: MailKind;
  address: string;
  /** The assessment it is about; null if it is about all of them under the address. */
  assessment_id: string | null;
  /** The invitation to give feedback that it is about. */
  invitation_id: ColumnType<string | null, string | null | undefined, never>;
  /** The token of the form that a receipt leads to, encrypted; null once the mail is sent or given up. */
  sealed_token: ColumnType<Buffer | null, Buffer | null | undefined, null>;
  state: Generated<MailState>;
  attempts: Generated<number>;
  /** When it is attempted next. */
  due_at: Generated<Date>;
  created_at: ColumnType<Date, never, never>;
  /** The start of the last attempt. */
  tried_at: Date | null;
  sent_at: Date | null;
}

/**
 * `sending`: in progress, or lost if it started a minute ago. `refused`: rejected for good by the
 * receiving server. `dropped`: no longer needed. `failed`: attempted for days without success.
 */

export type MailRow = Selectable<MailTable>;

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

export type LinkPurpose = 'open' | 'unsubscribe';

/** A mail that counts for the limits, even after its own row is deleted. */
export interface MailCountTable {
  mail_id: string;
  /** `address_fingerprint`, which is that of the mailbox. */
  fingerprint: Buffer;
  /** Of the limits. */
  share: MailShare;
  /** It was about an assessment, or to an address, that was verified. */
  is_verified: boolean;
  counted_at: ColumnType<Date, Date | undefined, Date>;
}

/** Survives the data under the address. */
export interface AddressMarkTable {
  /** `address_fingerprint(address)`: SHA-256 of its mailbox. */
  fingerprint: Buffer;
  /** When the receiving server rejected it for good. It gets no more mail. */
  refused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  unsubscribed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When its reader asked never to be invited to give feedback again. */
  no_feedback_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
