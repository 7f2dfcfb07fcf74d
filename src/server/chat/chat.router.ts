import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { byIdInput } from '#domain/id.ts';
import type { Services } from '#server/api/services.ts';
import type { Visitors } from '#server/assessment/visitor.ts';
import { agree, type ChatCaller, resultsFor, withdraw } from './chat-results.service.ts';
import * as schemas from './chat.schemas.ts';
import * as conversations from './conversation.service.ts';

const own = { tag: 'Chat', refusals: [401, 403, 404] } as const;

/** Conversations, their messages, the advisor's replies, and consent to use results in them. */
export function chatRouters({ api, db, chatUser, visitor, advisor }: Services) {
  const conversation = api.router({
    list: api.query({
      rest: api.GET(
        '/api/conversations',
        'List or search the signed-in user’s conversations, latest first',
        {
          ...own,
          description: 'For older ones, call again with the id of the last one as `before`.',
        },
      ),
      caller: chatUser,
      input: schemas.conversationListInput,
      output: z.array(schemas.conversationOutput),
      resolve: ({ caller, input }) => conversations.listConversations(db, caller.id, input),
    }),

    create: api.mutation({
      rest: api.POST('/api/conversations', 'Start a conversation', {
        ...own,
        refusals: [401, 403],
      }),
      caller: chatUser,
      output: schemas.conversationOutput,
      resolve: ({ caller }) => conversations.createConversation(db, caller.id),
    }),

    rename: api.mutation({
      rest: api.PATCH('/api/conversations/{id}', 'Give a conversation another title', own),
      caller: chatUser,
      input: schemas.renameInput,
      output: schemas.conversationOutput,
      resolve: ({ caller, input }) => conversations.renameConversation(db, caller.id, input),
    }),

    delete: api.mutation({
      rest: api.DELETE('/api/conversations/{id}', 'Delete a conversation with its messages', own),
      caller: chatUser,
      input: byIdInput,
      output: z.object({ id: z.string() }),
      resolve: async ({ caller, input: { id } }) => {
        await conversations.deleteConversation(db, caller.id, id);
        advisor.forget(id);
        return { id };
      },
    }),
  });

  const message = api.router({
    list: api.query({
      rest: api.GET(
        '/api/conversations/{id}/messages',
        'Read the newest messages of a conversation, oldest first',
        {
          ...own,
          description: 'For earlier ones, call again with the id of the first one as `before`.',
        },
      ),
      caller: chatUser,
      input: schemas.messageListInput,
      output: z.array(schemas.messageOutput),
      resolve: ({ caller, input }) => conversations.listMessages(db, caller.id, input),
    }),

    byId: api.query({
      rest: api.GET('/api/messages/{id}', 'Read one message, to follow a reply in progress', own),
      caller: chatUser,
      input: byIdInput,
      output: schemas.messageOutput,
      resolve: ({ caller, input: { id } }) => conversations.readMessage(db, caller.id, id),
    }),
  });

  const chat = api.router({
    send: api.stream({
      rest: api.POST('/api/chat', 'Ask the chat advisor; returns the complete reply', {
        ...own,
        description:
          'The question is stored before the model is asked. If the connection breaks, read the ' +
          'messages of the conversation every few seconds: a reply that no one reads is stopped.',
        refusals: [401, 403, 404, 409, 502],
      }),
      caller: async (call) => ({ ...(await chatUser(call)), left: disconnected(call.reply.raw) }),
      limits: [
        {
          name: 'messages',
          max: 10,
          windowSeconds: 60,
          message: 'Too many messages. Wait a minute, then continue.',
          of: ({ caller }) => caller.id,
        },
      ],
      input: schemas.chatSendInput,
      output: schemas.messageOutput,
      collect: finishedReply,
      // A generator does nothing until it is read: a call that cannot accept a stream stores
      // nothing.
      resolve: async function* ({ caller, input }): AsyncGenerator<schemas.ChatEvent, void> {
        yield* await advisor.send(caller.id, input, caller.left);
      },
    }),

    stop: api.mutation({
      rest: api.POST(
        '/api/conversations/{conversationId}/stop',
        'Stop the reply in progress; the text so far is stored',
        own,
      ),
      caller: chatUser,
      input: schemas.chatStopInput,
      output: z.object({ stopped: z.boolean() }),
      resolve: async ({ caller, input: { conversationId } }) => ({
        stopped: await advisor.stop(caller.id, conversationId),
      }),
    }),
  });

  const owner = async (call: Parameters<Visitors>[0]): Promise<ChatCaller> => ({
    id: (await chatUser(call)).id,
    visitor: visitor(call),
  });
  const chatResults = api.router({
    get: api.query({
      rest: api.GET(
        '/api/chat/results',
        'Read what the advisor could use, or uses, of your results',
        own,
      ),
      caller: owner,
      input: schemas.resultsInput,
      output: schemas.resultsOutput,
      resolve: ({ caller, input }) => resultsFor(caller, input.conversationId),
    }),

    agree: api.mutation({
      rest: api.POST(
        '/api/conversations/{id}/results',
        'Let the advisor use your results in this conversation',
        {
          ...own,
          description:
            'Send the `text` of your own results as you read it. The model gets exactly this text with each ' +
            'later question, until you withdraw it. 409 if the results have changed since.',
          refusals: [401, 403, 404, 409],
        },
      ),
      caller: owner,
      input: schemas.agreeInput,
      output: schemas.resultsOutput,
      resolve: ({ caller, input }) => agree(caller, input),
    }),

    withdraw: api.mutation({
      rest: api.DELETE(
        '/api/conversations/{id}/results',
        'Stop the use of your results in this conversation',
        { ...own, description: 'The stored text is deleted. The next question goes without it.' },
      ),
      caller: chatUser,
      input: byIdInput,
      output: z.object({ id: z.string() }),
      resolve: async ({ caller, input: { id } }) => {
        await withdraw(db, caller.id, id);
        return { id };
      },
    }),
  });

  return { conversation, message, chat, chatResults };
}

function disconnected(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
}

async function finishedReply(events: AsyncIterable<schemas.ChatEvent>) {
  for await (const event of events) if (event.type === 'finished') return event.reply;
  return undefined;
}
