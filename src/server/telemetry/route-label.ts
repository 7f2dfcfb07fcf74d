import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The procedures that a tRPC request calls, `unknown` for an unknown name; otherwise null. */
    procedures: string[] | null;
    /** The requested page; otherwise null. */
    page: string | null;
  }
}

export function labelRequests(app: FastifyInstance): void {
  app.decorateRequest('procedures', null);
  app.decorateRequest('page', null);
}

/**
 * A request's route, as one of few names: never the requested path, which can contain a session id
 * and can have any number of values.
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
