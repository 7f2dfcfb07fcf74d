import { queryOptions } from '@tanstack/react-query';
import { errorStatus } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import type { Assessment, SavedResponse } from './types.ts';
import { continuedId, currentSessionId, lastCompletedSession, startSession } from './visit.ts';

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

/** Puts a changed assessment in place of what was read before, if this browser is still taking it. */
export function keepAssessment(assessment: Assessment): void {
  queryClient.setQueryData(currentAssessment.queryKey, (known) =>
    known?.id === assessment.id ? assessment : known,
  );
  refreshDashboards();
}

/** Puts a saved response among those that were read before; who reads them later finds it there. */
export function keepResponse(assessmentId: string, response: SavedResponse): void {
  queryClient.setQueryData(
    responsesOf(assessmentId).queryKey,
    (known) =>
      known && [
        ...known.filter(({ competencyId }) => competencyId !== response.competencyId),
        response,
      ],
  );
  refreshDashboards();
}

export function refreshResponses(assessmentId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: responsesOf(assessmentId).queryKey });
}

function refreshDashboards(): void {
  void queryClient.invalidateQueries({ queryKey: ['assessment', 'dashboard'] });
}

/** What was read of assessments may have changed elsewhere: it is read anew where it is shown. */
export function refreshAssessments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['assessment'] });
}

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
