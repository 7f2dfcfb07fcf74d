import type { Services } from './api/services.ts';
import { assessmentRouter } from './assessment/assessment.router.ts';
import { responseRouter } from './assessment/response.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { chatRouters } from './chat/chat.router.ts';
import { comparisonRouter } from './comparison/comparison.router.ts';
import { feedbackRouter } from './feedback/feedback.router.ts';
import { logRouter } from '#server/office/audit-log.ts';
import { mailEventRoutes } from './mail/mail-events.ts';
import { mailLinkRoutes } from './mail/mail-link.routes.ts';
import { createOfficeApi, whoAmI } from './office/office-api.ts';
import { officePageRoutes } from './office/office-pages.ts';
import { overviewRouter } from './office/overview/overview.router.ts';
import { peopleCsvRoutes } from './office/people/people-csv.routes.ts';
import { peopleRouter } from './office/people/people.router.ts';
import { statusRouter } from './office/status.router.ts';
import { ownDataRouter } from './own-data/own-data.router.ts';
import { planRouter } from './plan/plan.router.ts';
import { portraitUploadRoutes } from './settings/portrait-upload.ts';
import { settingsRouter } from './settings/settings.router.ts';
import { sharingRouter } from './sharing/sharing.router.ts';
import { visitsRouter } from './visits/visits.router.ts';
import { bookingRoutes } from './webhooks/inbound-webhooks.ts';
import { webhooksRouter } from './webhooks/webhooks.router.ts';

/**
 * Registers every feature. Returns their procedures, and adds their other routes. The web client takes its
 * types from here.
 */
export function createRouter(services: Services) {
  const { api, config } = services;
  const office = createOfficeApi(services);
  mailLinkRoutes(services);
  mailEventRoutes(services);
  bookingRoutes(services);
  if (config.office) {
    portraitUploadRoutes(services);
    peopleCsvRoutes(services);
    officePageRoutes(services);
  }
  return api.router({
    auth: authRouter(services),
    ...chatRouters(services),
    assessment: assessmentRouter(services),
    response: responseRouter(services),
    plan: planRouter(services),
    comparison: comparisonRouter(services),
    share: sharingRouter(services),
    feedback: feedbackRouter(services),
    person: ownDataRouter(services),
    visits: visitsRouter(services),
    office: office.router({
      me: whoAmI(office),
      log: logRouter(office, services),
      overview: overviewRouter(office, services),
      people: peopleRouter(office, services),
      site: settingsRouter(office, services),
      webhooks: webhooksRouter(office, services),
      status: statusRouter(office, services),
    }),
  });
}

export type AppRouter = ReturnType<typeof createRouter>;
