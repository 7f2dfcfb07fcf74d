import { useEffect } from 'react';
import { chat } from '#content/chat.ts';
import { pages } from '#content/pages.ts';
import { errorStatus } from '#web/lib/api-error.ts';
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
