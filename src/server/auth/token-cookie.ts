import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from './token.ts';

/** A cookie that holds a random token and nothing else; the database knows its hash. */
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
