import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { officePolicy } from './http/security-headers.ts';
import { officePages, type OfficePagesOptions } from './office/office-pages.ts';
import { peopleCsvRoutes, type PeopleCsvOptions } from './office/people/people-csv.routes.ts';
import { portraitRoutes, type PortraitOptions } from './settings/portrait.routes.ts';
import type { Site } from './site/page-store.ts';
import type { Pages } from './site/site-pages.ts';

type Calls = (routes: (scope: FastifyInstance) => void) => PromiseLike<unknown>;

interface OfficeRoutesOptions
  extends PeopleCsvOptions, PortraitOptions, Omit<OfficePagesOptions, 'document' | 'policy'> {
  config: Config;
  site: Site | undefined;
  pages: Pages | undefined;
}

/** What of the owner's office is no procedure: a file, an upload, and its door. */
export async function officeRoutes(calls: Calls, options: OfficeRoutesOptions): Promise<void> {
  const { config, site, pages } = options;
  if (!config.office) return;
  await calls((scope) => peopleCsvRoutes(scope, options));
  await calls((scope) => portraitRoutes(scope, options));
  const { office } = site ?? {};
  if (!office || !pages) return;
  const document = () => office(pages.store.settings);
  const policy = site?.keepPages ? officePolicy(config) : '';
  await calls((scope) => officePages(scope, { ...options, document, policy }));
}
