import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { errorStatus } from '#web/lib/api-error.ts';
import { withReply } from './conversed.ts';
import { isUnderWay, withExchange } from './exchange.ts';
import { useExchange } from './exchanges.ts';
import { messagesOf, refreshConversations, refreshMessages, replyOf } from './queries.ts';
import { useSessionWatch } from './session.ts';
import type { Message } from './types.ts';

/**
 * What is said in a conversation: as stored, with the reply that is being written for another page,
 * and with what this page is asking.
 * @param onGone the conversation was deleted elsewhere
 */
export function useMessages(conversationId: string | undefined, onGone: () => void) {
  const stored = useQuery({
    ...messagesOf(conversationId ?? ''),
    enabled: conversationId !== undefined,
  });
  const exchange = useExchange(conversationId);
  const known = stored.data?.messages;
  const followed = useFollowed(conversationId, isUnderWay(exchange) ? undefined : known);
  useSessionWatch(stored.error);
  // Or the address names none.
  const isGone = [400, 404].includes(errorStatus(stored.error) ?? 0);
  const leave = useEffectEvent(() => {
    void refreshConversations();
    onGone();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const messages = useMemo(
    () => withExchange(withReply(known ?? [], followed), exchange),
    [known, followed, exchange],
  );
  return { stored, exchange, messages };
}

/** The reply among these that is being written, as far as it is. */
function useFollowed(
  conversationId: string | undefined,
  messages: readonly Message[] = [],
): Message | undefined {
  const id = messages.find(({ status }) => status === 'writing')?.id;
  const { data, error } = useQuery({ ...replyOf(id ?? ''), enabled: id !== undefined });
  useSessionWatch(error);
  const isOver = (data && data.status !== 'writing') || errorStatus(error) === 404;
  useEffect(() => {
    if (isOver && id !== undefined && conversationId) void refreshMessages(conversationId);
  }, [isOver, id, conversationId]);
  return id === undefined ? undefined : data;
}
