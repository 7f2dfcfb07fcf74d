import { z } from 'zod';
import { byIdInput, conversationOutput } from '#domain/schemas.ts';
import { router, signedInProcedure } from '#server/api/procedure.ts';
import { chatErrors } from './chat-errors.ts';
import * as conversations from './conversation.repository.ts';

const tag = 'Chat';

export const conversationRouter = router({
  list: signedInProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/conversations',
        tag,
        summary: "List the signed-in person's conversations, latest first",
        refusals: [401],
      },
    })
    .output(z.array(conversationOutput))
    .query(({ ctx }) => conversations.listOwn(ctx.db, ctx.user.id)),

  create: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/conversations',
        tag,
        summary: 'Start a conversation',
        refusals: [401],
      },
    })
    .output(conversationOutput)
    .mutation(({ ctx }) => conversations.create(ctx.db, ctx.user.id)),

  delete: signedInProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/api/conversations/{id}',
        tag,
        summary: 'Delete a conversation with its messages',
        refusals: [401, 404],
      },
    })
    .input(byIdInput)
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx, input: { id } }) => {
      if (!(await conversations.removeOwn(ctx.db, ctx.user.id, id))) throw chatErrors.notFound();
      ctx.advisor.forget(id);
      return { id };
    }),
});
