import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { DatabaseClient } from '#db/client.ts';
import { apiDocs } from './api/api-docs.ts';
import { listEndpoints } from './api/endpoints.ts';
import { errorAnswers, refuseBrokenRequest, sendError, unknownAddresses } from './api/errors.ts';
import { toHttpError } from './api/http-error.ts';
import { createApi } from './api/procedure.ts';
import { restRoutes } from './api/rest-routes.ts';
import { trpcRoutes } from './api/trpc-routes.ts';
import { assessmentVisitors } from './assessment/visitor.ts';
import { SESSION_SECONDS } from './auth/session.repository.ts';
import { signInRoutes } from './auth/sign-in.routes.ts';
import { signedInPeople } from './auth/signed-in.ts';
import { TokenCookie } from './auth/token-cookie.ts';
import type { ChatTiming } from './chat/reply-writer.ts';
import { ChatAdvisor } from './chat/chat-advisor.ts';
import { ChatModel } from './chat/chat-model.ts';
import type { Config } from './config.ts';
import { leavable } from './http/leaving.ts';
import { overloaded, watchLoad } from './http/overload.ts';
import { requireOwnOrigin } from './http/own-origin.ts';
import { rateLimits } from './http/rate-limits.ts';
import { nextRequestId, showRequestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createRouter } from './router.ts';
import { sitePages, type Site } from './site/site-pages.ts';
import { health } from './telemetry/health.ts';
import { loggerOptions, logRequests, type LogStream } from './telemetry/logging.ts';
import { assessmentCompleted, chatQuestionAsked, limitExceeded } from './telemetry/occurrences.ts';
import { labelRequests } from './telemetry/route-label.ts';

/** Below the minute after which proxies give up on an answer that comes when it is complete. */
const CHAT_TIMING: ChatTiming = { totalMs: 55_000, stallMs: 15_000, storeMs: 1000 };
/** Who sends a request more slowly than that keeps a connection from others. */
const REQUEST_TIMEOUT_MS = 30_000;
const BODY_LIMIT_BYTES = 64 * 1024;

export interface AppOptions {
  config: Config;
  database: DatabaseClient;
  /** The built site, or Vite's in development; without it only the API is served. */
  site?: Site;
  chatTiming?: Partial<ChatTiming>;
  /** Where the log goes instead of the standard output. */
  logStream?: LogStream;
}

/** Puts the application together. It opens no port: see `main.ts`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, chatTiming, logStream } = options;
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: nextRequestId,
    // Calls that still come in while the service leaves are answered, see `leaving.ts`.
    return503OnClosing: false,
    trustProxy: config.trustProxy ?? false,
    // A tRPC batch names all its procedures in one path segment.
    routerOptions: { maxParamLength: 1024 },
    // Addresses that no route can be looked up for; no hook runs for them.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers)),
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: refuseBrokenRequest,
  });

  // JSON is the only form of a body.
  app.removeContentTypeParser('text/plain');
  leavable(app);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  if (config.tracing) (await import('./telemetry/tracing.ts')).tracing(app, config.tracing);
  labelRequests(app);
  logRequests(app);
  if (config.metrics)
    (await import('./telemetry/metrics.ts')).metrics(app, database, config.metrics);
  errorAnswers(app);
  // Without its hook: cookies are parsed where one is looked at.
  await app.register(cookie, { secret: config.cookieSecret, hook: false });
  const limitCalls = await rateLimits(app, config.redisUrl, (refused) =>
    limitExceeded.publish(refused),
  );
  const callLimit = limitCalls({
    name: 'calls',
    max: config.rateLimitMax,
    windowSeconds: 60,
    message: 'Too many requests. Wait a moment, then try again.',
  });
  unknownAddresses(app, callLimit);
  const publicOrigin = new URL(config.publicUrl).origin;
  const isOverloaded = watchLoad(app);
  /** What each call passes before its route is asked. */
  const guardCalls = (scope: FastifyInstance) =>
    scope.addHook('onRequest', async (request, reply) => {
      showRequestId(request, reply);
      // What is answered to one person is nobody else's, and stays in no cache.
      reply.header('cache-control', 'no-store');
      requireOwnOrigin(request, publicOrigin);
      if (isOverloaded()) throw overloaded();
      await callLimit(request);
    });

  const model =
    config.chat &&
    new ChatModel(config.chat, (failure) => app.log.warn(failure, 'the chat model failed'));
  const advisor = new ChatAdvisor(database.db, model, { ...CHAT_TIMING, ...chatTiming }, () =>
    chatQuestionAsked.publish({}),
  );
  // Before the server waits for its connections to end: answers would keep them open.
  app.addHook('preClose', () => advisor.close());

  const { publicUrl } = config;
  const sessionCookie = new TokenCookie('session', { publicUrl, maxAge: SESSION_SECONDS });
  const router = createRouter(createApi(limitCalls), {
    db: database.db,
    signedIn: signedInPeople(database.db, sessionCookie),
    visitor: assessmentVisitors(database.db, { isSecure: publicUrl.startsWith('https:') }),
    advisor,
    onCompleted: () => assessmentCompleted.publish({}),
  });
  const endpoints = listEndpoints(router);

  health(app, database);
  await app.register((scope, _options, done) => {
    guardCalls(scope);
    restRoutes(scope, endpoints);
    done();
  });
  // A scope of its own: it has another parser of JSON bodies and another shape of errors.
  await app.register((scope, _options, done) => {
    guardCalls(scope);
    trpcRoutes(scope, router, endpoints);
    done();
  });
  await app.register((scope, _options, done) => {
    guardCalls(scope);
    const { oidc } = config;
    signInRoutes(scope, {
      ...{ db: database.db, publicUrl, oidc, sessionCookie },
      ...{ limitCalls, toHttpError },
    });
    done();
  });
  await app.register((scope) => {
    guardCalls(scope);
    return apiDocs(scope, publicUrl, endpoints);
  });
  if (site) await app.register((scope) => sitePages(scope, site, config));
  return app;
}
