import { assessmentRouter } from './assessment/assessment.router.ts';
import { responseRouter } from './assessment/response.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { chatRouter } from './chat/chat.router.ts';
import { conversationRouter } from './chat/conversation.router.ts';
import { messageRouter } from './chat/message.router.ts';
import { router } from './api/procedure.ts';

/** Every call the product answers, over tRPC and REST. The web client takes its types from here. */
export const appRouter = router({
  auth: authRouter,
  conversation: conversationRouter,
  message: messageRouter,
  chat: chatRouter,
  assessment: assessmentRouter,
  response: responseRouter,
});

export type AppRouter = typeof appRouter;
