import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindResults } from '#content/site-settings.ts';
import type { Db } from '#db/client.ts';
import { AssessmentGrants, grantsSetting } from './grants.ts';

/** A caller without an account, known by the assessments and emails that it has shown. */
export interface Visitor {
  db: Db;
  grants: AssessmentGrants;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null;
  }
}

interface VisitorSettings {
  cookieSecret: string;
  publicUrl: string;
  findResults: FindResults;
}

export type Visitors = (call: { request: FastifyRequest; reply: FastifyReply }) => Visitor;

/** The calls of one request share grants: what one adds, the others have. */
export function assessmentVisitors(
  app: FastifyInstance,
  db: Db,
  { cookieSecret, publicUrl, findResults }: VisitorSettings,
): Visitors {
  const setting = grantsSetting(cookieSecret, {
    isSecure: publicUrl.startsWith('https:'),
    // If Find My Results only answers by mail, looking up an address grants nothing.
    hasFinders: findResults === 'list',
  });
  // A WeakMap would burden the garbage collector at thousands of requests a second.
  app.decorateRequest('visitor', null);
  return ({ request, reply }) =>
    (request.visitor ??= { db, grants: new AssessmentGrants(request, reply, setting) });
}
