import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { DatabaseClient, Db } from '#db/client.ts';
import { storedFor } from '#domain/retention.ts';
import { apiDocs } from '#server/api/openapi.ts';
import type { Services } from './api/services.ts';
import { listEndpoints } from './api/endpoints.ts';
import {
  errorAnswers,
  type MissingPages,
  refuseAddress,
  refuseBrokenRequest,
  toHttpError,
  unknownAddresses,
} from './api/errors.ts';
import { createApi } from './api/procedure.ts';
import { restRoutes } from './api/rest-routes.ts';
import { trpcRoutes } from './api/trpc-routes.ts';
import { assessmentVisitors } from './assessment/visitor.ts';
import { officeMembers, signedInUsers } from './auth/signed-in.ts';
import { TokenCookie } from './auth/token.ts';
import { openChat } from '#server/chat/chat-advisor.ts';
import type { ChatTiming } from './chat/reply-writer.ts';
import type { Config } from './config.ts';
import { feedbackJobs } from './feedback/feedback.jobs.ts';
import { limitConnections } from './http/connections.ts';
import { rateLimits } from './http/rate-limits.ts';
import {
  type AddRoutes,
  decorateOrigin,
  nextRequestId,
  requestHooks,
} from './http/request-hooks.ts';
import { securityHeaders } from './http/security-headers.ts';
import { retentionJobs } from './jobs/retention.ts';
import { startWorker } from './jobs/worker.ts';
import { enqueueMail } from '#server/mail/mail.repository.ts';
import { mailJobs } from './mail/mail.jobs.ts';
import { sendTestMail } from './mail/transport.ts';
import { normJobs } from './assessment/norms.service.ts';
import { overviewJobs } from '#server/office/overview/overview.service.ts';
import { createRouter } from './router.ts';
import { type OpenedSettings, openSettings } from './settings/live-settings.ts';
import { portraitRoutes } from './settings/portrait.ts';
import { assessmentWorker } from './site/assessment-worker.ts';
import { noticePages } from './site/notice-pages.ts';
import type { LiveSite, Site } from './site/page-store.ts';
import { robots } from './site/robots.ts';
import { livePages, officePage, siteFiles, sitePages } from './site/site-pages.ts';
import type { SiteSource } from './site/site-source.ts';
import { examineSite } from './status.ts';
import {
  assessmentCompleted,
  chatQuestionAsked,
  jobAttempted,
  limitExceeded,
  mailAttempted,
} from './telemetry/events.ts';
import { health } from './telemetry/health.ts';
import { logFailures, loggerOptions, logRequest, type LogStream } from './telemetry/logging.ts';
import { labelRequests } from './telemetry/route-label.ts';
import { countVisits } from './visits/visits.ts';
import { secretBox } from './auth/secret-box.ts';
import { webhookJobs } from './webhooks/webhooks.jobs.ts';

/** A client that sends a request more slowly would hold a connection that others need. */
const REQUEST_TIMEOUT_MS = 30_000;
const BODY_LIMIT_BYTES = 64 * 1024;

export interface AppOptions {
  config: Config;
  database: DatabaseClient;
  /** The built site, or Vite's in development; without it only the API is served. */
  site?: Site;
  /** Defaults to the original settings of the site. */
  settings?: OpenedSettings;
  /** Vite's, in development: it handles requests first. */
  middleware?: SiteSource['middleware'];
  chatTiming?: Partial<ChatTiming>;
  /** Where the log goes instead of the standard output. */
  logStream?: LogStream;
}

