import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Services } from '../context.ts';
import { toHttpError } from '../http-error.ts';
import { appRouter } from '../router.ts';
import { trpcErrorShape } from './trpc-error.ts';

/** More calls in one HTTP request are refused. */
const MAX_BATCH_SIZE = 10;

/** `/trpc/*`, for the web client. Queries may come by POST, which keeps their input out of logs. */
export function trpcRoutes(app: FastifyInstance, services: Services): void {
  // tRPC parses the body itself. It gets nothing but JSON, within the limit of a body's size.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });

  // What is refused before tRPC sees it has to be in its shape too, for its client to read it.
  app.setErrorHandler((error, request, reply) => {
    const httpError = toHttpError(error);
    const { status, retryAfter } = httpError;
    if (status >= 500) request.log.error({ err: error }, 'call failed');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply.code(status).send({ error: trpcErrorShape(httpError) });
  });

  app.all('/trpc/:path', async (request: FastifyRequest, reply: FastifyReply) => {
    await fastifyRequestHandler({
      req: request,
      res: reply,
      path: (request.params as { path: string }).path,
      router: appRouter,
      allowMethodOverride: true,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: () => createContext(services, request, reply),
      onError: ({ error, path }) => {
        const { status, retryAfter } = toHttpError(error);
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        if (status >= 500) {
          request.log.error({ err: error.cause ?? error, procedure: path }, 'call failed');
        }
      },
    });
  });
}
