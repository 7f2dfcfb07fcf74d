import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether the text has the form of our tokens. */
export const isToken = (text: string) => TOKEN.test(text);

/** A random token for a session or a link. The database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
