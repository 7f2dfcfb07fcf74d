import { localStore, sessionStore } from '#web/lib/browser-storage.ts';
import { queryClient } from '#web/lib/trpc.ts';
import { forgetRecord, notifyTabs, type Erased } from './device-store.ts';
import { refreshAssessments, responsesOf } from './queries.ts';
import { outboxInUse } from './response-outbox.ts';
import { forgetRecent } from './recent-assessments.ts';
import {
  AUTHENTICATED_IDS,
  authenticatedIds,
  currentSessionId,
  LAST_COMPLETED,
  lastCompletedSession,
  SESSION_ID,
  TAKEN_ID,
  takenId,
} from './browser-session.ts';

/** Removes erased assessments from this browser, in all tabs. Their unsent changes are dropped. */
export async function forgetErased(erased: readonly Erased[]): Promise<void> {
  notifyTabs({ erased });
  await forgetHere(erased);
}

export async function forgetHere(erased: readonly Erased[]): Promise<void> {
  for (const one of erased) {
    forgetRecent(one.id);
    forgetBrowserSession(one);
    await forgetRecord(one.id);
    await outboxInUse(one.id)?.clearAfter(() => Promise.resolve());
    queryClient.removeQueries({ queryKey: responsesOf(one.id).queryKey });
  }
  await refreshAssessments();
}

/** The next visit starts a new assessment. */
function forgetBrowserSession({ id, sessionId }: Erased): void {
  if (takenId() === id) sessionStore.set(TAKEN_ID, null);
  if (currentSessionId() === sessionId) sessionStore.set(SESSION_ID, null);
  if (lastCompletedSession() === sessionId) localStore.set(LAST_COMPLETED, null);
  const others = authenticatedIds().filter((one) => one !== id);
  sessionStore.set(AUTHENTICATED_IDS, others.length > 0 ? JSON.stringify(others) : null);
}
