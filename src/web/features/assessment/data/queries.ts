import { queryOptions } from '@tanstack/react-query';
import type { Assessment } from './types.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import {
  continuedId,
  currentSessionId,
  lastCompletedSession,
  startSession,
} from './browser-storage.ts';

const FIVE_MINUTES_MS = 5 * 60 * 1000;

/** The assessment that this browser is taking; started if there is none (specification section 4). */
export const currentAssessment = queryOptions({
  queryKey: ['assessment', 'current'],
  staleTime: FIVE_MINUTES_MS,
  queryFn: async (): Promise<Assessment> => {
    const continued = continuedId();
    if (continued !== null) {
      const found = await orNull(client.assessment.byId.query({ id: continued }));
      // Who found it may only look once it is completed, and does, until they go on to the dashboard.
      if (found && (found.access !== 'reader' || found.isCompleted)) return found;
    }
    const sessionId = currentSessionId();
    const existing = sessionId && (await orNull(client.assessment.bySession.query({ sessionId })));
    return existing || client.assessment.create.mutate({ sessionId: sessionId ?? startSession() });
  },
});

/**
 * What the dashboard shows: the assessment named in its address, else the one this browser is
 * taking, else the one it completed last; null when there is none.
 */
export function dashboardAssessment(id: string | undefined) {
  return queryOptions({
    queryKey: ['assessment', 'dashboard', id ?? 'own'],
    staleTime: FIVE_MINUTES_MS,
    queryFn: async (): Promise<Assessment | null> => {
      const shown = id ?? continuedId();
      if (shown) return orNull(client.assessment.byId.query({ id: shown }));
      const sessionId = currentSessionId() ?? lastCompletedSession();
      return sessionId === null ? null : orNull(client.assessment.bySession.query({ sessionId }));
    },
  });
}

export const responsesOf = (assessmentId: string) =>
  trpc.response.list.queryOptions({ id: assessmentId });

/** Forgets which assessment this browser is taking: the next visit asks anew. */
export function forgetCurrentAssessment(): void {
  queryClient.removeQueries({ queryKey: currentAssessment.queryKey });
}

/** Null when there is no such assessment; a call that failed otherwise is still a failure. */
async function orNull(call: Promise<Assessment>): Promise<Assessment | null> {
  try {
    return await call;
  } catch (error) {
    if (errorStatus(error) === 404 || errorStatus(error) === 400) return null;
    throw error;
  }
}
