import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether it has the form of those that are made here. */
export const isToken = (text: string) => TOKEN.test(text);

/** What nobody guesses: of a session, or in a link. The database knows its hash alone. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
