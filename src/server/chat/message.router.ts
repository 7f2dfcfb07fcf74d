import { z } from 'zod';
import { byIdInput } from '#domain/id.ts';
import type { Api } from '#server/api/procedure.ts';
import type { ChatServices } from './chat-services.ts';
import { messageListInput, messageOutput } from './chat.schemas.ts';
import { listMessages, readMessage } from './conversation.service.ts';

const tag = 'Chat';

export function messageRouter(api: Api, { db, chatUser }: ChatServices) {
  return api.router({
    list: api.query({
      rest: {
        method: 'GET',
        path: '/api/conversations/{id}/messages',
        tag,
        summary: 'Read the newest messages of a conversation, oldest first',
        description: 'For earlier ones, call again with the id of the first one as `before`.',
        refusals: [401, 403, 404],
      },
      caller: chatUser,
      input: messageListInput,
      output: z.array(messageOutput),
      resolve: ({ caller, input: { id, ...page } }) => listMessages(db, caller.id, id, page),
    }),

    byId: api.query({
      rest: {
        method: 'GET',
        path: '/api/messages/{id}',
        tag,
        summary: 'Read one message, to follow a reply in progress',
        refusals: [401, 403, 404],
      },
      caller: chatUser,
      input: byIdInput,
      output: messageOutput,
      resolve: ({ caller, input: { id } }) => readMessage(db, caller.id, id),
    }),
  });
}
