import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type SecretBox = ReturnType<typeof secretBox>;

declare module '#server/api/services.ts' {
  interface Services {
    box: SecretBox;
  }
}

/** Encrypts secrets for the database, with a key derived from the server's own secret. */
export function secretBox(cookieSecret: string) {
  // A separate key: the one that signs cookies must not encrypt.
  const key = Buffer.from(hkdfSync('sha256', cookieSecret, '', 'webhook secrets', KEY_BYTES));
  return {
    /** @param purpose what the secret is for, e.g. the id of an endpoint */
    seal(secret: string, purpose: string) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(purpose));
      const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
    },

    /** Undefined if it was encrypted with another key, or for another purpose. */
    open(sealed: Buffer, purpose: string) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
        const hidden = sealed.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
