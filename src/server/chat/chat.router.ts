import { z } from 'zod';
import {
  chatSendInput,
  chatStopInput,
  messageOutput,
  type ChatEvent,
  type Message,
} from '#domain/schemas.ts';
import { router, signedInProcedure } from '#server/api/procedure.ts';

const tag = 'Chat';

export const chatRouter = router({
  send: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/chat',
        tag,
        summary: 'Ask the chat advisor; the answer comes when it is complete',
        description:
          'The question is stored before the model is asked. If the connection breaks, the answer ' +
          'is written to its end all the same: read the messages of the conversation.',
        refusals: [401, 404, 409, 502],
        collected: { output: messageOutput, collect: finishedAnswer },
      },
    })
    .input(chatSendInput)
    // A generator does nothing until it is read: a call that cannot take a stream stores nothing.
    .mutation(async function* ({ ctx, input }): AsyncGenerator<ChatEvent, void> {
      await ctx.limitMessages(ctx.user.id);
      yield* await ctx.advisor.send(ctx.user.id, input);
    }),

  stop: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/conversations/{conversationId}/stop',
        tag,
        summary: 'Stop the answer that is being written; what was written is kept',
        refusals: [401, 404],
      },
    })
    .input(chatStopInput)
    .output(z.object({ stopped: z.boolean() }))
    .mutation(async ({ ctx, input: { conversationId } }) => ({
      stopped: await ctx.advisor.stop(ctx.user.id, conversationId),
    })),
});

async function finishedAnswer(stream: AsyncIterable<unknown>): Promise<Message | undefined> {
  for await (const event of stream as AsyncIterable<ChatEvent>) {
    if (event.type === 'finished') return event.answer;
  }
  return undefined;
}
