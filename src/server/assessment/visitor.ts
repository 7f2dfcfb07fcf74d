import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import { AssessmentGrants, type VerifiedCookies } from './grants.ts';

/** Who calls, without an account: known by the assessments that the caller may write to. */
export interface Visitor {
  db: Db;
  grants: AssessmentGrants;
}

export type Visitors = (call: { request: FastifyRequest; reply: FastifyReply }) => Visitor;

/** The calls of one request share its grants: what one adds the others have. */
export function assessmentVisitors(db: Db, { isSecure }: { isSecure: boolean }): Visitors {
  const verified: VerifiedCookies = new Map();
  const known = new WeakMap<FastifyRequest, Visitor>();
  return ({ request, reply }) => {
    let visitor = known.get(request);
    if (!visitor) {
      visitor = { db, grants: new AssessmentGrants(request, reply, isSecure, verified) };
      known.set(request, visitor);
    }
    return visitor;
  };
}
