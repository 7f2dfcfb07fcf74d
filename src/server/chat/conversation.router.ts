import { z } from 'zod';
import { byIdInput } from '#domain/id.ts';
import type { Api } from '#server/api/procedure.ts';
import type { ChatServices } from './chat-services.ts';
import { conversationListInput, conversationOutput, renameInput } from './chat.schemas.ts';
import {
  createConversation,
  deleteConversation,
  listConversations,
  renameConversation,
} from './conversation.service.ts';

const tag = 'Chat';

export function conversationRouter(api: Api, { db, chatUser, advisor }: ChatServices) {
  return api.router({
    list: api.query({
      rest: {
        method: 'GET',
        path: '/api/conversations',
        tag,
        summary: 'List or search the signed-in user’s conversations, latest first',
        description: 'For older ones, call again with the id of the last one as `before`.',
        refusals: [401, 403, 404],
      },
      caller: chatUser,
      input: conversationListInput,
      output: z.array(conversationOutput),
      resolve: ({ caller, input }) => listConversations(db, caller.id, input),
    }),

    create: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/conversations',
        tag,
        summary: 'Start a conversation',
        refusals: [401, 403],
      },
      caller: chatUser,
      output: conversationOutput,
      resolve: ({ caller }) => createConversation(db, caller.id),
    }),

    rename: api.mutation({
      rest: {
        method: 'PATCH',
        path: '/api/conversations/{id}',
        tag,
        summary: 'Give a conversation another title',
        refusals: [401, 403, 404],
      },
      caller: chatUser,
      input: renameInput,
      output: conversationOutput,
      resolve: ({ caller, input }) => renameConversation(db, caller.id, input),
    }),

    delete: api.mutation({
      rest: {
        method: 'DELETE',
        path: '/api/conversations/{id}',
        tag,
        summary: 'Delete a conversation with its messages',
        refusals: [401, 403, 404],
      },
      caller: chatUser,
      input: byIdInput,
      output: z.object({ id: z.string() }),
      resolve: async ({ caller, input: { id } }) => {
        await deleteConversation(db, caller.id, id);
        advisor.forget(id);
        return { id };
      },
    }),
  });
}
