import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if another site made a browser send the request with our cookies. */
    readonly isFromAnotherSite: boolean;
  }
}

/**
 * Browsers say where a request comes from, in a header that no script can set; the oldest ones only
 * by origin or referrer. Programs send none of these, and have no cookies of others.
 */
export function decorateOrigin(app: FastifyInstance, publicOrigin: string): void {
  app.decorateRequest('isFromAnotherSite', {
    getter(this: FastifyRequest) {
      const { 'sec-fetch-site': site, origin = originOf(this.headers.referer) } = this.headers;
      if (site !== undefined) return site !== 'same-origin' && site !== 'none';
      return origin !== undefined && origin !== publicOrigin && !isOriginOf(origin, this.host);
    },
  });
}

/**
 * Rejects a call that another site made a browser send, unless it only reads.
 * @throws AppError FORBIDDEN
 */
export function requireOwnOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (request.isFromAnotherSite) {
    throw new AppError(
      'FORBIDDEN',
      'This request came from another website. Open this site directly, then try again.',
    );
  }
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}

/**
 * Also works if the site is opened under a name other than its public one, as on a phone at home.
 */
function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
