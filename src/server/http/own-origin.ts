import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';

/**
 * A browser that another site has send a call would send our cookies along: such calls are refused.
 * Browsers say where a call comes from, in a header that no script can set; the oldest ones only by
 * its origin. Programs say nothing of the kind, and have no cookies of others.
 * @throws AppError FORBIDDEN
 */
export function requireOwnOrigin(
  { method, headers, host }: FastifyRequest,
  publicOrigin: string,
): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { 'sec-fetch-site': site, origin } = headers;
  if (site === 'same-origin' || site === 'none') return;
  const isForeign =
    site !== undefined ||
    (origin !== undefined && origin !== publicOrigin && !isOriginOf(origin, host));
  if (isForeign) {
    throw new AppError('FORBIDDEN', 'This call comes from another website, which may not make it.');
  }
}

/** Also where the site is opened under another name than its public one, as on a phone at home. */
function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
