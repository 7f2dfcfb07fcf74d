import { useEffect, useReducer } from 'react';
import { chat, type ChatToast } from '#content/chat.ts';
import { pages } from '#content/pages.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { sessionStore } from '#web/lib/browser-storage.ts';
import { showToast } from '#web/ui/toast.ts';

const REDIRECT_MS = 500;

/** Pages of the server, not of this application. */
export const signOutUrl = '/api/logout';

/** Leads back to the selected conversation. */
export function signInUrl(): string {
  const returnTo = pages.chatbot.path + window.location.search;
  return `/api/login?${new URLSearchParams({ returnTo })}`;
}

export function isSignedOut(error: unknown): boolean {
  return errorStatus(error) === 401;
}

let isRedirecting = false;

/** Shows a message, then goes to the sign-in page; only once, even if several calls were refused. */
export function expireSession(): void {
  if (isRedirecting) return;
  isRedirecting = true;
  showToast(chat.toasts.sessionExpired);
  setTimeout(() => {
    isRedirecting = false;
    window.location.assign(signInUrl());
  }, REDIRECT_MS);
}

/** For queries: a 401 ends the session on this page. */
export function useSessionWatch(...errors: readonly unknown[]): void {
  const isExpired = errors.some(isSignedOut);
  useEffect(() => {
    if (isExpired) expireSession();
  }, [isExpired]);
}

/** Shows a failure and, after a 429, the server's advice on when to try again. */
export function tellFailure(error: unknown, toast: ChatToast): void {
  const reason = errorStatus(error) === 429 ? serverMessage(error) : undefined;
  if (isSignedOut(error)) expireSession();
  else showToast({ ...toast, description: [toast.description, reason].filter(Boolean).join(' ') });
}

const KEY = 'chat-draft';
/** A conversation that is not begun yet. */
const NEW = '';

function drafts(): Readonly<Record<string, string>> {
  try {
    return { ...(JSON.parse(sessionStore.get(KEY) ?? '{}') as object) };
  } catch {
    return {};
  }
}

/** Stored in the browser until sent, so it survives a reload and a new sign-in. */
export function keepDraft(text: string, conversationId = NEW): void {
  const { [conversationId]: _before, ...others } = drafts();
  const all = text === '' ? others : { ...others, [conversationId]: text };
  sessionStore.set(KEY, Object.keys(all).length === 0 ? null : JSON.stringify(all));
}

/** What was being typed belongs to the conversation that begins with it. */
export function beginWithDraft(conversationId: string): void {
  keepDraft(drafts()[NEW] ?? '', conversationId);
  keepDraft('');
}

export function useDraft(conversationId?: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const change = (text: string, of = conversationId) => {
    keepDraft(text, of);
    redraw();
  };
  return [drafts()[conversationId ?? NEW] ?? '', change] as const;
}
