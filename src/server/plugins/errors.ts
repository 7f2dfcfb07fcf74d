import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { toHttpError } from '../http-error.ts';

/** Every error of every route, Fastify's own included, gets the same shape of answer. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    sendError(
      new AppError(
        'NOT_FOUND',
        'There is nothing at this address with this method. The API is described at /api/docs.',
      ),
      request,
      reply,
    ),
  );
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, body, retryAfter } = toHttpError(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}
