import { randomInt } from 'node:crypto';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { LimitCalls } from './rate-limits.ts';

/** Pages and files are cheaper than calls: their limit is this many times higher. */
const FILES_PER_CALL = 5;

interface RequestHooksOptions {
  limitCalls: LimitCalls;
  /** Calls a minute for each caller. */
  rateLimitMax: number;
  /** Set on every answer. */
  headers: Record<string, string>;
  trace: ((scope: FastifyInstance) => void) | undefined;
  onAnswered: (request: FastifyRequest, status: number, elapsedMs: number) => void;
}

export interface CallOptions {
  /** Other services call these routes: the origin of the request is not checked. */
  fromAnywhere?: boolean;
}

/** Registers routes in a separate scope, whose calls pass the request hooks first. */
export type AddRoutes = (
  routes: (scope: FastifyInstance) => void | Promise<void>,
  options?: CallOptions,
) => void;

export function requestHooks(app: FastifyInstance, options: RequestHooksOptions) {
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
    /** Logs and measures the requests of a scope and sets the headers of every answer. */
    watch: (scope: FastifyInstance) => {
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
    /** Checks each call of a scope before its route runs: load, rate limit, origin. */
    checkCalls: (scope: FastifyInstance, { fromAnywhere = false }: CallOptions = {}) => {
      scope.addHook('onRequest', async (request, reply) => {
        showRequestId(request, reply);
        // Answers are personal: no cache stores them.
        reply.header('cache-control', 'no-store');
        if (isOverloaded()) {
          const message = 'The server is overloaded right now. Please try again in a moment.';
          throw new AppError('SERVICE_UNAVAILABLE', message, 2);
        }
        // Rejected calls count too, and a batch counts as many calls as it contains.
        await callLimit(request, { cost: request.procedures?.length ?? 1 });
        const { 'content-encoding': encoding = 'identity' } = request.headers;
        if (encoding !== 'identity') throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(encoding);
        if (!fromAnywhere) requireOwnOrigin(request);
      });
    },
  };
}

const SAMPLE_MS = 500;
/** When the event loop is this late, a new caller waits at least as long. */
const LATE_MS = 1_000;

/**
 * Measures how late a timer fires. Twice in a row means overload: calls are rejected at once rather
 * than answered after the caller has given up. (Once may be a pause of the machine.)
 * @returns whether the process is overloaded
 */
function watchLoad(app: FastifyInstance): () => boolean {
  let lateInARow = 0;
  let expected = performance.now() + SAMPLE_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lateInARow = now - expected > LATE_MS ? lateInARow + 1 : 0;
    expected = now + SAMPLE_MS;
  }, SAMPLE_MS).unref();
  app.addHook('onClose', () => clearInterval(timer));
  return () => lateInARow > 1;
}

/** Differs from process to process, so that an id is unique in the logs of all instances. */
const prefix = randomInt(36 ** 5, 36 ** 6).toString(36);
let count = 0;

/** Short enough to read out over the phone. Never one that a caller sent, because it is logged. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

/** The request's id in the log; the site shows it to visitors after a server error. */
export function showRequestId(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** True if another site made a browser send the request with our cookies. */
    readonly isFromAnotherSite: boolean;
  }
}

/**
 * Browsers say where a request comes from, in a header that no script can set; the oldest ones only
 * by origin or referrer. Programs send none of these, and have no cookies of others.
 */
export function decorateOrigin(app: FastifyInstance, publicOrigin: string): void {
  app.decorateRequest('isFromAnotherSite', {
    getter(this: FastifyRequest) {
      const { 'sec-fetch-site': site, origin = originOf(this.headers.referer) } = this.headers;
      if (site !== undefined) return site !== 'same-origin' && site !== 'none';
      return origin !== undefined && origin !== publicOrigin && !isOriginOf(origin, this.host);
    },
  });
}

/** Rejects a call that another site made a browser send, unless it only reads. */
function requireOwnOrigin(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  if (request.isFromAnotherSite) {
    throw new AppError(
      'FORBIDDEN',
      'This request came from another website. Open this site directly, then try again.',
    );
  }
}

function originOf(referer: string | undefined): string | undefined {
  if (referer === undefined) return undefined;
  return URL.canParse(referer) ? new URL(referer).origin : 'null';
}

/**
 * Also works if the site is opened under a name other than its public one, as on a phone at home.
 */
function isOriginOf(origin: string, host: string): boolean {
  return origin === `http://${host}` || origin === `https://${host}`;
}
