import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/client.ts';
import { AssessmentGrants, grantsSetting } from './grants.ts';

/** Who calls, without an account: known by the assessments and emails that the caller has shown. */
export interface Visitor {
  db: Db;
  grants: AssessmentGrants;
}

export type Visitors = (call: { request: FastifyRequest; reply: FastifyReply }) => Visitor;

/** The calls of one request share its grants: what one adds the others have. */
export function assessmentVisitors(
  db: Db,
  { cookieSecret, isSecure }: { cookieSecret: string; isSecure: boolean },
): Visitors {
  const setting = grantsSetting(cookieSecret, isSecure);
  const known = new WeakMap<FastifyRequest, Visitor>();
  return ({ request, reply }) => {
    let visitor = known.get(request);
    if (!visitor) {
      visitor = { db, grants: new AssessmentGrants(request, reply, setting) };
      known.set(request, visitor);
    }
    return visitor;
  };
}
