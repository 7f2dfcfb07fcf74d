import type { Api } from './api/procedure.ts';
import { assessmentRouter, type AssessmentEvents } from './assessment/assessment.router.ts';
import { responseRouter } from './assessment/response.router.ts';
import type { Visitors } from './assessment/visitor.ts';
import { authRouter } from './auth/auth.router.ts';
import type { SignedIn } from './auth/signed-in.ts';
import type { ChatServices } from './chat/chat-services.ts';
import { chatRouter } from './chat/chat.router.ts';
import { conversationRouter } from './chat/conversation.router.ts';
import { messageRouter } from './chat/message.router.ts';
import { comparisonRouter } from './comparison/comparison.router.ts';
import { officeRouter, type OfficeServices } from './office.router.ts';
import type { People } from './own-data/data-owner.ts';
import { personRouter } from './own-data/own-data.router.ts';
import { planRouter } from './plan/plan.router.ts';
import { sharingRouter } from './sharing/sharing.router.ts';
import { visitsRouter } from './visits/visits.router.ts';
import type { Visits } from './visits/visits.ts';

/** What the procedures work with, put together once in `app.ts`. */
export interface Services extends ChatServices, AssessmentEvents, OfficeServices {
  signedIn: SignedIn;
  visitor: Visitors;
  person: People;
  visits: Visits;
  publicUrl: string;
}

/** Every call the product answers, over tRPC and REST. The web client takes its types from here. */
export function createRouter(api: Api, services: Services) {
  const { visitor, signedIn, person, putMail } = services;
  return api.router({
    auth: authRouter(api, signedIn),
    conversation: conversationRouter(api, services),
    message: messageRouter(api, services),
    chat: chatRouter(api, services),
    assessment: assessmentRouter(api, visitor, services),
    response: responseRouter(api, visitor),
    plan: planRouter(api, visitor, putMail !== undefined),
    comparison: comparisonRouter(api, visitor),
    share: sharingRouter(api, visitor, services.publicUrl),
    person: personRouter(api, {
      person,
      putMail,
      onConversationGone: (id) => services.advisor.forget(id),
    }),
    visits: visitsRouter(api, services.visits),
    office: officeRouter(api, services),
  });
}

export type AppRouter = ReturnType<typeof createRouter>;