/** Creates the app with the services, procedures and routes of every feature. `main.ts` opens the port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site } = options;
  const { mail, publicUrl } = config;
  const { db } = database;
  const { app, limitCalls, hooks, trace, onAnswered } = await createServer(options);
  const { live, portrait } =
    options.settings ??
    (await openSettings({
      config,
      db,
      site,
      onProblem: (message, err) => app.log.warn({ err }, message),
    }));

  const sessionCookie = new TokenCookie('session', { publicUrl, maxAge: storedFor.session });
  const visitor = assessmentVisitors(app, db, config);
  const signedIn = signedInUsers(db, sessionCookie);
  const visits = countVisits(app, db, config);
  const pages = site && livePages(site, config, live);
  let missingPages: MissingPages | undefined;
  if (pages) {
    await app.register(async (scope) => {
      trace?.(scope);
      const send = sitePages(scope, pages, config, {
        limit: (request) => void hooks.pageLimit(request),
        onSent: onAnswered,
        onVisited: visits.countPage,
      });
      missingPages = { count: hooks.pageLimit, send };
    });
  }
  await app.register(async (watched) => {
    hooks.watch(watched);
    unknownAddresses(watched, hooks.callLimit, missingPages);
    health(watched, database);
    const addRoutes: AddRoutes = (routes, callOptions) =>
      void watched.register(async (scope) => {
        hooks.checkCalls(scope, callOptions);
        await routes(scope);
      });
    const services: Services = {
      api: createApi(limitCalls),
      addRoutes,
      config,
      db,
      site,
      live,
      limitCalls,
      notices: noticePages(site, live, toHttpError),
      sessionCookie,
      signedIn,
      officeMember: officeMembers(db, sessionCookie, config.office),
      visitor,
      visits,
      officePage: pages && officePage(site, pages, config),
      ...openChat(app, {
        config,
        db,
        live,
        signedIn,
        timing: options.chatTiming,
        onQuestion: () => chatQuestionAsked.publish({}),
      }),
      onCompleted: () => assessmentCompleted.publish({}),
      enqueueMail: mail && enqueueMail,
      box: secretBox(config.cookieSecret),
      examine: () => {
        const databaseUrl = database.pool.options.connectionString!;
        return examineSite({ config, databaseUrl, settings: live.settings });
      },
      sendTestMail: mail && ((to: string) => sendTestMail(mail, publicUrl, to)),
    };
    const router = createRouter(services);
    const endpoints = listEndpoints(router);
    const restEndpoints = endpoints.filter(({ rest }) => config.office || rest.tag !== 'Office');
    addRoutes((scope) => restRoutes(scope, restEndpoints));
    // A separate scope, because tRPC has another JSON parser and another shape of errors.
    await watched.register(async (scope) => {
      // Before the hooks, which ask it how many calls a request contains.
      trpcRoutes(scope, router, endpoints);
      hooks.checkCalls(scope);
    });
    addRoutes((scope) => apiDocs(scope, config, restEndpoints));
    if (!pages) return;
    await watched.register(async (scope) => {
      scope.addHook('onRequest', async (request) => hooks.pageLimit(request));
      robots(scope, live);
      portraitRoutes(scope, db, portrait);
      assessmentWorker(scope, pages, site.worker);
      if (site.files) await siteFiles(scope, site.files);
    });
  });
  return app;
}

interface JobsOptions {
  config: Config;
  databaseUrl: string;
  db: Db;
  site: Pick<Site, 'mail'> | undefined;
  live: Pick<LiveSite, 'settings'>;
  log: FastifyInstance['log'];
}

/**
 * Starts working on the jobs of every feature.
 * @returns stops the worker
 */
export function startJobs(options: JobsOptions): () => Promise<void> {
  const { config, databaseUrl, db, log } = options;
  const mail = mailJobs({ ...options, onAttempt: (attempt) => mailAttempted.publish(attempt) });
  return startWorker({
    databaseUrl,
    preparedStatements: config.database.preparedStatements,
    jobs: [
      retentionJobs(db, { retention: config.retention, notifies: mail !== undefined }),
      overviewJobs(db),
      normJobs(db),
      webhookJobs(options),
      ...(mail ? [feedbackJobs(db, enqueueMail)] : []),
      ...(mail ? [mail] : []),
    ],
    log,
    onFinished: (task, outcome) => jobAttempted.publish({ task, outcome }),
  });
}

/** The HTTP server with what every request passes: logging, metrics, tracing, errors, limits, headers. */
async function createServer({ config, database, middleware, logStream }: AppOptions) {
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: nextRequestId,
    // Requests that arrive during the shutdown are answered, see `closeGracefully`.
    return503OnClosing: false,
    trustProxy: config.trustProxy ?? false,
    // A tRPC batch names all its procedures in one path segment.
    routerOptions: { maxParamLength: 1024 },
    // For paths that the router cannot parse. No hook runs for them.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      void refuseAddress(error, request, reply, hooks.callLimit);
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket, headers),
  });

  limitConnections(app, config.trustProxy !== undefined);
  // Bodies are JSON only.
  app.removeContentTypeParser('text/plain');
  if (middleware) {
    app.addHook('onRequest', ({ raw }, reply, done) => middleware(raw, reply.raw, done));
  }
  app.decorate('isShuttingDown', false);
  labelRequests(app);
  logFailures(app);
  errorAnswers(app);
  decorateOrigin(app, new URL(config.publicUrl).origin);
  // Registered without its hook, because cookies are parsed only where one is read.
  await app.register(cookie, { hook: false });

  const measured =
    config.metrics &&
    (await import('./telemetry/metrics.ts')).metrics(app, database, config.metrics);
  const trace =
    config.tracing && (await import('./telemetry/tracing.ts')).tracing(app, config.tracing);
  const onAnswered = (request: FastifyRequest, status: number, elapsedMs: number) => {
    logRequest(request, status, elapsedMs);
    measured?.answered(request, status, elapsedMs);
  };
  const limitCalls = await rateLimits(app, config.redisUrl, (refused) =>
    limitExceeded.publish(refused),
  );
  const hooks = requestHooks(app, {
    limitCalls,
    rateLimitMax: config.rateLimitMax,
    headers,
    trace,
    onAnswered,
  });
  return { app, limitCalls, hooks, trace, onAnswered };
}
