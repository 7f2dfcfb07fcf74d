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
import type { People } from './person/person.caller.ts';
import { personRouter } from './person/person.router.ts';

/** What the procedures work with, put together once in `app.ts`. */
export interface Services extends ChatServices, AssessmentEvents {
  signedIn: SignedIn;
  visitor: Visitors;
  person: People;
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
    person: personRouter(api, {
      person,
      putMail,
      onConversationGone: (id) => services.advisor.forget(id),
    }),
  });
}

export type AppRouter = ReturnType<typeof createRouter>;
