import type { ColumnType, Generated } from 'kysely';

/** Someone who signed in. `issuer` and `subject` identify them at their identity provider. */
export interface UserTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  created_at: ColumnType<Date, never, never>;
}

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

/** A sign-in in progress: created at /api/login, used once at /api/callback. */
export interface SignInTable {
  /** SHA-256 of the browser's token and the state, which only that browser and the provider know. */
  key_hash: Buffer;
  nonce: string;
  code_verifier: string;
  return_to: string;
  expires_at: Date;
}
