import { createTRPCClient, httpBatchStreamLink } from '@trpc/client';
import { chat } from '#content/chat.ts';
import type { AppRouter } from '#server/router.ts';
import { errorStatus, replyHeader, serverMessage } from '#web/lib/api-error.ts';
import { client, queryClient } from '#web/lib/trpc.ts';
import { nothingSaid } from './conversed.ts';
import {
  begin,
  dropExchange,
  exchangeOf,
  fail,
  putExchange,
  receive,
  withExchange,
  type Question,
  type ReplyEvent,
} from './exchange.ts';
import { messagesOf, refreshConversations, refreshMessages, refreshResults } from './queries.ts';
import { expireSession, isSignedOut, keepDraft, tellFailure } from './session.ts';

export async function ask(conversationId: string, question: Question): Promise<void> {
  putExchange(conversationId, begin(question));
  try {
    const events = await streamingClient.chat.send.mutate({
      conversationId,
      message: question.content,
      messageId: question.id,
    });
    let isFinished = false;
    for await (const event of events) {
      follow(conversationId, event);
      isFinished ||= event.type === 'finished';
    }
    if (!isFinished) throw new Error('The reply was cut off');
  } catch (error) {
    await settle(conversationId, error);
  }
}

function follow(conversationId: string, event: ReplyEvent): void {
  const exchange = exchangeOf(conversationId);
  // Its conversation was deleted in the meantime.
  if (!exchange) return;
  const next = receive(exchange, event);
  putExchange(conversationId, next);
  if (event.type === 'started') {
    void refreshConversations();
    void refreshResults();
  }
  if (event.type !== 'finished') return;
  const { reply } = event;
  queryClient.setQueryData(messagesOf(conversationId).queryKey, (stored = nothingSaid) => ({
    ...stored,
    messages: [
      ...withExchange(stored.messages, next).slice(0, -1),
      // A reply stopped before its first word is not stored.
      ...(reply.content === '' ? [] : [reply]),
    ],
  }));
  dropExchange(conversationId);
  void refreshMessages(conversationId);
  void refreshConversations();
}

/** If only the connection broke, the server continues: read what it has stored. */
async function settle(conversationId: string, error: unknown): Promise<void> {
  const exchange = exchangeOf(conversationId);
  if (!exchange) return;
  const isLimit = errorStatus(error) === 429;
  const failed = fail(exchange, serverMessage(error), isLimit);
  if (isSignedOut(error)) {
    putExchange(conversationId, failed);
    keepDraft(exchange.question.content, conversationId);
    expireSession();
    return;
  }
  void refreshConversations();
  const { messages: stored } = await queryClient
    .fetchQuery({ ...messagesOf(conversationId), staleTime: 0 })
    .catch(() => nothingSaid);
  const place = stored.findIndex(({ id }) => id === exchange.question.id);
  const since = place === -1 ? [] : stored.slice(place + 1);
  if (since.some(({ status }) => status !== 'interrupted')) {
    dropExchange(conversationId);
    return;
  }
  putExchange(conversationId, failed);
  if (isLimit) {
    setTimeout(() => {
      if (exchangeOf(conversationId) === failed) putExchange(conversationId, fail(exchange));
    }, untilLimitEnds(error));
  }
  // The page itself shows a reached limit, and that an answer was cut off.
  if (!isLimit && exchange.text === '') tellFailure(error, chat.toasts.sendFailed);
}

/** In milliseconds; a minute if the server does not say. */
const untilLimitEnds = (error: unknown) => (Number(replyHeader(error, 'retry-after')) || 60) * 1000;

export async function stop(conversationId: string): Promise<void> {
  try {
    await client.chat.stop.mutate({ conversationId });
    if (!exchangeOf(conversationId)) await refreshMessages(conversationId);
  } catch (error) {
    tellFailure(error, chat.toasts.stopFailed);
  }
}

/** Streams a reply. Separate from the other client, so that only the chat loads it. */
const streamingClient = createTRPCClient<AppRouter>({
  links: [httpBatchStreamLink({ url: '/trpc', maxItems: 1 })],
});
