import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { UserRow } from '#db/tables/user.table.ts';
import { AssessmentGrants, type VerifiedCookies } from './assessment/grants.ts';
import type { Config } from './config.ts';

/**
 * Counts a call of this request's caller.
 * @throws AppError TOO_MANY_REQUESTS
 */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

/** What the application is made of, put together once in `app.ts`. */
export interface Services {
  config: Config;
  db: Db;
  lookupLimit: RateLimiter;
  verifiedCookies: VerifiedCookies;
}

/** What a procedure gets to know of its call, over tRPC and REST alike. */
export interface RequestContext {
  db: Db;
  grants: AssessmentGrants;
  /** The signed-in person, null for a visitor. */
  user: UserRow | null;
  /** @throws AppError TOO_MANY_REQUESTS */
  limitLookups: () => Promise<void>;
}

export function createContext(
  { config, db, lookupLimit, verifiedCookies }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext {
  return {
    db,
    user: null,
    grants: new AssessmentGrants(
      request,
      reply,
      config.publicUrl.startsWith('https:'),
      verifiedCookies,
    ),
    limitLookups: () => lookupLimit(request),
  };
}
