/** A sign-in in progress: created at /api/login, used once at /api/callback. */
export interface SignInTable {
  /** SHA-256 of the browser's token and the state, which only that browser and the provider know. */
  key_hash: Buffer;
  nonce: string;
  code_verifier: string;
  return_to: string;
  expires_at: Date;
}
