import type { inferRouterOutputs } from '@trpc/server';
import { useSyncExternalStore } from 'react';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>;
type Streamed<T> = T extends AsyncIterable<infer Event> ? Event : never;

export type Message = Outputs['message']['list'][number];
export type Source = NonNullable<Message['sources']>[number];
/** The events of a reply: started, text any number of times, finished. */
export type ReplyEvent = Streamed<Outputs['chat']['send']>;

export interface Question {
  /** Chosen here, so that asking again with the same id stores it once. */
  id: string;
  content: string;
}

export interface Exchange {
  question: Question;
  state: 'sending' | 'writing' | 'failed';
  /** Null until the server begins to reply. */
  replyId: string | null;
  text: string;
  sources: readonly Source[];
  /** Why it failed, if the server gave a reason. */
  problem?: string | undefined;
  /** A limit was reached: until it ends, asking again does not help. */
  isLimit?: boolean;
}

export function begin(question: Question): Exchange {
  return { question, state: 'sending', replyId: null, text: '', sources: [] };
}

export function receive(exchange: Exchange, event: ReplyEvent): Exchange {
  switch (event.type) {
    case 'started':
      return { ...exchange, state: 'writing', replyId: event.reply.id };
    case 'text':
      return {
        ...exchange,
        text: event.isRestart ? event.text : exchange.text + event.text,
        sources: [...(event.isRestart ? [] : exchange.sources), ...(event.sources ?? [])],
      };
    case 'finished':
      return {
        ...exchange,
        replyId: event.reply.id,
        text: event.reply.content,
        sources: event.reply.sources ?? [],
      };
  }
}

export function fail(exchange: Exchange, problem?: string, isLimit = false): Exchange {
  return { ...exchange, state: 'failed', problem, isLimit };
}

/** True while the page waits for the reply or reads it. */
export function isUnderWay(exchange: Exchange | undefined): boolean {
  return exchange !== undefined && exchange.state !== 'failed';
}

const PENDING_REPLY = 'pending-reply';

/** The stored messages with the exchange in its place; streamed text is newer than stored text. */
export function withExchange(stored: readonly Message[], exchange?: Exchange): readonly Message[] {
  if (!exchange) return stored;
  const { question, state } = exchange;
  const place = stored.findIndex(({ id }) => id === question.id);
  const before = place === -1 ? stored : stored.slice(0, place);
  const asked: Message = stored[place] ?? {
    id: question.id,
    role: 'user',
    content: question.content,
    status: 'complete',
  };
  if (state !== 'failed') {
    return [...before, asked, replyOf(exchange, 'writing')];
  }
  const storedReply = place === -1 ? undefined : stored[place + 1];
  if (storedReply) return stored;
  return exchange.text === ''
    ? [...before, asked]
    : [...before, asked, replyOf(exchange, 'interrupted')];
}

function replyOf({ replyId, text, sources }: Exchange, status: Message['status']): Message {
  return {
    id: replyId ?? PENDING_REPLY,
    role: 'assistant',
    content: text,
    status,
    ...(sources.length > 0 && { sources: [...sources] }),
  };
}

/** True while a reply is being written, for this page or another. */
export function isWriting(messages: readonly Message[]): boolean {
  return messages.some(({ status }) => status === 'writing');
}

/** The question to ask again: the last one, when its reply is missing or was cut short. */
export function questionToRetry(messages: readonly Message[]): Question | null {
  const last = messages.at(-1);
  if (!last || (last.role === 'assistant' && last.status !== 'interrupted')) return null;
  const question = messages.findLast(({ role }) => role === 'user');
  return question ? { id: question.id, content: question.content } : null;
}

/** The reply that was completed between two readings of the same conversation. */
export function justCompleted(
  before: readonly Message[],
  now: readonly Message[],
): Message | undefined {
  const last = now.at(-1);
  const wasWriting = isWriting(before) && now.length >= before.length;
  return wasWriting && last?.role === 'assistant' && last.status === 'complete' ? last : undefined;
}

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
