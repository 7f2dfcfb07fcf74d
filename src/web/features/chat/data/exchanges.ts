import { useSyncExternalStore } from 'react';
import type { Exchange } from './exchange.ts';

/*
 * One exchange for each conversation, outside of React: a reply goes on being read while its
 * reader looks at another conversation.
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

export function useExchange(conversationId: string | undefined): Exchange | undefined {
  const read = () => (conversationId === undefined ? undefined : exchangeOf(conversationId));
  return useSyncExternalStore(subscribe, read, () => undefined);
}
