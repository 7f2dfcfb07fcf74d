import cookie from '@fastify/cookie';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { DatabaseClient } from '#db/client.ts';
import { keptFor } from '#domain/kept-for.ts';
import { apiDocs } from './api/api-docs.ts';
import { listEndpoints } from './api/endpoints.ts';
import {
  errorAnswers,
  refuseAddress,
  refuseBrokenRequest,
  unknownAddresses,
  type MissingPages,
} from './api/errors.ts';
import { toHttpError } from './api/http-error.ts';
import { createApi } from './api/procedure.ts';
import { restRoutes } from './api/rest-routes.ts';
import { trpcRoutes } from './api/trpc-routes.ts';
import { assessmentVisitors } from './assessment/visitor.ts';
import { signInRoutes } from './auth/sign-in.routes.ts';
import { signedInPeople } from './auth/signed-in.ts';
import { TokenCookie } from './auth/token-cookie.ts';
import type { ChatTiming } from './chat/reply-writer.ts';
import { ChatAdvisor } from './chat/chat-advisor.ts';
import { ChatModel } from './chat/chat-model.ts';
import type { Config } from './config.ts';
import { guards, type Guard } from './guards.ts';
import { leavable } from './http/leaving.ts';
import { tellOrigins } from './http/own-origin.ts';
import { rateLimits } from './http/rate-limits.ts';
import { nextRequestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mailLinkRoutes } from './mail-links/mail-link.routes.ts';
import { putMail } from './mail/outbox.ts';
import { mailEventRoutes } from './mail/mail-events.routes.ts';
import { answersRoutes } from './person/answers.routes.ts';
import { people } from './person/person.caller.ts';
import { createRouter } from './router.ts';
import { assessmentWorker } from './site/assessment-worker.ts';
import type { Site } from './site/page-store.ts';
import { openPortrait, portraitFiles } from './site/portrait.ts';
import { robots } from './site/robots.ts';
import { pageStore, siteFiles, sitePages } from './site/site-pages.ts';
import { noticePages } from './site/notice-pages.ts';
import type { SiteSource } from './site/site-source.ts';
import { logFailures } from './telemetry/failures.ts';
import { health } from './telemetry/health.ts';
import { loggerOptions, logRequest, type LogStream } from './telemetry/logging.ts';
import { assessmentCompleted, chatQuestionAsked, limitExceeded } from './telemetry/occurrences.ts';
import { labelRequests } from './telemetry/route-label.ts';

/** Below the minute after which proxies give up on an answer that comes when it is complete. */
const CHAT_TIMING: ChatTiming = { totalMs: 55_000, stallMs: 15_000, storeMs: 1000 };
/** Who sends a request more slowly than that keeps a connection from others. */
const REQUEST_TIMEOUT_MS = 30_000;
const BODY_LIMIT_BYTES = 64 * 1024;

type Routes = (scope: FastifyInstance) => void | Promise<void>;

export interface AppOptions {
  config: Config;
  database: DatabaseClient;
  /** The built site, or Vite's in development; without it only the API is served. */
  site?: Site;
  /** Vite's, in development: it is asked before us. */
  middleware?: SiteSource['middleware'];
  chatTiming?: Partial<ChatTiming>;
  /** Where the log goes instead of the standard output. */
  logStream?: LogStream;
}

