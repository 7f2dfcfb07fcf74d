import type { FastifyInstance } from 'fastify';

/** JSON lines, or readable ones on a terminal. */
export function loggerOptions(level: string) {
  return {
    level,
    ...(process.stdout.isTTY && {
      transport: {
        target: 'pino-pretty',
        options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname' },
      },
    }),
  };
}

/**
 * One line for each answered request. It names the route, never the address as sent: that can hold
 * a session id. Headers and bodies, with cookies and emails, are never logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const procedure = (request.params as { path?: string } | null)?.path;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        ...(request.routeOptions.url?.startsWith('/trpc') && { procedure }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
