import type { Api } from './api/procedure.ts';
import { assessmentRouter, type AssessmentServices } from './assessment/assessment.router.ts';
import { responseRouter } from './assessment/response.router.ts';
import { authRouter } from './auth/auth.router.ts';
import type { OfficeMembers, SignedIn } from './auth/signed-in.ts';
import type { ChatServices } from '#server/chat/chat-advisor.ts';
import { chatRouters } from './chat/chat.router.ts';
import { comparisonRouter } from './comparison/comparison.router.ts';
import type { Config } from './config.ts';
import { feedbackRouter } from './feedback/feedback.router.ts';
import { logRouter } from '#server/office/audit-log.ts';
import { createOfficeApi, whoAmI } from './office/office-api.ts';
import { overviewRouter } from './office/overview/overview.router.ts';
import { peopleRouter } from './office/people/people.router.ts';
import { statusRouter, type StatusServices } from './office/status.router.ts';
import { ownDataRouter, type OwnDataServices } from './own-data/own-data.router.ts';
import { planRouter } from './plan/plan.router.ts';
import { settingsRouter } from './settings/settings.router.ts';
import type { SettingsServices } from './settings/settings.service.ts';
import { sharingRouter } from './sharing/sharing.router.ts';
import { visitsRouter } from './visits/visits.router.ts';
import { webhooksRouter } from './webhooks/webhooks.router.ts';
import type { WebhookServices } from './webhooks/webhooks.service.ts';

/** The dependencies of the procedures; `app.ts` creates them. */
export type Services = {
  config: Config;
  signedIn: SignedIn;
  officeMember: OfficeMembers;
} & ChatServices &
  AssessmentServices &
  OwnDataServices &
  SettingsServices &
  StatusServices &
  WebhookServices;

/** Every procedure, over tRPC and REST. The web client takes its types from here. */
export function createRouter(api: Api, services: Services) {
  const office = createOfficeApi(api, services.officeMember);
  return api.router({
    auth: authRouter(api, services),
    ...chatRouters(api, services),
    assessment: assessmentRouter(api, services),
    response: responseRouter(api, services),
    plan: planRouter(api, services),
    comparison: comparisonRouter(api, services),
    share: sharingRouter(api, services),
    feedback: feedbackRouter(api, services),
    person: ownDataRouter(api, services),
    visits: visitsRouter(api, services),
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
