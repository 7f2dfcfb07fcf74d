import { z } from 'zod';
import { byIdInput } from '#domain/id.ts';
import type { Api } from '#server/api/procedure.ts';
import { chatErrors } from './chat-errors.ts';
import type { ChatServices } from './chat-services.ts';
import { messageOutput } from './chat.schemas.ts';
import * as conversations from './conversation.repository.ts';

export function messageRouter(api: Api, { db, signedIn }: ChatServices) {
  return api.router({
    list: api.query({
      rest: {
        method: 'GET',
        path: '/api/conversations/{id}/messages',
        tag: 'Chat',
        summary: 'Read the messages of a conversation, oldest first',
        refusals: [401, 404],
      },
      caller: signedIn,
      input: byIdInput,
      output: z.array(messageOutput),
      resolve: async ({ caller, input: { id } }) => {
        const conversation = await conversations.findOwn(db, caller.id, id);
        if (!conversation) throw chatErrors.notFound();
        return conversations.listMessages(db, conversation.id);
      },
    }),
  });
}
