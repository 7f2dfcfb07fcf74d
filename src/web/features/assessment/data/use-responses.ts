import { useMemo, useSyncExternalStore } from 'react';
import { averageRating } from '#domain/scoring.ts';
import type { KnownResponse } from './response-outbox.ts';
import { outboxOf } from './response-outbox.ts';
import type { SavedResponse } from './types.ts';

/** The responses of an assessment, including unsaved ones, and the outbox that saves them. */
export function useResponses(assessmentId: string, saved: readonly SavedResponse[]) {
  const outbox = outboxOf(assessmentId);
  const saving = useSyncExternalStore(outbox.subscribe, outbox.view, outbox.view);
  const responses = useMemo(() => withKnown(saved, saving.responses), [saved, saving.responses]);
  return { responses, outbox, saving };
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
