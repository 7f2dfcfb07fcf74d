import type { ColumnType } from 'kysely';

/** A signed-in browser. The cookie holds a random token, this table its SHA-256 hash. */
export interface SessionTable {
  token_hash: Buffer;
  user_id: string;
  created_at: ColumnType<Date, never, never>;
  last_used_at: ColumnType<Date, never, Date>;
  expires_at: Date;
  /** Tells the identity provider at logout whom to sign out there too. */
  id_token: string | null;
  /** What let its person into the office at this sign-in, see `src/domain/office-access.ts`. */
  office_grant: ColumnType<string | null, string | null | undefined, never>;
  /** What the log of the office calls that person; null without a grant. */
  office_name: ColumnType<string | null, string | null | undefined, never>;
}
