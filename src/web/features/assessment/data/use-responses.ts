import { useMemo, useSyncExternalStore } from 'react';
import { averageRating } from '#domain/scoring.ts';
import type { KnownResponse } from './response-queue.ts';
import { queueOf } from './response-queue.ts';
import type { SavedResponse } from './types.ts';

/** The responses of an assessment, including unsaved ones, and the queue that saves them. */
export function useResponses(assessmentId: string, saved: readonly SavedResponse[]) {
  const queue = queueOf(assessmentId);
  const saving = useSyncExternalStore(
    queue.subscribe,
    () => queue.view,
    () => queue.view,
  );
  const responses = useMemo(() => withKnown(saved, saving.responses), [saved, saving.responses]);
  return { responses, queue, saving };
}

/** Joins the responses that were read with those known here: the latest of each competency. */
export function withKnown(
  saved: readonly SavedResponse[],
  known: readonly KnownResponse[],
): SavedResponse[] {
  const latest = new Map(saved.map((response) => [response.competencyId, response]));
  for (const response of known) {
    const other = latest.get(response.competencyId);
    if (other && other.answeredAt > response.answeredAt) continue;
    latest.set(response.competencyId, {
      ...response,
      averageRating: averageRating(response) ?? 0,
    });
  }
  return [...latest.values()];
}
