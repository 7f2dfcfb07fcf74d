import { z } from 'zod';
import type { Api } from './api/procedure.ts';
import type { Db } from '#db/client.ts';
import type { OfficeMembers } from './auth/office-members.ts';
import { createOfficeApi } from './office/office-api.ts';
import { logRouter } from './office/log/log.router.ts';
import { overviewRouter } from './office/overview/overview.router.ts';
import { peopleRouter } from './office/people/people.router.ts';
import { siteRouter } from './settings/settings.router.ts';
import type { SiteServices } from './settings/settings.service.ts';
import { webhooksRouter } from './webhooks/webhooks.router.ts';
import type { WebhookServices } from './webhooks/webhooks.service.ts';

export interface OfficeServices extends SiteServices {
  db: Db;
  officeMember: OfficeMembers;
  webhooks: Omit<WebhookServices, 'db'>;
}

/** The owner's office: every procedure of it goes through `createOfficeApi`. */
export function officeRouter(api: Api, services: OfficeServices) {
  const office = createOfficeApi(api, services.officeMember);
  return office.router({
    me: office.query({
      rest: { method: 'GET', path: '/api/office/me', summary: 'Read who is in the office' },
      output: z.object({ name: z.string() }),
      resolve: ({ member: { name } }) => ({ name }),
    }),
    log: logRouter(office, services),
    overview: overviewRouter(office, services),
    people: peopleRouter(office, services),
    site: siteRouter(office, services),
    webhooks: webhooksRouter(office, { db: services.db, ...services.webhooks }),
  });
}
