import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The procedures that a tRPC request calls, `unknown` for a name that is none; else null. */
    procedures: string[] | null;
    /** The page that it asks for; else null. */
    page: string | null;
  }
}

/** Requests have a place for what they call or show, which the routes fill. */
export function labelRequests(app: FastifyInstance): void {
  app.decorateRequest('procedures', null);
  app.decorateRequest('page', null);
}

/**
 * Where a request went, as one of few names: never the address as sent, which can hold a session id
 * and of which there is no end.
 */
export function routeLabel(request: FastifyRequest): string {
  const { procedures, page } = request;
  if (page !== null) return page;
  if (procedures) return procedures.length === 1 ? `/trpc/${procedures[0]}` : '/trpc/(batch)';
  // Computed at each access.
  const { url } = request.routeOptions;
  if (url === undefined) return 'unknown';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
