import type { FastifyRequest } from 'fastify';

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

interface DescribedError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * The fields needed to find a bug. Other fields stay out, because those of a database error contain
 * the rejected row.
 */
function describeError(error: unknown): DescribedError {
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
