import { useEffect, useState } from 'react';
import { chat, type ChatToast } from '#content/chat.ts';
import { pages } from '#content/pages.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { sessionStore } from '#web/lib/browser-storage.ts';
import { showToast } from '#web/ui/toast.ts';

const REDIRECT_MS = 500;

/** Pages of the service, not of this application. */
export const signOutUrl = '/api/logout';

/** Leads back to the conversation that is selected now. */
export function signInUrl(): string {
  const returnTo = pages.chatbot.path + window.location.search;
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

export function isSignedOut(error: unknown): boolean {
  return errorStatus(error) === 401;
}

let leaving = false;

/** Says so, then leads to the sign-in; however many calls were refused, once. */
export function expireSession(): void {
  if (leaving) return;
  leaving = true;
  showToast(chat.toasts.sessionExpired);
  setTimeout(() => {
    leaving = false;
    window.location.assign(signInUrl());
  }, REDIRECT_MS);
}

/** For what is read: a refusal ends the session on this page. */
export function useSessionWatch(...errors: readonly unknown[]): void {
  const isExpired = errors.some(isSignedOut);
  useEffect(() => {
    if (isExpired) expireSession();
  }, [isExpired]);
}

/** Says that something failed and, after too many calls, when to try again in the server's words. */
export function tellFailure(error: unknown, toast: ChatToast): void {
  const reason = errorStatus(error) === 429 ? serverMessage(error) : undefined;
  if (isSignedOut(error)) expireSession();
  else showToast({ ...toast, description: [toast.description, reason].filter(Boolean).join(' ') });
}

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
