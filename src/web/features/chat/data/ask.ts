import { chat } from '#content/chat.ts';
import { serverMessage } from '#web/lib/api-error.ts';
import { client, queryClient } from '#web/lib/trpc.ts';
import { showToast } from '#web/ui/toast.ts';
import { begin, fail, receive, withExchange, type Question } from './exchange.ts';
import { dropExchange, exchangeOf, putExchange } from './exchanges.ts';
import { messagesOf, refreshConversations, refreshMessages } from './queries.ts';
import { expireSession, isSignedOut } from './session.ts';
import { streamingClient } from './streaming-client.ts';
import { keepDraft } from './use-draft.ts';
import type { ReplyEvent } from './types.ts';

/** Sends the question and follows the reply to its end. */
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
    if (!isFinished) throw new Error('The reply broke off');
  } catch (error) {
    await settle(conversationId, error);
  }
}

function follow(conversationId: string, event: ReplyEvent): void {
  const exchange = exchangeOf(conversationId);
  // Its conversation was deleted meanwhile.
  if (!exchange) return;
  const next = receive(exchange, event);
  putExchange(conversationId, next);
  if (event.type === 'started') void refreshConversations();
  if (event.type !== 'finished') return;
  const { answer: reply } = event;
  queryClient.setQueryData(messagesOf(conversationId).queryKey, (stored = []) => [
    ...withExchange(stored, next).slice(0, -1),
    // Stopped before its first word, nothing is kept of it.
    ...(reply.content === '' ? [] : [reply]),
  ]);
  dropExchange(conversationId);
  void refreshMessages(conversationId);
  void refreshConversations();
}

/** The service goes on when only the connection broke: what it has stored says what has become of it. */
async function settle(conversationId: string, error: unknown): Promise<void> {
  const exchange = exchangeOf(conversationId);
  if (!exchange) return;
  const failed = fail(exchange, serverMessage(error));
  if (isSignedOut(error)) {
    putExchange(conversationId, failed);
    keepDraft(exchange.question.content);
    expireSession();
    return;
  }
  void refreshConversations();
  const stored = await queryClient
    .fetchQuery({ ...messagesOf(conversationId), staleTime: 0 })
    .catch(() => []);
  const place = stored.findIndex(({ id }) => id === exchange.question.id);
  const since = place === -1 ? [] : stored.slice(place + 1);
  if (since.some(({ status }) => status !== 'interrupted')) {
    dropExchange(conversationId);
    return;
  }
  putExchange(conversationId, failed);
  showToast(chat.toasts.sendFailed);
}

/** What was written until now is kept. */
export async function stop(conversationId: string): Promise<void> {
  try {
    await client.chat.stop.mutate({ conversationId });
    if (!exchangeOf(conversationId)) await refreshMessages(conversationId);
  } catch (error) {
    if (isSignedOut(error)) expireSession();
    else showToast(chat.toasts.stopFailed);
  }
}
