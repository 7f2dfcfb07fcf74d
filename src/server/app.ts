import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { signIn } from '#content/sign-in.ts';
import type { DatabaseClient } from '#db/client.ts';
import { AppError } from '#domain/errors.ts';
import { SESSION_SECONDS } from './auth/session.repository.ts';
import { signInRoutes } from './auth/sign-in.routes.ts';
import { TokenCookie } from './auth/token-cookie.ts';
import type { Config } from './config.ts';
import type { RateLimiter, Services } from './context.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { errorAnswers, refuseBrokenRequest, sendError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { loggerOptions, logRequests, type LogStream } from './plugins/logging.ts';
import { sitePages, type Site } from './plugins/site-pages.ts';
import { restRoutes } from './rest/rest.ts';
import { trpcRoutes } from './trpc/trpc-routes.ts';

/** Find My Results answers so many look-ups a minute for each address of a caller. */
const LOOKUPS_PER_MINUTE = 10;
const SIGN_INS_PER_MINUTE = 20;
const BODY_LIMIT_BYTES = 64 * 1024;

export interface AppOptions {
  config: Config;
  database: DatabaseClient;
  /** The built site, or Vite's in development; without it only the API is served. */
  site?: Site;
  /** Where the log goes instead of the standard output. */
  logStream?: LogStream;
}

/** Puts the application together. It opens no port: see `main.ts`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, site, logStream } = options;
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy ?? false,
    // A tRPC batch names all its procedures in one path segment.
    routerOptions: { maxParamLength: 1024 },
    // Addresses that no route can be looked up for.
    frameworkErrors: sendError,
    clientErrorHandler: refuseBrokenRequest,
  });

  // JSON is the only form of a body.
  app.removeContentTypeParser('text/plain');
  logRequests(app);
  errorAnswers(app);
  // Without its hook: cookies are parsed where one is looked at.
  await app.register(cookie, { secret: config.cookieSecret, hook: false });
  await app.register(rateLimit, { global: false });

  const services: Services = {
    config,
    db: database.db,
    verifiedCookies: new Map(),
    sessionCookie: new TokenCookie('session', {
      publicUrl: config.publicUrl,
      maxAge: SESSION_SECONDS,
    }),
    lookupLimit: limiter(
      app,
      LOOKUPS_PER_MINUTE,
      'Too many look-ups. Wait a minute, then try your email address again.',
    ),
  };
  const callLimit = limiter(
    app,
    config.rateLimitMax,
    'Too many requests. Wait a moment, then try again.',
  );

  health(app, database);
  await app.register((scope, _options, done) => {
    limitCalls(scope, callLimit);
    restRoutes(scope, services);
    done();
  });
  // A scope of its own: it has another parser of JSON bodies and another shape of errors.
  await app.register((scope, _options, done) => {
    limitCalls(scope, callLimit);
    trpcRoutes(scope, services);
    done();
  });
  const signInLimit = limiter(app, SIGN_INS_PER_MINUTE, signIn.messages.tooMany);
  await app.register((scope, _options, done) => {
    limitCalls(scope, callLimit);
    signInRoutes(scope, services, signInLimit);
    done();
  });
  await app.register((scope) => apiDocs(scope, config.publicUrl));
  if (site) await app.register((scope) => sitePages(scope, site, config));
  return app;
}

function limiter(app: FastifyInstance, max: number, message: string): RateLimiter {
  const check = app.createRateLimit({ max, timeWindow: '1 minute' });
  return async (request) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) {
      throw new AppError('TOO_MANY_REQUESTS', message, result.ttlInSeconds);
    }
  };
}

function limitCalls(scope: FastifyInstance, limit: RateLimiter): void {
  scope.addHook('onRequest', (request) => limit(request));
}
