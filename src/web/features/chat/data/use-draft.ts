import { useState } from 'react';

const KEY = 'chat-draft';

/** Kept by the browser until it is sent: a reload or signing in again does not lose it. */
export function keepDraft(text: string): void {
  if (text === '') sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, text);
}

export function useDraft() {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(KEY) ?? '');
  const change = (text: string) => {
    setDraft(text);
    keepDraft(text);
  };
  return [draft, change] as const;
}
