import { queryOptions } from '@tanstack/react-query';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import { isUnderWay, isWriting } from './exchange.ts';
import { exchangeOf } from './exchanges.ts';

/** How often a reply is looked for that another page, or this one before a reload, has asked for. */
const POLL_MS = 1000;

export const person = trpc.auth.user.queryOptions();

export const conversations = trpc.conversation.list.queryOptions();

export const messagesOf = (conversationId: string) =>
  queryOptions({
    ...trpc.message.list.queryOptions({ id: conversationId }),
    refetchInterval: ({ state }) => {
      const isReadHere = isUnderWay(exchangeOf(conversationId));
      return state.data && isWriting(state.data) && !isReadHere ? POLL_MS : false;
    },
  });

export function refreshConversations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: conversations.queryKey });
}

export function refreshMessages(conversationId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: messagesOf(conversationId).queryKey });
}
