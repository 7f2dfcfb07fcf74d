import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { createContext, type Services } from '../context.ts';
import { toHttpError } from '../http-error.ts';
import { appRouter, type AppRouter } from '../router.ts';

/** More calls in one HTTP request are refused. */
const MAX_BATCH_SIZE = 10;

/** `/trpc/*`, for the web client. Queries may come by POST, which keeps their input out of logs. */
export async function trpcRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(fastifyTRPCPlugin, {
    prefix: '/trpc',
    trpcOptions: {
      router: appRouter,
      allowMethodOverride: true,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: ({ req, res }) => createContext(services, req, res),
      onError: ({ error, path, req }) => {
        if (toHttpError(error).status >= 500) {
          req.log.error({ err: error.cause ?? error, procedure: path }, 'call failed');
        }
      },
    } satisfies FastifyTRPCPluginOptions<AppRouter>['trpcOptions'],
  });
}
