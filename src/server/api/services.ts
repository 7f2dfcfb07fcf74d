import type { Db } from '#db/client.ts';
import type { AddRoutes } from '#server/http/request-hooks.ts';
import type { LimitCalls } from '#server/http/rate-limits.ts';
import type { Api } from './procedure.ts';

/**
 * What every feature gets; `app.ts` creates it. A feature that offers something to others adds it to this
 * interface by `declare module`: imports from here would be circular.
 */
export interface Services {
  api: Api;
  db: Db;
  limitCalls: LimitCalls;
  /** For what is not a procedure: files, forms, redirects. */
  addRoutes: AddRoutes;
}
