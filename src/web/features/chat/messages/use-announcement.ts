import { useState } from 'react';
import { chat } from '#content/chat.ts';
import { isWriting, justCompleted } from '#web/features/chat/data/exchange.ts';
import type { Message } from '#web/features/chat/data/types.ts';

/** What a screen reader is told: that a reply is being written, and the reply once it is complete. */
export function useAnnouncement(messages: readonly Message[]): string {
  const [last, setLast] = useState({ messages, text: '' });
  if (last.messages === messages) return last.text;
  const completed = justCompleted(last.messages, messages);
  const text = completed
    ? `${chat.labels.assistant}: ${completed.content}`
    : isWriting(messages)
      ? chat.labels.writing
      : last.text === chat.labels.writing
        ? ''
        : last.text;
  setLast({ messages, text });
  return text;
}
