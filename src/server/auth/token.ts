import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** 32 bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const isToken = (text: string) => TOKEN.test(text);

/** A random token for a session or a link. The database stores only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A cookie with a random token and nothing else; the database knows its hash. */
export class TokenCookie {
  readonly #name: string;
  readonly #secure: boolean;
  readonly #maxAge: number;

  constructor(name: string, { publicUrl, maxAge }: { publicUrl: string; maxAge: number }) {
    this.#secure = publicUrl.startsWith('https:');
    this.#name = this.#secure ? `__Host-${name}` : name;
    this.#maxAge = maxAge;
  }

  read({ headers, server }: FastifyRequest): string | undefined {
    const token = headers.cookie && server.parseCookie(headers.cookie)[this.#name];
    return token && isToken(token) ? token : undefined;
  }

  set(reply: FastifyReply, token: string): void {
    reply.setCookie(this.#name, token, { ...this.#attributes, maxAge: this.#maxAge });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.#name, this.#attributes);
  }

  get #attributes() {
    return { httpOnly: true, sameSite: 'lax', secure: this.#secure, path: '/' } as const;
  }
}
