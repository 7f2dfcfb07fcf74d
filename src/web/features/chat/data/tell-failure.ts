import type { ChatToast } from '#content/chat.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { showToast } from '#web/ui/toast.ts';
import { expireSession, isSignedOut } from './session.ts';

/** Says that something failed and, after too many calls, when to try again in the server's words. */
export function tellFailure(error: unknown, toast: ChatToast): void {
  const reason = errorStatus(error) === 429 ? serverMessage(error) : undefined;
  if (isSignedOut(error)) expireSession();
  else showToast({ ...toast, description: [toast.description, reason].filter(Boolean).join(' ') });
}
