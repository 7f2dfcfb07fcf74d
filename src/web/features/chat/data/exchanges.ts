import { useSyncExternalStore } from 'react';
import { isUnderWay, type Exchange } from './exchange.ts';

/*
 * One exchange for each conversation, outside of React: a reply keeps streaming while its reader
 * looks at another conversation.
 */
let exchanges: ReadonlyMap<string, Exchange> = new Map();
const listeners = new Set<() => void>();

function publish(next: Map<string, Exchange>): void {
  exchanges = next;
  for (const listener of listeners) listener();
}

export function exchangeOf(conversationId: string): Exchange | undefined {
  return exchanges.get(conversationId);
}

export function putExchange(conversationId: string, exchange: Exchange): void {
  publish(new Map(exchanges).set(conversationId, exchange));
}

export function dropExchange(conversationId: string): void {
  const next = new Map(exchanges);
  next.delete(conversationId);
  publish(next);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while this page waits for a reply in another conversation. There is one at a time. */
export function useIsBusyElsewhere(conversationId: string | undefined): boolean {
  const read = () =>
    [...exchanges].some(([id, exchange]) => id !== conversationId && isUnderWay(exchange));
  return useSyncExternalStore(subscribe, read, () => false);
}

export function useExchange(conversationId: string | undefined): Exchange | undefined {
  const read = () => (conversationId === undefined ? undefined : exchangeOf(conversationId));
  return useSyncExternalStore(subscribe, read, () => undefined);
}
