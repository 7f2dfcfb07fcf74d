import { formatSessionId } from '#domain/session-id.ts';
import { localStore, sessionStore } from '#web/lib/browser-storage.ts';

export const SESSION_ID = 'assessment_session_id';
export const TAKEN_ID = 'assessment_taken_id';
const NEW_ASSESSMENT_WANTED = 'new_assessment_wanted';
const STARTED = 'assessment_started';
export const AUTHENTICATED_IDS = 'authenticated_assessments';
export const LAST_COMPLETED = 'last_completed_assessment_session';

/** This browser session's id, null before the first visit to the assessment. */
export const currentSessionId = () => sessionStore.get(SESSION_ID);

export const newSessionId = () =>
  formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));

export function startSession(id = newSessionId()): string {
  sessionStore.set(SESSION_ID, id);
  sessionStore.set(TAKEN_ID, null);
  return id;
}

/** The assessment that this tab takes: its own, or one found by email or opened by a link. */
export const takenId = () => sessionStore.get(TAKEN_ID);

export const take = (id: string) => sessionStore.set(TAKEN_ID, id);

let opened: string | null = null;

/** The assessment that the address names, as a link in a mail does; null when it names none. */
export function namedId(): string | null {
  return location.pathname === '/assessment'
    ? new URLSearchParams(location.search).get('id')
    : null;
}

/** Removes the id from the address. */
export function forgetNamed(): void {
  if (namedId() === null) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
}

/** A link opened this assessment to continue it. */
export function noteOpened(id: string): void {
  opened = id;
}

export const wasOpened = (id: string) => id === opened;

/** Once there are answers, the page shows no introduction, even while it loads (`after-paint.ts`). */
export function noteStarted(hasStarted: boolean): void {
  sessionStore.set(STARTED, hasStarted ? 'yes' : null);
  document.documentElement.toggleAttribute('data-started', hasStarted);
}

/** The visitor asked for a new assessment, even if there are earlier ones. */
export const wantsNewAssessment = () => sessionStore.get(NEW_ASSESSMENT_WANTED) !== null;

export const requestNewAssessment = () => sessionStore.set(NEW_ASSESSMENT_WANTED, 'yes');

/**
 * Leaves a completed assessment: the next visit starts a new one.
 * @param sessionId the assessment's, null when it was continued from another device
 */
export function endSession(sessionId: string | null): void {
  sessionStore.set(TAKEN_ID, null);
  sessionStore.set(NEW_ASSESSMENT_WANTED, null);
  noteStarted(false);
  if (sessionId === null) return;
  localStore.set(LAST_COMPLETED, sessionId);
  if (sessionId === currentSessionId()) sessionStore.set(SESSION_ID, null);
}

export const lastCompletedSession = () => localStore.get(LAST_COMPLETED);

export const isAuthenticatedFor = (id: string) => authenticatedIds().includes(id);

/** Makes this browser session show the results of the assessment. */
export function markAuthenticated(id: string): void {
  const ids = authenticatedIds();
  if (!ids.includes(id)) sessionStore.set(AUTHENTICATED_IDS, JSON.stringify([...ids, id]));
}

export function authenticatedIds(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStore.get(AUTHENTICATED_IDS) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
