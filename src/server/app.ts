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
import { officeMembers } from './auth/office-members.ts';
import { signedInPeople } from './auth/signed-in.ts';
import { TokenCookie } from './auth/token-cookie.ts';
import type { ChatTiming } from './chat/reply-writer.ts';
import { ChatAdvisor } from './chat/chat-advisor.ts';
import { chatUsers } from './chat/chat-services.ts';
import { ChatModel } from './chat/chat-model.ts';
import type { Config } from './config.ts';
import { findPortrait } from './settings/uploaded-portrait.ts';
import { guards, type Guard } from './http/request-hooks.ts';
import { leavable } from './http/leaving.ts';
import { tellOrigins } from './http/own-origin.ts';
import { rateLimits } from './http/rate-limits.ts';
import { nextRequestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { mailLinkRoutes } from './mail/mail-link.routes.ts';
import { putMail } from './mail/enqueue-mail.ts';
import { officeRoutes } from './office-routes.ts';
import { answersRoutes } from './own-data/answers.routes.ts';
import { people } from './own-data/data-owner.ts';
import { planCalendarRoutes } from './plan/plan-calendar.routes.ts';
import { reportRoutes } from './report-routes.ts';
import { createRouter } from './router.ts';
import { assessmentWorker } from './site/assessment-worker.ts';
import type { Site } from './site/page-store.ts';
import { portraitFiles, uploadedPortraits } from './site/portrait.ts';
import { robots } from './site/robots.ts';
import { openSettings, type OpenedSettings } from './site/open-settings.ts';
import { canCut, cutUpload } from './site/uploaded-portrait.ts';
import { livePages, siteFiles, sitePages } from './site/site-pages.ts';
import { noticePages } from './site/notice-pages.ts';
import type { SiteSource } from './site/site-source.ts';
import { logFailures } from './telemetry/failures.ts';
import { health } from './telemetry/health.ts';
import { loggerOptions, logRequest, type LogStream } from './telemetry/logging.ts';
import { assessmentCompleted, chatQuestionAsked, limitExceeded } from './telemetry/events.ts';
import { labelRequests } from './telemetry/route-label.ts';
import { countVisits } from './visits/visits.ts';
import { secretBox } from './webhooks/secret-box.ts';

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
  /** What is in force of the practice's facts, links and flags; without it, what the site came with. */
  settings?: OpenedSettings;
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

  const { live, portrait } =
    options.settings ??
    (await openSettings({
      config,
      db,
      site,
      onProblem: (message, err) => app.log.warn({ err }, message),
    }));
  const model =
    config.chat &&
    new ChatModel(
      config.chat,
      () => chatPrompt(live.settings.flags),
      (failure) => app.log.warn(failure, 'the chat model failed'),
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
  const visits = countVisits(app, db, config);
  const officeMember = officeMembers(db, sessionCookie, config.office);
  const router = createRouter(createApi(limitCalls), {
    db,
    signedIn,
    chatUser: chatUsers(signedIn, () => {
      const { chatbotEnabled, chatbotOpen } = live.settings.flags;
      return chatbotEnabled && chatbotOpen;
    }),
    visitor,
    person,
    visits,
    publicUrl,
    advisor,
    onCompleted: () => assessmentCompleted.publish({}),
    putMail: config.mail && putMail,
    officeMember,
    webhooks: { box: secretBox(config.cookieSecret), allowLoopback: config.webhooksToLoopback },
    live,
    previewOf: site?.preview,
    canCut,
    findResults: config.findResults,
  });
  const endpoints = listEndpoints(router);
  const restEndpoints = endpoints.filter(({ rest }) => config.office || rest.tag !== 'Office');

  const pages = site && livePages(site, config, live);
  const answering = { limitCalls, toHttpError, notices: noticePages(site, live) };
  const isOpen = () => live.settings.flags.assessmentEnabled;
  const mailLinks = mailLinkRoutes({ db, visitor, isOpen, ...answering });
  let missingPages: MissingPages | undefined;
  if (pages) {
    await app.register(async (scope) => {
      traced?.(scope);
      const limit = (request: FastifyRequest) => void pageLimit(request);
      const pageWatch = { limit, onSent: onAnswered, onVisited: visits.countPage };
      const send = sitePages(scope, pages, config, pageWatch);
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
    await calls((scope) => restRoutes(scope, restEndpoints));
    // A scope of its own: it has another parser of JSON bodies and another shape of errors.
    await watched.register(async (scope) => {
      // First the routes: they tell how many calls a request brings.
      trpcRoutes(scope, router, endpoints);
      guardCalls(scope);
    });
    await calls((scope) =>
      signInRoutes(scope, {
        db,
        publicUrl,
        oidc,
        office: config.office,
        sessionCookie,
        ...answering,
      }),
    );
    await calls(mailLinks.open);
    await calls(mailLinks.unsubscribe, { fromAnywhere: true });
    await reportRoutes(calls, db, config);
    await calls((scope) => answersRoutes(scope, { person, limitCalls }));
    await calls((scope) => planCalendarRoutes(scope, { visitor, publicUrl, ...answering }));
    const office = { officeMember, signedIn, cutUpload, ...answering };
    await officeRoutes(calls, { config, db, site, pages, ...office });
    await calls((scope) => apiDocs(scope, publicUrl, restEndpoints));
    if (!pages) return;
    await watched.register(async (scope) => {
      scope.addHook('onRequest', async (request) => pageLimit(request));
      robots(scope, live);
      if (portrait) portraitFiles(scope, portrait);
      uploadedPortraits(scope, (hash, width) => findPortrait(db, hash, width));
      assessmentWorker(scope, pages, site.worker);
      if (site.files) await siteFiles(scope, site.files);
    });
  });
  return app;
}
