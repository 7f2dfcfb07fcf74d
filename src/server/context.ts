import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import type { UserRow } from '#db/tables/user.table.ts';
import { findUser } from './auth/session.repository.ts';
import { hashToken, type TokenCookie } from './auth/token-cookie.ts';
import { AssessmentGrants, type VerifiedCookies } from './assessment/grants.ts';
import type { ChatAdvisor } from './chat/chat-advisor.ts';
import type { Config } from './config.ts';

/**
 * Counts a call of this request's caller.
 * @throws AppError TOO_MANY_REQUESTS
 */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

/**
 * Counts a call of a signed-in person, from wherever it comes.
 * @throws AppError TOO_MANY_REQUESTS
 */
export type PersonLimiter = (request: FastifyRequest, userId: string) => Promise<void>;

/** What the application is made of, put together once in `app.ts`. */
export interface Services {
  config: Config;
  db: Db;
  lookupLimit: RateLimiter;
  messageLimit: PersonLimiter;
  advisor: ChatAdvisor;
  verifiedCookies: VerifiedCookies;
  sessionCookie: TokenCookie;
}

/** What a procedure gets to know of its call, over tRPC and REST alike. */
export interface RequestContext {
  db: Db;
  grants: AssessmentGrants;
  /** The signed-in person, null for a visitor. Looked up when first asked for. */
  user: () => Promise<UserRow | null>;
  /** @throws AppError TOO_MANY_REQUESTS */
  limitLookups: () => Promise<void>;
  /** @throws AppError TOO_MANY_REQUESTS */
  limitMessages: (userId: string) => Promise<void>;
  advisor: ChatAdvisor;
}

export function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext {
  const { config, db, lookupLimit, messageLimit, verifiedCookies, sessionCookie } = services;
  let user: Promise<UserRow | null> | undefined;
  const readUser = async () => {
    const token = sessionCookie.read(request);
    return token === undefined ? null : findUser(db, hashToken(token));
  };
  return {
    db,
    user: () => (user ??= readUser()),
    grants: new AssessmentGrants(
      request,
      reply,
      config.publicUrl.startsWith('https:'),
      verifiedCookies,
    ),
    limitLookups: () => lookupLimit(request),
    limitMessages: (userId) => messageLimit(request, userId),
    advisor: services.advisor,
  };
}
