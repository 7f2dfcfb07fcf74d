import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import type { Endpoint } from './endpoints.ts';

/**
 * One Fastify route for each procedure. It collects the input, calls the procedure, and sends its
 * output.
 */
export function restRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  // Many clients name a type with every call, also without a body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const asText = { parseAs: 'string' } as const;
  app.addContentTypeParser<string>('application/json', asText, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );
  app.addContentTypeParser('*', asText, (_request, body, done) =>
    done(body === '' ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE()),
  );
  for (const endpoint of endpoints) {
    const { rest, call } = endpoint;
    const readQuery = queryReader(endpoint);
    app.route({
      method: rest.method,
      url: rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        call({ request, reply }, collectInput(endpoint, request, readQuery)),
    });
  }
}

type ReadQuery = (request: FastifyRequest) => object;

/**
 * Reads the parameters that the endpoint declares and ignores others. Parameters are text: those declared as
 * numbers are converted.
 */
function queryReader({ input, queryParameters }: Endpoint): ReadQuery {
  const read = queryParameters.map((name) => {
    const { type } = z.toJSONSchema(input!.shape[name] as z.ZodType, { io: 'input' });
    const isNumber = type === 'integer' || type === 'number';
    return { name, toValue: isNumber ? toNumber : (value: unknown) => value };
  });
  return ({ query }) =>
    Object.fromEntries(
      read
        .map(({ name, toValue }) => [name, toValue((query as Record<string, unknown>)[name])])
        .filter(([, value]) => value !== undefined),
    ) as object;
}

/** Keeps text that is not a number; the input's schema rejects it. */
function toNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)
    ? Number(value)
    : value;
}

function collectInput(
  { input, pathParameters }: Endpoint,
  request: FastifyRequest,
  readQuery: ReadQuery,
): unknown {
  const { body = {} } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object.');
  }
  // The path names these; in the body they would be a second, possibly different, value.
  const repeated = pathParameters.find((name) => name in body);
  if (repeated) {
    throw new AppError(
      'BAD_REQUEST',
      `The body must not contain "${repeated}": the path already does.`,
    );
  }
  if (!input) return undefined;
  // In place: copying thousands of fields takes as long as reading them.
  return Object.assign(body, readQuery(request), request.params);
}
