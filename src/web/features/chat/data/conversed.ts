import type { Message } from './exchange.ts';

/** The loaded messages of a conversation: the newest, and perhaps earlier ones, without a gap. */
export interface Conversed {
  messages: readonly Message[];
  /** True if there are messages before these. */
  hasEarlier: boolean;
}

export const nothingSaid: Conversed = { messages: [], hasEarlier: false };

/** The newest page as just read; earlier messages already loaded stay above it. */
export function withNewest(known: Conversed | undefined, newest: Conversed): Conversed {
  const first = newest.messages[0]?.id;
  const place = known?.messages.findIndex(({ id }) => id === first) ?? -1;
  // They do not meet: more messages came than a page holds.
  if (!known || place < 1) return newest;
  return {
    messages: [...known.messages.slice(0, place), ...newest.messages],
    hasEarlier: known.hasEarlier,
  };
}

export function withEarlier(known: Conversed, earlier: Conversed): Conversed {
  return {
    messages: [...earlier.messages, ...known.messages],
    hasEarlier: earlier.hasEarlier,
  };
}

/** Adds a reply that was polled; once it has text, it replaces the one cut short. */
export function withReply(messages: readonly Message[], reply?: Message): readonly Message[] {
  if (!reply) return messages;
  return messages.flatMap((message, index) => {
    if (message.id === reply.id) return [reply];
    const isReplaced =
      message.status === 'interrupted' &&
      messages[index + 1]?.id === reply.id &&
      reply.content !== '';
    return isReplaced ? [] : [message];
  });
}
