import type { FastifyInstance, FastifyRequest } from 'fastify';
import { overloaded, watchLoad } from './overload.ts';
import { requireOwnOrigin } from './own-origin.ts';
import type { CountCall, LimitCalls } from './rate-limits.ts';
import { showRequestId } from './request-id.ts';

/** Pages and files may be asked for so many times as often as calls are made: they cost less. */
const FILES_PER_CALL = 5;

export interface GuardsOptions {
  limitCalls: LimitCalls;
  /** Calls a minute for each caller. */
  rateLimitMax: number;
  /** Of every answer. */
  headers: Record<string, string>;
  trace: ((scope: FastifyInstance) => void) | undefined;
  onAnswered: (request: FastifyRequest, status: number, elapsedMs: number) => void;
}

export interface Guard {
  /** Calls that no page of ours makes: they are asked for no origin. */
  fromAnywhere?: boolean;
}

export interface Guards {
  callLimit: CountCall;
  pageLimit: CountCall;
  /** What passes here is told of, and answered with the headers that every answer has. */
  watch: (scope: FastifyInstance) => void;
  /** What each call passes before its route is asked. */
  guardCalls: (scope: FastifyInstance, guard?: Guard) => void;
}

/** What requests pass on their way to a route, whichever it is. */
export function guards(app: FastifyInstance, options: GuardsOptions): Guards {
  const { limitCalls, rateLimitMax, headers, trace, onAnswered } = options;
  const ofEverything = {
    windowSeconds: 60,
    message: 'Too many requests. Wait a moment, then try again.',
  };
  const callLimit = limitCalls({ ...ofEverything, name: 'calls', max: rateLimitMax });
  const pageLimit = limitCalls({
    ...ofEverything,
    name: 'pages',
    max: rateLimitMax * FILES_PER_CALL,
    perInstance: true,
  });
  const isOverloaded = watchLoad(app);
  return {
    callLimit,
    pageLimit,
    watch: (scope) => {
      scope.addHook('onRequest', (_request, reply, done) => {
        reply.headers(headers);
        done();
      });
      trace?.(scope);
      scope.addHook('onResponse', (request, reply, done) => {
        onAnswered(request, reply.statusCode, reply.elapsedTime);
        done();
      });
    },
    guardCalls: (scope, { fromAnywhere = false } = {}) => {
      scope.addHook('onRequest', async (request, reply) => {
        showRequestId(request, reply);
        // What is answered to one person is nobody else's, and stays in no cache.
        reply.header('cache-control', 'no-store');
        if (isOverloaded()) throw overloaded();
        // What is refused counts too, and each call that the request brings.
        await callLimit(request, { cost: request.procedures?.length ?? 1 });
        if (!fromAnywhere) requireOwnOrigin(request);
      });
    },
  };
}
