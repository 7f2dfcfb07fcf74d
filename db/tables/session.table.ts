import type { ColumnType } from 'kysely';

/** A signed-in browser. The cookie holds a random token, this table its SHA-256 hash. */
export interface SessionTable {
  token_hash: Buffer;
  user_id: string;
  created_at: ColumnType<Date, never, never>;
  last_used_at: ColumnType<Date, never, Date>;
  expires_at: Date;
  /** Sent to the identity provider at sign-out, so that it ends its own session too. */
  id_token: string | null;
  /** The rule that admitted this sign-in to the office, see `src/domain/office-access.ts`. */
  office_grant: ColumnType<string | null, string | null | undefined, never>;
  /** The user's name in the audit log; null without a grant. */
  office_name: ColumnType<string | null, string | null | undefined, never>;
}
