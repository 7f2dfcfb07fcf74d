import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { averageRating } from '#domain/scoring.ts';
import { queueOf } from './queues.ts';
import type { KnownResponse } from './response-queue.ts';
import type { SavedResponse } from './types.ts';

/** The responses of an assessment, those on their way included, and the queue that saves them. */
export function useResponses(assessmentId: string, saved: readonly SavedResponse[]) {
  const queue = queueOf(assessmentId);

  useEffect(() => {
    // What an earlier visit of this page could not save.
    void queue.flush();
  }, [queue]);

  const known = useSyncExternalStore(
    queue.subscribe,
    () => queue.responses,
    () => queue.responses,
  );
  const saveState = useSyncExternalStore(
    queue.subscribe,
    () => queue.state,
    () => queue.state,
  );
  const responses = useMemo(() => withKnown(saved, known), [saved, known]);
  return { responses, queue, saveState };
}

/** What is known here goes before what was read, unless that was given later on another device. */
function withKnown(saved: readonly SavedResponse[], known: readonly KnownResponse[]) {
  const readAt = new Map(saved.map(({ competencyId, answeredAt }) => [competencyId, answeredAt]));
  const isLatest = ({ competencyId, answeredAt }: KnownResponse) =>
    answeredAt >= (readAt.get(competencyId) ?? '');
  return [
    ...saved,
    ...known
      .filter(isLatest)
      .map((response) => ({ ...response, averageRating: averageRating(response) ?? 0 })),
  ];
}
