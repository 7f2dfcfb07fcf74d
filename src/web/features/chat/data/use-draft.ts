import { useState } from 'react';
import { sessionStore } from '#web/lib/browser-storage.ts';

const KEY = 'chat-draft';

/** Kept by the browser until it is sent: a reload or signing in again does not lose it. */
export function keepDraft(text: string): void {
  sessionStore.set(KEY, text === '' ? null : text);
}

export function useDraft() {
  const [draft, setDraft] = useState(() => sessionStore.get(KEY) ?? '');
  const change = (text: string) => {
    setDraft(text);
    keepDraft(text);
  };
  return [draft, change] as const;
}
