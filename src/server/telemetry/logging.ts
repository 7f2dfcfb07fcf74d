import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface LogStream {
  write: (line: string) => void;
}

/** JSON lines, or readable ones on a terminal. */
export function loggerOptions(level: string, stream?: LogStream) {
  const options = { level, serializers: { err: describeError } };
  if (stream) return { ...options, stream };
  return {
    ...options,
    ...(process.stdout.isTTY && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  };
}

/**
 * The fields needed to find a bug. Other fields stay out, because those of a database error contain
 * the rejected row.
 */
function describeError(error: unknown): { type: string; message: string; stack: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { message, stack = '', cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    ...{ type: error.constructor.name, message, stack, code, constraint },
    ...(cause instanceof Error && { cause: describeError(cause) }),
  };
}

/** A read that takes at least this long is logged at info level. */
const SLOW_MS = 500;

/**
 * One line for an answered request: at debug level for a successful read, by far the most common
 * (metrics count them), otherwise at info level. It names the route, never the requested path,
 * which can contain a session id. Headers and bodies, with cookies and emails, are never logged.
 * @param elapsedMs since it arrived
 */
export function logRequest(request: FastifyRequest, status: number, elapsedMs: number): void {
  const { method, log } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  // A redirect is a step of signing in or out.
  const isSuccess = status < 300 || status === 304;
  const level = isRead && isSuccess && elapsedMs < SLOW_MS ? 'debug' : 'info';
  if (level === 'debug' && log.level !== 'debug' && log.level !== 'trace') return;
  const { procedures, routeOptions } = request;
  log[level](
    {
      method,
      route: routeOptions.url ?? 'unknown',
      ...(procedures && { procedure: procedures.join(',') }),
      status,
      ms: Math.round(elapsedMs * 10) / 10,
    },
    'request',
  );
}

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
    request.log.warn({ status, reason: reasonOf(error) }, 'request rejected temporarily');
  });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, cause } = error;
  const said = `${'code' in error ? String(error.code) : name} ${message}`.trim();
  return cause instanceof Error ? `${said}, because of ${reasonOf(cause)}` : said;
}