/** Puts the application together. It opens no port: see `main.ts`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, middleware } = options;
  const { publicUrl, oidc } = config;
  const { db } = database;
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: nextRequestId,
    // Calls that still come in while the service leaves are answered, see `leaving.ts`.
    return503OnClosing: false,
    trustProxy: config.trustProxy ?? false,
    // A tRPC batch names all its procedures in one path segment.
    routerOptions: { maxParamLength: 1024 },
    // Addresses that no route can be looked up for; no hook runs for them.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void refuseAddress(error, request, reply, callLimit);
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: refuseBrokenRequest,
  });

  // JSON is the only form of a body.
  app.removeContentTypeParser('text/plain');
  if (middleware) {
    app.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, done));
  }
  leavable(app);
  labelRequests(app);
  logFailures(app);
  errorAnswers(app);
  tellOrigins(app, new URL(publicUrl).origin);
  // Without its hook: cookies are parsed where one is looked at.
  await app.register(cookie, { secret: config.cookieSecret, hook: false });

  const measured =
    config.metrics &&
    (await import('./telemetry/metrics.ts')).metrics(app, database, config.metrics);
  const traced =
    config.tracing && (await import('./telemetry/tracing.ts')).tracing(app, config.tracing);
  const onAnswered = (request: FastifyRequest, status: number, elapsedMs: number) => {
    logRequest(request, status, elapsedMs);
    measured?.answered(request, status, elapsedMs);
  };

  const limitCalls = await rateLimits(app, config.redisUrl, (refused) =>
    limitExceeded.publish(refused),
  );
  const { callLimit, pageLimit, watch, guardCalls } = guards(app, {
    limitCalls,
    rateLimitMax: config.rateLimitMax,
    headers,
    trace: traced,
    onAnswered,
  });

  const model =
    config.chat &&
    new ChatModel(config.chat, chatPrompt(config.flags), (failure) =>
      app.log.warn(failure, 'the chat model failed'),
    );
  const advisor = new ChatAdvisor(db, model, { ...CHAT_TIMING, ...options.chatTiming }, () =>
    chatQuestionAsked.publish({}),
  );
  // Before the server waits for its connections to end: answers would keep them open.
  app.addHook('preClose', () => advisor.close());

  const sessionCookie = new TokenCookie('session', { publicUrl, maxAge: keptFor.session });
  const visitor = assessmentVisitors(app, db, config);
  const signedIn = signedInPeople(db, sessionCookie);
  const forgetSession = (reply: FastifyReply) => sessionCookie.clear(reply);
  const person = people({ visitor, signedIn, forgetSession });
  const router = createRouter(createApi(limitCalls), {
    db,
    signedIn,
    visitor,
    person,
    advisor,
    onCompleted: () => assessmentCompleted.publish({}),
    putMail: config.mail && putMail,
    findResults: config.findResults,
  });
  const endpoints = listEndpoints(router);

  const { portrait: path } = config.practice.coach;
  const built = site?.portrait?.path === path ? site.portrait.shown : null;
  // Where the site is not built, or not for this portrait.
  const portrait = built ? null : await openPortrait(path);
  const store = site && pageStore(site, config, built ?? portrait?.shown ?? null);
  const answering = { limitCalls, toHttpError, notices: noticePages(site, store?.settings) };
  const isOpen = config.flags.assessmentEnabled;
  const mailLinks = mailLinkRoutes({ db, visitor, isOpen, ...answering });
  let missingPages: MissingPages | undefined;
  if (store) {
    await app.register(async (scope) => {
      traced?.(scope);
      const limit = (request: FastifyRequest) => void pageLimit(request);
      const send = sitePages(scope, store, config, { limit, onSent: onAnswered });
      missingPages = { count: pageLimit, send };
    });
  }
  await app.register(async (watched) => {
    watch(watched);
    unknownAddresses(watched, callLimit, missingPages);
    health(watched, database);
    const calls = (routes: Routes, guard?: Guard) =>
      watched.register(async (scope) => {
        guardCalls(scope, guard);
        await routes(scope);
      });
    await calls((scope) => restRoutes(scope, endpoints));
    // A scope of its own: it has another parser of JSON bodies and another shape of errors.
    await watched.register(async (scope) => {
      // First the routes: they tell how many calls a request brings.
      trpcRoutes(scope, router, endpoints);
      guardCalls(scope);
    });
    await calls((scope) =>
      signInRoutes(scope, { db, publicUrl, oidc, sessionCookie, ...answering }),
    );
    await calls(mailLinks.open);
    await calls(mailLinks.unsubscribe, { fromAnywhere: true });
    const { webhookSecret } = config.mail ?? {};
    if (webhookSecret !== undefined) {
      await calls((scope) => mailEventRoutes(scope, db, webhookSecret));
    }
    await calls((scope) => answersRoutes(scope, { person, limitCalls }));
    await calls((scope) => apiDocs(scope, publicUrl, endpoints));
    if (!store) return;
    await watched.register(async (scope) => {
      scope.addHook('onRequest', async (request) => pageLimit(request));
      robots(scope, config);
      if (portrait) portraitFiles(scope, portrait);
      assessmentWorker(scope, store, config.flags.assessmentEnabled ? site.worker : undefined);
      if (site.files) await siteFiles(scope, site.files);
    });
  });
  return app;
}
