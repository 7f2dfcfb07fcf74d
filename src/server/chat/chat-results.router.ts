import { z } from 'zod';
import { byIdInput } from '#domain/id.ts';
import type { Api } from '#server/api/procedure.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import { agree, type ChatCaller, resultsFor, withdraw } from './chat-results.service.ts';
import type { ChatServices } from './chat-services.ts';
import { agreeInput, resultsInput, resultsOutput } from './chat.schemas.ts';

const tag = 'Chat';

/** What the advisor may know of a person's results: nothing, until the person agrees to the very words. */
export function chatResultsRouter(
  api: Api,
  { chatUser, visitor }: ChatServices & { visitor: Visitors },
) {
  const caller = async (call: Parameters<Visitors>[0]): Promise<ChatCaller> => ({
    id: (await chatUser(call)).id,
    visitor: visitor(call),
  });
  return api.router({
    get: api.query({
      rest: {
        method: 'GET',
        path: '/api/chat/results',
        tag,
        summary: 'Read what the advisor could use, or uses, of your results',
        refusals: [401, 403, 404],
      },
      caller,
      input: resultsInput,
      output: resultsOutput,
      resolve: ({ caller: me, input }) => resultsFor(me, input.conversationId),
    }),

    agree: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/conversations/{id}/results',
        tag,
        summary: 'Let the advisor use your results in this conversation',
        description:
          'Send the `text` of your own results as you read it. The model gets exactly this text with each ' +
          'later question, until you withdraw it. 409 if the results have changed since.',
        refusals: [401, 403, 404, 409],
      },
      caller,
      input: agreeInput,
      output: resultsOutput,
      resolve: ({ caller: me, input }) => agree(me, input),
    }),

    withdraw: api.mutation({
      rest: {
        method: 'DELETE',
        path: '/api/conversations/{id}/results',
        tag,
        summary: 'Stop the use of your results in this conversation',
        description: 'The stored text is deleted. The next question goes without it.',
        refusals: [401, 403, 404],
      },
      caller,
      input: byIdInput,
      output: z.object({ id: z.string() }),
      resolve: async ({ caller: me, input: { id } }) => {
        await withdraw(me, id);
        return { id };
      },
    }),
  });
}
