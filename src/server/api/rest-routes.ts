import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { Endpoint } from './endpoints.ts';

/** One real route for each procedure: it gathers the input, calls the procedure, sends its output. */
export function restRoutes(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    const { rest, call } = endpoint;
    app.route({
      method: rest.method,
      url: rest.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: (request: FastifyRequest, reply: FastifyReply) =>
        call({ request, reply }, gatherInput(endpoint, request)),
    });
  }
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
  // In place: a copy of thousands of fields takes as long as to read them.
  return Object.assign(body, request.params);
}
