import type { FastifyInstance } from 'fastify';
import { calledProcedures } from './route-label.ts';

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
 * What is needed to find a fault. The other fields of an error stay out: those of the database
 * show the row it refused.
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

/**
 * One line for each answered request. It names the route, never the address as sent: that can hold
 * a session id. Headers and bodies, with cookies and emails, are never logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    if (config.quiet && reply.statusCode < 400) {
      done();
      return;
    }
    const called = calledProcedures(request, url);
    request.log.info(
      {
        method: request.method,
        route: url ?? 'unknown',
        ...(called && { procedure: called.join(',') }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
