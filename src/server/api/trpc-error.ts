import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type { HttpError } from './http-error.ts';

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
