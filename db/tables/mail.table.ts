import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MailKind } from '#domain/mail.ts';

/** A promised mail. Its text is made when it is sent, and not stored. */
export interface MailTable {
  /** Also its Message-ID, before the @. */
  id: Generated<string>;
  kind: MailKind;
  address: string;
  /** What it is about; null for everything under the address. */
  assessment_id: string | null;
  state: Generated<MailState>;
  created_at: ColumnType<Date, never, never>;
  /** The start of the last attempt. */
  tried_at: Date | null;
  sent_at: Date | null;
}

/**
 * `sending`: in progress, or lost if that was long ago. `refused`: permanently, by the receiving
 * server. `dropped`: no longer needed. `failed`: attempted for days without success.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'refused' | 'dropped' | 'failed';

export type MailRow = Selectable<MailTable>;
