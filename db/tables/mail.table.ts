import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MailKind } from '#domain/mail.ts';

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
  /** The token of the form that a receipt leads to, encrypted; null once the mail is sent. */
  sealed_token: ColumnType<Buffer | null, Buffer | null | undefined, null>;
  state: Generated<MailState>;
  created_at: ColumnType<Date, never, never>;
  /** The start of the last attempt. */
  tried_at: Date | null;
  sent_at: Date | null;
}

/**
 * `sending`: in progress, or lost if it started long ago. `refused`: rejected for good by the
 * receiving server. `dropped`: no longer needed. `failed`: attempted for days without success.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'refused' | 'dropped' | 'failed';

export type MailRow = Selectable<MailTable>;
