import { useState } from 'react';
import { chat } from '#content/chat.ts';
import { isWriting, justCompleted } from '#web/features/chat/data/exchange.ts';
import type { Message } from '#web/features/chat/data/types.ts';

const { labels } = chat;

/**
 * What a screen reader is told: that a reply is being written, and the reply once it is complete;
 * that earlier messages were put in above.
 */
export function useAnnouncement(messages: readonly Message[]): string {
  const [last, setLast] = useState({ messages, text: '' });
  if (last.messages === messages) return last.text;
  const text = announce(last, messages);
  setLast({ messages, text });
  return text;
}

function announce(last: { messages: readonly Message[]; text: string }, now: readonly Message[]) {
  const completed = justCompleted(last.messages, now);
  if (completed) return `${labels.assistant}: ${completed.content}`;
  if (isWriting(now)) return labels.writing;
  const first = last.messages[0]?.id;
  if (now.findIndex(({ id }) => id === first) > 0) return labels.earlierShown;
  return last.text === labels.writing ? '' : last.text;
}
