import type { AnyTRPCRouter } from '@trpc/server';
import { fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from './endpoints.ts';
import { type HttpError, toHttpError, trpcErrorShape } from './errors.ts';
import type { CallContext } from './procedure.ts';

const MAX_BATCH_SIZE = 10;

/**
 * `/trpc/*`, for the web client. Queries may use POST, which keeps their input out of logs. Requests in the
 * client's own form are answered here, in a third of the time of tRPC's handler, which builds a web Request
 * and Response for each. That handler answers everything else.
 */
export function trpcRoutes(
  app: FastifyInstance,
  router: AnyTRPCRouter,
  endpoints: readonly Endpoint[],
): void {
  const byName = new Map(endpoints.map((endpoint) => [endpoint.name, endpoint]));

  // The body is parsed with the rest. It is JSON only, within the body limit.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });

  // Errors from before the procedure need tRPC's shape too, so that its client can read them.
  app.setErrorHandler((error, request, reply) => {
    const httpError = report(error, request, reply);
    return reply.code(httpError.status).send({ error: trpcErrorShape(httpError) });
  });

  app.addHook('onRequest', (request, _reply, done) => {
    const { path = '' } = request.params as { path?: string };
    request.procedures = path.split(',').map((name) => (byName.has(name) ? name : 'unknown'));
    done();
  });

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const plain = readPlainRequest(request, byName, MAX_BATCH_SIZE);
    if (plain) return answer(plain, { request, reply });
    // Tells proxies not to buffer a streamed answer.
    reply.header('x-accel-buffering', 'no');
    return fastifyRequestHandler({
      req: request,
      res: reply,
      path: (request.params as { path: string }).path,
      router,
      allowMethodOverride: true,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: () => ({ request, reply }),
      onError: ({ error, path }) => report(error, request, reply, path),
    });
  };
  // tRPC's handler returns a Response, which Fastify cannot measure to answer HEAD.
  app.route({ method: ['GET', 'POST'], url: '/trpc/:path', exposeHeadRoute: false, handler });
}

async function answer({ isBatch, calls }: PlainRequest, ctx: CallContext): Promise<FastifyReply> {
  const { request, reply } = ctx;
  const statuses = new Set<number>();
  const results = await Promise.all(
    calls.map(async ({ endpoint: { name, call }, input }) => {
      try {
        const data = await call(ctx, input);
        statuses.add(200);
        return { result: { data } };
      } catch (error) {
        const httpError = report(error, request, reply, name);
        statuses.add(httpError.status);
        const shape = trpcErrorShape(httpError);
        return { error: { ...shape, data: { ...shape.data, path: name } } };
      }
    }),
  );
  const [status] = statuses;
  return reply
    .code(statuses.size === 1 ? status! : 207)
    .header('content-type', 'application/json')
    .header('vary', 'trpc-accept, accept')
    .send(JSON.stringify(isBatch ? results : results[0]));
}

function report(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  procedure?: string,
): HttpError {
  const httpError = toHttpError(error);
  if (httpError.retryAfter !== undefined) reply.header('retry-after', httpError.retryAfter);
  const { status, body } = httpError;
  request.server.logFailure(request, { error, status, message: body.message, procedure });
  return httpError;
}

/** One HTTP request of the web client: a call, or a batch of calls of one type. */
interface PlainRequest {
  isBatch: boolean;
  calls: { endpoint: Endpoint; input: unknown }[];
}

/**
 * Reads a request in the one form that the web client sends: JSON input, JSON answer, known procedures that
 * do not stream. Undefined for anything else in the protocol, and for malformed requests.
 */
function readPlainRequest(
  request: FastifyRequest,
  endpoints: ReadonlyMap<string, Endpoint>,
  maxBatchSize: number,
): PlainRequest | undefined {
  const { method, headers, query, body, params } = request;
  const { batch, input, ...others } = query as Record<string, unknown>;
  const isBatch = batch === '1';
  if ((batch !== undefined && !isBatch) || Object.keys(others).length > 0) return undefined;
  if (headers['trpc-accept'] !== undefined || headers.accept?.includes('jsonl')) return undefined;

  const { path } = params as { path: string };
  const called = (isBatch ? path.split(',') : [path]).map((name) => endpoints.get(name));
  const type = called[0]?.type;
  const isAllowed =
    (method === 'GET' && type === 'query') ||
    (method === 'POST' && (type === 'query' || type === 'mutation'));
  if (!isAllowed || called.length > maxBatchSize) return undefined;

  const inputs = parseInputs(method === 'GET' ? input : body, isBatch);
  if (!inputs) return undefined;
  const calls = [];
  for (const [index, endpoint] of called.entries()) {
    if (endpoint?.type !== type || endpoint.isStream) return undefined;
    calls.push({ endpoint, input: inputs[index] });
  }
  return { isBatch, calls };
}

function parseInputs(text: unknown, isBatch: boolean): Record<number, unknown> | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value = JSON.parse(text) as unknown;
    if (!isBatch) return [value];
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<number, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
