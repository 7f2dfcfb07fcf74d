import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { type TRPC_ERROR_CODE_KEY, TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DatabaseUnavailableError } from '#db/limits.ts';
import { AppError } from '#domain/errors.ts';
import type { CountCall } from '#server/http/rate-limits.ts';
import { showRequestId } from '#server/http/request-hooks.ts';

/** Every error of every route, Fastify's own included, has the same shape. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}

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

/** The body of every REST error; tRPC has the same in the error's data. */
interface ErrorBody {
  /** The reason phrase of the status, e.g. `Not Found`. */
  error: string;
  message: string;
  issues?: { path: string; message: string }[];
}

export interface HttpError {
  status: number;
  body: ErrorBody;
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
}

const messages: Record<number, string> = {
  400: 'The request could not be read. Check its address and its JSON body.',
  404: 'This address does not exist. The API is described at /api/docs.',
  405: 'This address does not support that method. The API is described at /api/docs.',
  408: 'The request took too long to arrive. Please try again.',
  413: 'The request is too large. Send less at once.',
  415: 'Send the body as JSON, with the header Content-Type: application/json and without Content-Encoding.',
  429: 'Too many requests. Wait a moment, then try again.',
  431: 'The headers are too large. Clear the cookies of this site, then try again.',
  500: 'Something went wrong on our side. Please try again. If it keeps happening, tell us when it happened.',
  503: 'The server cannot reach its database right now. Please try again in a moment.',
};

/** The most problems listed for one input, which can have thousands. */
const MAX_ISSUES = 20;

/** Turns any error into what the caller may see, without internals. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof AppError) {
    const { code, message, retryAfter } = error;
    return {
      ...httpError(getHTTPStatusCodeFromError(new TRPCError({ code })), message),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  if (error instanceof TRPCError) {
    const { code, cause } = error;
    if (code === 'BAD_REQUEST' && cause instanceof z.ZodError) return invalidInput(cause);
    // A procedure's own error is the cause. (Output that does not match its schema is a bug of
    // ours.)
    if (code === 'INTERNAL_SERVER_ERROR') return toHttpError(cause);
    return httpError(getHTTPStatusCodeFromError(error));
  }
  if (isUserGone(error)) return httpError(401, 'Unauthorized. Please sign in to continue.');
  if (isDatabaseUnavailable(error)) return { ...httpError(503), retryAfter: 1 };
  return httpError(clientErrorStatus(error) ?? 500);
}

function httpError(status: number, message = messages[status] ?? messages[400]!): HttpError {
  return { status, body: { error: STATUS_CODES[status] ?? 'Error', message } };
}

function invalidInput(error: z.ZodError): HttpError {
  const issues = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.slice(0, MAX_ISSUES).map((key) => ({
          path: [...issue.path, key].join('.'),
          message: 'is not a field of this call',
        }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  );
  const named = issues.slice(0, MAX_ISSUES);
  const list = named.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  if (issues.length > named.length) list.push('and more');
  return {
    status: 400,
    body: {
      error: 'Bad Request',
      message: `The input is not valid. ${list.join('; ')}`,
      issues: named,
    },
  };
}

/** Fastify's own errors (broken JSON, too large, wrong media type) carry a 4xx status. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}

/** The user was erased after the call began. */
function isUserGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    String(error.constraint).endsWith('_user_id_fkey')
  );
}

/** Connection trouble, a full pool, a server that is starting or stopping, a statement past its limit. */
const unavailableCodes =
  /^(08...|25006|40001|40P01|53...|57P0[0-9]|57014|55P03|25P0[34]|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const unavailableMessages =
  /timeout exceeded when trying to connect|Connection terminated|client has encountered a connection error|not queryable/i;

function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return unavailableCodes.test(code) || unavailableMessages.test(error.message);
}

const codes: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
};

/** An error as the tRPC client reads it; `data.body` is what REST answers. */
export function trpcErrorShape({ status, body }: HttpError) {
  const code = codes[status] ?? 'BAD_REQUEST';
  return {
    message: body.message,
    code: TRPC_ERROR_CODES_BY_KEY[code],
    data: { code, httpStatus: status, body },
  };
}
