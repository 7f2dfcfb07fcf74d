import type { FastifyRequest } from 'fastify';
import { listEndpoints } from '#server/api/endpoints.ts';

const procedures = new Set(listEndpoints().map(({ name }) => name));

/**
 * The procedures that a tRPC request calls, `unknown` for a name that is none; else undefined.
 * @param url the route's: Fastify gathers its options anew each time it is asked
 */
export function calledProcedures(
  request: FastifyRequest,
  url = request.routeOptions.url,
): string[] | undefined {
  if (!url?.startsWith('/trpc')) return undefined;
  const { path = '' } = (request.params ?? {}) as { path?: string };
  return path.split(',').map((name) => (procedures.has(name) ? name : 'unknown'));
}

/**
 * Where a request went, as one of few names: never the address as sent, which can hold a session id
 * and of which there is no end.
 */
export function routeLabel(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  if (url === undefined) return 'unknown';
  const called = calledProcedures(request, url);
  if (called) return called.length === 1 ? `/trpc/${called[0]}` : '/trpc/(batch)';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
