import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Api } from '#server/api/procedure.ts';
import type { ChatServices } from './chat-services.ts';
import {
  chatSendInput,
  chatStopInput,
  messageOutput,
  type ChatEvent,
  type Message,
} from './chat.schemas.ts';

const tag = 'Chat';

export function chatRouter(api: Api, { chatUser, advisor }: ChatServices) {
  return api.router({
    send: api.stream({
      rest: {
        method: 'POST',
        path: '/api/chat',
        tag,
        summary: 'Ask the chat advisor; the reply comes when it is complete',
        description:
          'The question is stored before the model is asked. If the connection breaks, read the ' +
          'messages of the conversation every few seconds: a reply that no one reads is stopped.',
        refusals: [401, 403, 404, 409, 502],
      },
      caller: async (call) => ({ ...(await chatUser(call)), left: leaving(call.reply.raw) }),
      limits: [
        {
          name: 'messages',
          max: 10,
          windowSeconds: 60,
          message: 'Too many messages. Wait a minute, then continue.',
          of: ({ caller }) => caller.id,
        },
      ],
      input: chatSendInput,
      output: messageOutput,
      collect: finishedReply,
      // A generator does nothing until it is read: a call that cannot accept a stream stores
      // nothing.
      resolve: async function* ({ caller, input }): AsyncGenerator<ChatEvent, void> {
        yield* await advisor.send(caller.id, input, caller.left);
      },
    }),

    stop: api.mutation({
      rest: {
        method: 'POST',
        path: '/api/conversations/{conversationId}/stop',
        tag,
        summary: 'Stop the reply in progress; the text so far is stored',
        refusals: [401, 403, 404],
      },
      caller: chatUser,
      input: chatStopInput,
      output: z.object({ stopped: z.boolean() }),
      resolve: async ({ caller, input: { conversationId } }) => ({
        stopped: await advisor.stop(caller.id, conversationId),
      }),
    }),
  });
}

/** Aborts when the connection ends before the response. */
function leaving(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

async function finishedReply(events: AsyncIterable<ChatEvent>): Promise<Message | undefined> {
  for await (const event of events) if (event.type === 'finished') return event.reply;
  return undefined;
}
