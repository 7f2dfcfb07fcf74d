import { z } from 'zod';
import { byIdInput, messageOutput } from '#domain/schemas.ts';
import { router, signedInProcedure } from '#server/api/procedure.ts';
import { chatErrors } from './chat-errors.ts';
import * as conversations from './conversation.repository.ts';

export const messageRouter = router({
  list: signedInProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/conversations/{id}/messages',
        tag: 'Chat',
        summary: 'Read the messages of a conversation, oldest first',
        refusals: [401, 404],
      },
    })
    .input(byIdInput)
    .output(z.array(messageOutput))
    .query(async ({ ctx, input: { id } }) => {
      const conversation = await conversations.findOwn(ctx.db, ctx.user.id, id);
      if (!conversation) throw chatErrors.notFound();
      return conversations.listMessages(ctx.db, conversation.id);
    }),
});
