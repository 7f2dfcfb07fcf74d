import { z } from 'zod';
import { byIdInput } from '#domain/id.ts';
import type { Api } from '#server/api/procedure.ts';
import { chatErrors } from './chat-errors.ts';
import type { ChatServices } from './chat-services.ts';
import { conversationOutput } from './chat.schemas.ts';
import * as conversations from './conversation.repository.ts';

const tag = 'Chat';

export function conversationRouter(api: Api, { db, signedIn, advisor }: ChatServices) {
  return api.router({
    list: api.query({
      rest: {
        method: 'GET',
        path: '/api/conversations',
        tag,
        summary: "List the signed-in person's conversations, latest first",
        refusals: [401],
      },
      caller: signedIn,
      output: z.array(conversationOutput),
      resolve: ({ caller }) => conversations.listOwn(db, caller.id),
    }),

    create: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/conversations',
        tag,
        summary: 'Start a conversation',
        refusals: [401],
      },
      caller: signedIn,
      output: conversationOutput,
      resolve: ({ caller }) => conversations.create(db, caller.id),
    }),

    delete: api.mutation({
      rest: {
        method: 'DELETE',
        path: '/api/conversations/{id}',
        tag,
        summary: 'Delete a conversation with its messages',
        refusals: [401, 404],
      },
      caller: signedIn,
      input: byIdInput,
      output: z.object({ id: z.string() }),
      resolve: async ({ caller, input: { id } }) => {
        if (!(await conversations.removeOwn(db, caller.id, id))) throw chatErrors.notFound();
        advisor.forget(id);
        return { id };
      },
    }),
  });
}
