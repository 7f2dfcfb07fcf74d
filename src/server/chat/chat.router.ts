import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { chatSendInput } from '#domain/schemas.ts';
import { router, signedInProcedure } from '../trpc/trpc.ts';

export const chatRouter = router({
  send: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/chat',
        tag: 'Chat',
        summary: 'Ask the chat advisor',
        refusals: [401, 404],
      },
    })
    .input(chatSendInput)
    .output(z.object({ id: z.string() }))
    .mutation(() => {
      throw new AppError('SERVICE_UNAVAILABLE', 'The chat advisor is not set up yet.');
    }),
});
