import type { FastifyInstance } from 'fastify';

/** What a caller was told, and why. */
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

/** What we know can be away for a while; whatever else fails is a fault of ours. */
const AWAY = new Set([502, 503]);
/** Of what is away the log speaks once in so long: the line of each request tells its status. */
const AGAIN_MS = 10_000;

/** One line for what failed: with its stack where nobody knows why. */
export function logFailures(app: FastifyInstance): void {
  /** By what callers are told, which are few sentences. */
  const told = new Map<string, number>();

  app.decorate('logFailure', (request, { error, status, message, procedure }) => {
    if (status < 500) return;
    if (!AWAY.has(status)) {
      request.log.error({ err: error, procedure }, 'request failed');
      return;
    }
    const now = performance.now();
    if (now - (told.get(message) ?? -Infinity) < AGAIN_MS) return;
    told.set(message, now);
    request.log.warn({ status, reason: reasonOf(error) }, 'request refused for now');
  });
}

/** The error and what caused it, in a line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, cause } = error;
  const said = `${'code' in error ? String(error.code) : name} ${message}`.trim();
  return cause instanceof Error ? `${said}, because of ${reasonOf(cause)}` : said;
}
