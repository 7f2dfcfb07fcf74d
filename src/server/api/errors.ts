import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { showRequestId } from '#server/http/request-hooks.ts';
import { httpError, toHttpError } from './http-error.ts';
import type { CountCall } from '#server/http/rate-limits.ts';

/** Every error of every route, Fastify's own included, has the same shape. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

/** The answer for a page that does not exist. */
export interface MissingPages {
  count: CountCall;
  send: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Requests to unknown addresses count against the limit, since they may be probing. */
export function unknownAddresses(
  app: FastifyInstance,
  countCall: CountCall,
  pages?: MissingPages,
): void {
  const pagesFor = ({ method, url }: FastifyRequest) =>
    pages && (method === 'GET' || method === 'HEAD') && !isApiPath(url) ? pages : undefined;
  app.setNotFoundHandler(
    {
      preHandler: async (request: FastifyRequest) =>
        (pagesFor(request)?.count ?? countCall)(request),
    },
    (request, reply) => {
      const missing = pagesFor(request);
      if (missing) return missing.send(request, reply);
      throw new AppError(
        'NOT_FOUND',
        'This address does not exist, or does not support this method. The API is described at /api/docs.',
      );
    },
  );
}

/** Whether the request comes from a program, which gets JSON even for unknown paths. */
function isApiPath(url: string): boolean {
  return /^\/(api|trpc)([/?]|$)/.test(url);
}

/** A path that the router cannot parse: no hook runs, so it is counted here. */
export async function refuseAddress(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  countCall: CountCall,
): Promise<void> {
  try {
    await countCall(request);
    sendError(error, request, reply);
  } catch (refused) {
    sendError(refused, request, reply);
  }
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfter } = toHttpError(error);
  request.server.logFailure(request, { error, status, message: body.message });
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  showRequestId(request, reply);
  return reply.code(status).send(body);
}

const brokenRequestStatuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * For input that is not HTTP, or has too many headers: there is no reply object to use.
 * @param headers set on every answer
 */
export function refuseBrokenRequest(
  error: ConnectionError,
  socket: Socket,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, body } = httpError(brokenRequestStatuses[error.code] ?? 400);
  const json = JSON.stringify(body);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(
    `HTTP/1.1 ${status} ${body.error}\r\n` +
      lines.join('') +
      'Connection: close\r\n' +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
  );
}
