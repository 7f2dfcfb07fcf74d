import type { FastifyInstance } from 'fastify';

/** The response that the caller got, and the cause. */
interface Failure {
  error: unknown;
  status: number;
  message: string;
  procedure?: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    logFailure: (request: FastifyRequest, failure: Failure) => void;
  }
}

/** Systems that may be unavailable for a while; every other failure is our bug. */
const AWAY = new Set([502, 503]);
/** Outages are logged once in this time; each request's own line has its status. */
const AGAIN_MS = 10_000;

/** Logs one line for a failure, with the stack if the cause is unknown. */
export function logFailures(app: FastifyInstance): void {
  /** Keyed by the response's message, of which there are few. */
  const loggedAt = new Map<string, number>();

  app.decorate('logFailure', (request, { error, status, message, procedure }) => {
    if (status < 500) return;
    if (!AWAY.has(status)) {
      request.log.error({ err: error, procedure }, 'request failed');
      return;
    }
    const now = performance.now();
    if (now - (loggedAt.get(message) ?? -Infinity) < AGAIN_MS) return;
    loggedAt.set(message, now);
    request.log.warn({ status, reason: reasonOf(error) }, 'request rejected for now');
  });
}

/** The error and its causes, in a line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, cause } = error;
  const said = `${'code' in error ? String(error.code) : name} ${message}`.trim();
  return cause instanceof Error ? `${said}, because of ${reasonOf(cause)}` : said;
}
