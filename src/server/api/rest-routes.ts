import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { createContext, type Services } from '#server/context.ts';
import type { Call } from './call.ts';
import { listEndpoints, type Endpoint } from './endpoints.ts';

/** One real route for each procedure: it gathers the input, calls the procedure, sends its output. */
export function restRoutes(app: FastifyInstance, services: Services): void {
  for (const endpoint of listEndpoints()) {
    const { rest } = endpoint;
    const answer = answering(endpoint);
    app.route({
      method: rest.method,
      url: rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        answer(createContext(services, request, reply), gatherInput(endpoint, request)),
    });
  }
}

function answering({ call, rest: { collected } }: Endpoint): Call {
  if (!collected) return call;
  return async (ctx, input) =>
    collected.output.parse(
      await collected.collect((await call(ctx, input)) as AsyncIterable<unknown>),
    );
}

function gatherInput({ input, pathParameters }: Endpoint, request: FastifyRequest): unknown {
  const { body = {} } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', 'The body must be a JSON object.');
  }
  // The address names these; in the body they would be a second, possibly different, answer.
  const repeated = pathParameters.find((name) => name in body);
  if (repeated) {
    throw new AppError('BAD_REQUEST', `The body must not hold "${repeated}": the address does.`);
  }
  if (!input) return undefined;
  return { ...body, ...(request.params as object) };
}
