import type { ChatToast } from '#content/chat.ts';
import { errorStatus, serverMessage } from '#web/lib/api-error.ts';
import { showToast } from '#web/ui/toast.ts';
import { expireSession, isSignedOut } from './session.ts';

/** Says that something failed. Who is to wait is told for how long, in the service's words. */
export function tellFailure(error: unknown, toast: ChatToast): void {
  const reason = errorStatus(error) === 429 ? serverMessage(error) : undefined;
  if (isSignedOut(error)) expireSession();
  else showToast({ ...toast, description: reason ?? toast.description });
}
