import type { ColumnType, Generated, Selectable } from 'kysely';
import type { MailKind } from '#domain/mail.ts';

/** A mail that was promised. Its text is made when it is sent; nothing of it is kept. */
export interface MailTable {
  /** Also its Message-ID, before the @. */
  id: Generated<string>;
  kind: MailKind;
  address: string;
  /** What it is about; null: all that stands under the address. */
  assessment_id: string | null;
  state: Generated<MailState>;
  created_at: ColumnType<Date, never, never>;
  /** When it was last begun to be sent. */
  tried_at: Date | null;
  sent_at: Date | null;
}

/**
 * `sending`: on its way, or, if that was long ago, lost on it. `refused`: for good, by the receiving
 * server. `dropped`: there was no reason for it any more. `failed`: tried for days without success.
 */
export type MailState = 'waiting' | 'sending' | 'sent' | 'refused' | 'dropped' | 'failed';

export type MailRow = Selectable<MailTable>;
